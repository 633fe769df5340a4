import { useState } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { pageOrigin } from '../../shared/platform/page/host/page-origin'
import { formatNumber } from '../../shared/platform/values/format-number'
import { imageAddress } from '../../shared/platform/values/image-address'
import { interpolate } from '../../shared/platform/values/interpolate'
import { safeHref } from '../../shared/platform/values/links'
import { Icon } from '../../shared/ui/button/Icon'
import { heart, person, retweet } from '../../shared/ui/button/icon-shapes'
import { TextLink } from '../../shared/ui/button/TextLink'
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden'
import styles from './Post.module.css'
import { socialBlockMessages } from './social-block-messages'

/** A post as the page gives it; missing parts are left out. */
type SocialPost = {
  image?: string | null | undefined
  user?: { profile_image_url?: string | null | undefined } | null | undefined
  text?: string | null | undefined
  link?: string | null | undefined
  retweet_count?: number | null | undefined
  favorite_count?: number | null | undefined
}

type PostProps = {
  post: SocialPost
  /** A text such as "2 of 8", which distinguishes the post's link from the others. */
  place: string
}

/** One post: picture, author's picture, text, link and counts. */
export function Post({ post, place }: PostProps) {
  const messages = useMessages(socialBlockMessages)
  const link = safeHref(post.link)
  return (
    <article className={styles.post}>
      <Picture address={post.image} className={styles.picture} width={352} height={242} />
      <div className={styles.body}>
        <span className={styles.author}>
          <Icon shape={person} />
          <Picture address={post.user?.profile_image_url} className={styles.face} width={40} height={40} />
        </span>
        <p className={styles.text}>
          {post.text && <span>{`${post.text} `}</span>}
          {link && (
            <TextLink href={link} opensNewTab isUntrusted>
              {messages.read}
              <VisuallyHidden>{` ${place}`}</VisuallyHidden>
            </TextLink>
          )}
        </p>
        <p className={styles.counts}>
          <Count shape={retweet} count={post.retweet_count} one={messages.repost} many={messages.reposts} />
          <Count shape={heart} count={post.favorite_count} one={messages.like} many={messages.likes} />
        </p>
      </div>
    </article>
  )
}

type PictureProps = {
  address: string | null | undefined
  className: string | undefined
  width: number
  height: number
}

/**
 * An external picture; one that is missing, unsafe or broken is left out. A picture of another shape than its
 * frame is shown whole, so that its subject is not cut off; a panorama is cropped, because it would otherwise be a
 * narrow strip.
 */
function Picture({ address, ...attributes }: PictureProps) {
  const [isBroken, setBroken] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const compare = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const shape = (naturalWidth * attributes.height) / (naturalHeight * attributes.width)
    setWhole(shape < 0.8 || (shape > 1.3 && shape < 1.5))
  }
  const src = imageAddress(address, pageOrigin())
  if (!src || isBroken) return null
  return (
    <img
      {...attributes}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      data-whole={isWhole || undefined}
      onLoad={event => compare(event.currentTarget)}
      onError={() => setBroken(true)}
    />
  )
}

type CountProps = { shape: string; count: number | null | undefined; one: string; many: string }

function Count({ shape, count, one, many }: CountProps) {
  if (typeof count !== 'number') return null
  return (
    <span className={styles.count}>
      <Icon shape={shape} />
      <span>{interpolate(count === 1 ? one : many, { count: formatNumber(count) })}</span>
    </span>
  )
}
