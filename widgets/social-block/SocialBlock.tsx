import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { announce } from '../../shared/platform/page/live-region'
import { useDraft } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { Surface } from '../../shared/ui/layout/Surface'
import { Title } from '../../shared/ui/layout/Title'
import { Post } from './Post'
import styles from './SocialBlock.module.css'
import type { options } from './social-block.options'
import { socialBlockMessages } from './social-block-messages'

const pageSize = 3

/** The latest posts, three at a time; nothing if there are none. */
export function SocialBlock({ posts }: OptionValues<typeof options>) {
  const messages = useMessages(socialBlockMessages)
  const [shown, setShown] = useDraft('shown', pageSize)
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const total = posts.length

  const showMore = () => {
    const next = Math.min(shown + pageSize, total)
    const added = next - shown
    flushSync(() => setShown(next))
    setFocus(list.current?.children[shown])
    announce(
      interpolate(added === 1 ? messages.shownOne : messages.shownMore, { count: added, shown: next, total }),
    )
  }

  if (!total) return null
  return (
    <Surface>
      <section className={styles.social} aria-labelledby={titleId}>
        <Title id={titleId}>{messages.title}</Title>
        <ul className={styles.posts} ref={list}>
          {posts.slice(0, shown).map((post, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: posts have no identity and never change their order
            <li className={styles.item} key={at} tabIndex={-1}>
              <Post post={post} place={interpolate(messages.place, { at: at + 1, total })} />
            </li>
          ))}
        </ul>
        {shown < total && (
          <div className={styles.more}>
            <Button tone="secondary" onPress={showMore}>
              {messages.more}
            </Button>
          </div>
        )}
      </section>
    </Surface>
  )
}
