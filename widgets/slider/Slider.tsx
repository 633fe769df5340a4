import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { announce } from '../../shared/platform/page/live-region'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { IconButton } from '../../shared/ui/button/IconButton'
import { chevronLeft, chevronRight, pause } from '../../shared/ui/button/icon-shapes'
import { Surface } from '../../shared/ui/layout/Surface'
import { slideWidth } from './page-slides'
import styles from './Slider.module.css'
import type { options } from './slider.options'
import { type SliderMessages, sliderMessages } from './slider-messages'
import type { Place } from './start-slides'
import { useSlides } from './use-slides'

const play = 'M8 5.5v13l11-6.5z'

const inWords = ({ first, last, count }: Place, { one, some }: SliderMessages) =>
  interpolate(first === last ? one : some, { first: first + 1, last: last + 1, count })

/** The buttons for a row of the page's own pictures or films (SL-01); none if all of them are in view. */
export function Slider({
  slides,
  kind,
  title,
  perView,
  perViewNarrow,
  autoplay,
}: OptionValues<typeof options>) {
  const messages = useMessages(sliderMessages)
  const name = title ?? (kind === 'video' ? messages.films : messages.pictures)
  const canMove = kind !== 'video' && (autoplay ?? kind === 'gallery')
  const dressing = { width: slideWidth(perView, perViewNarrow), title: name, carousel: messages.carousel }
  const { place, isMoving, setMoving, hold, go } = useSlides(slides, dressing, canMove)
  if (!place) return null
  const turnIt = isMoving ? messages.pause : messages.play
  const turn = (by: 1 | -1) => {
    setMoving(false)
    const now = go(by)
    if (now) announce(`${name}: ${inWords(now, messages)}`)
  }
  return (
    <Surface>
      <div className={styles.controls}>
        {canMove && (
          <Button tone="secondary" aria-label={`${turnIt}, ${name}`} onPress={() => setMoving(!isMoving)}>
            <Icon shape={isMoving ? pause : play} />
            {turnIt}
          </Button>
        )}
        <span className={styles.place}>{inWords(place, messages)}</span>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only note where the pointer and the focus are */}
        <div
          className={styles.steps}
          onPointerEnter={() => hold('buttons', true)}
          onPointerLeave={() => hold('buttons', false)}
          onFocus={() => hold('focus', true)}
          onBlur={() => hold('focus', false)}
        >
          <IconButton
            label={`${messages.previous}, ${name}`}
            shape={chevronLeft}
            isLined
            aria-controls={slides}
            disabledReason={place.isStart ? messages.atStart : undefined}
            onPress={() => turn(-1)}
          />
          <IconButton
            label={`${messages.next}, ${name}`}
            shape={chevronRight}
            isLined
            aria-controls={slides}
            disabledReason={place.isEnd ? messages.atEnd : undefined}
            onPress={() => turn(1)}
          />
        </div>
      </div>
    </Surface>
  )
}
