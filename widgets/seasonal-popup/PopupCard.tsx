import { type FocusEvent, useContext, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { hasFocus, setFocusInPlace } from '../../shared/platform/page/focus'
import { announce } from '../../shared/platform/page/live-region'
import { ButtonLink } from '../../shared/ui/button/ButtonLink'
import { IconButton } from '../../shared/ui/button/IconButton'
import { cross } from '../../shared/ui/button/icon-shapes'
import { inheritTheme, PlaceContext } from '../../shared/ui/dialog/inherit-theme'
import { Title } from '../../shared/ui/layout/Title'
import { Picture } from '../../shared/ui/product/Picture'
import { useIsSeen } from '../../shared/ui/use-is-seen'
import { isFieldInUse } from './in-the-way'
import styles from './SeasonalPopup.module.css'
import { seasonalPopupMessages } from './seasonal-popup-messages'

type PopupCardProps = {
  text: string | undefined
  image: string | undefined
  href: string
  isHidden: boolean
  onClose: () => void
}

const isCoveredBy = (card: Element, { left, right, top, bottom }: DOMRect) => {
  const own = card.getBoundingClientRect()
  return left < own.right && right > own.left && top < own.bottom && bottom > own.top
}

/**
 * A card in the corner of the window. It does not take the focus; a focused element that it covers is scrolled clear of
 * it.
 */
export function PopupCard({ text, image, href, isHidden, onClose }: PopupCardProps) {
  const messages = useMessages(seasonalPopupMessages)
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const place = useContext(PlaceContext)
  useLayoutEffect(() => {
    if (card.current && place) inheritTheme(place)(card.current)
  }, [place])
  const isSeen = useIsSeen()
  useEffect(() => {
    if (isSeen()) announce(messages.title)
  }, [isSeen, messages.title])

  const close = useEffectEvent(() => {
    if (hasFocus(card.current)) setFocusInPlace(cameFrom.current)
    onClose()
  })
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isHidden && !isFieldInUse()) close()
  })
  useEffect(() => {
    const uncover = ({ target }: Event) => {
      const { current } = card
      if (!current || !(target instanceof HTMLElement) || current.contains(target)) return
      if (isCoveredBy(current, target.getBoundingClientRect())) target.scrollIntoView?.({ block: 'center' })
    }
    const hearKey = (event: KeyboardEvent) => closeByKey(event)
    // Escape, and a card that would cover the focus. Ends with: the card closes.
    document.addEventListener('keydown', hearKey)
    document.addEventListener('focusin', uncover)
    return () => {
      document.removeEventListener('keydown', hearKey)
      document.removeEventListener('focusin', uncover)
    }
  }, [])
  const rememberFrom = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }
  return (
    <aside
      ref={card}
      className={styles.card}
      data-ground="brand"
      hidden={isHidden}
      aria-labelledby={titleId}
      onFocus={rememberFrom}
    >
      {image && <Picture image={image} size={220} className={styles.picture} />}
      <div className={styles.body}>
        <Title id={titleId}>{messages.title}</Title>
        {text && <p>{text}</p>}
        <div>
          <ButtonLink tone="accent" href={href} onPress={onClose}>
            {messages.link}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.close}>
        <IconButton label={messages.closeDialog} shape={cross} onPress={() => close()} />
      </div>
    </aside>
  )
}
