import { useEffect, useRef } from 'react'
import { clockWords } from '../../../shared/domain/rules/dates/clock'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { announce } from '../../../shared/platform/page/live-region'
import { useIsClockKnown, useTime } from '../../../shared/platform/providers/use-clock'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { useIsSeen } from '../../../shared/ui/use-is-seen'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'

type CutoffNoteProps = { cutoff: Date }

const minuteMs = 60_000
const announcedAt = [10, 1]

/**
 * Returns the time at which the number of minutes left changes next, within the last hour; null once the cut-off has
 * passed.
 */
function nextMinute(cutoff: Date, time: Date): Date | null {
  const left = Math.ceil((cutoff.getTime() - time.getTime()) / minuteMs)
  return left > 0 ? new Date(cutoff.getTime() - Math.min(left - 1, 60) * minuteMs) : null
}

/** The cut-off of the order, once the shop's time is known; in the last hour also the minutes left (A5, J-50). */
export function CutoffNote({ cutoff }: CutoffNoteProps) {
  const messages = useMessages(checkoutPanelMessages)
  const isKnown = useIsClockKnown()
  const clock = useTime(time => nextMinute(cutoff, time))
  const minutes = Math.ceil((cutoff.getTime() - clock.getTime()) / minuteMs)
  const orderBy = interpolate(messages.orderBy, { time: clockWords(cutoff, clock, messages) })
  const left = minutes === 1 ? messages.minuteLeft : messages.minutesLeft
  const said = minutes > 0 && minutes <= 60 ? interpolate(left, { orderBy, count: minutes }) : orderBy
  const last = useRef<number | null>(null)
  const isSeen = useIsSeen()
  useEffect(() => {
    const isDue = isKnown && announcedAt.includes(minutes) && last.current !== minutes
    if (isDue && isSeen()) announce(said)
    last.current = minutes
  }, [isKnown, minutes, said, isSeen])
  // The line is kept free until the time is known, so that nothing moves.
  return isKnown && minutes <= 0 ? null : <p className={styles.cutoff}>{isKnown && said}</p>
}
