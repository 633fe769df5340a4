import { useDeferredValue, useId, useMemo } from 'react'
import { unexplained } from '../../../shared/domain/api/client/errors'
import { useShop } from '../../../shared/domain/hooks/use-shop'
import { useIsWeekSaid, useWeeks, useWeeksStore } from '../../../shared/domain/hooks/use-weeks'
import { isPartlyShown } from '../../../shared/domain/rules/essentials/week'
import { LoginLink } from '../../../shared/features/calls/LoginLink'
import { useTellsRead } from '../../../shared/features/calls/unsure'
import { useSaidWeek } from '../../../shared/features/week/use-said-week'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { setFocusInPlace } from '../../../shared/platform/page/focus'
import { Button } from '../../../shared/ui/button/Button'
import { Alert } from '../../../shared/ui/status/Alert'
import { headerBasketMessages } from '../header-basket-messages'
import { DiscountCode } from '../totals/DiscountCode'
import { Totals } from '../totals/Totals'
import styles from './OpenWeek.module.css'
import { useOpeningFocus } from './use-opening-focus'
import { WeekBar } from './WeekBar'
import { type ShownWeek, WeekBody } from './WeekBody'

/**
 * Returns the requested week, and the week to render: its data is rendered in a deferred pass, so that the press is not
 * blocked.
 */
function useShownWeek(): { asked: ShownWeek; shown: ShownWeek } {
  const start = useWeeks(state => state.start)
  const { status, value } = useWeeks(state => state.week)
  const asked = useMemo(() => ({ start, status, value }), [start, status, value])
  // A week whose data is here already does not show as loading first.
  const coming = value ? 'ready' : status
  const blank = useMemo((): ShownWeek => ({ start, status: coming, value: null }), [start, coming])
  const known = useDeferredValue(asked, blank)
  return { asked, shown: known.start === start ? known : blank }
}

/** The open weekly basket (HB-01 to HB-05). */
export function OpenWeek() {
  const messages = useMessages(headerBasketMessages)
  const weeks = useWeeksStore()
  const titleId = useId()
  // The bar is rendered first and gets the focus; the rest follows, because one long task delayed the first press.
  const isDrawn = useDeferredValue(true, false)
  const heading = useOpeningFocus(isDrawn)
  const saySoon = useSaidWeek(messages)
  const isGuest = useShop(state => state.session.isGuest)
  const { asked, shown } = useShownWeek()
  const isSaid = useIsWeekSaid()
  // A week that could not be read has nothing to show.
  const isFailed = asked.status === 'failed'
  const isBare = isFailed && !asked.value
  const retry = () => {
    saySoon()
    // The pressed button disappears.
    setFocusInPlace(heading.current)
    void weeks.getState().refresh()
  }
  const isLoggedOut = useWeeks(({ week }) => unexplained(week.error) === 'loggedOut')
  const isTold = useTellsRead(isFailed ? () => void weeks.getState().refresh() : undefined)
  return (
    <section
      className={styles.week}
      data-ground="brand"
      data-unknown={!isSaid || undefined}
      aria-labelledby={titleId}
      aria-busy={asked.status === 'loading' || shown !== asked || !isDrawn || undefined}
    >
      <WeekBar {...{ titleId, heading }} onPress={saySoon} />
      {isFailed && isTold && (
        <Alert tone="error" title={messages.failed} messages={isLoggedOut ? [messages.loggedOut] : []}>
          {isLoggedOut ? (
            <LoginLink />
          ) : (
            <div>
              <Button tone="secondary" size="small" onPress={retry}>
                {messages.retry}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {asked.value && isPartlyShown(asked.value) && <Alert tone="warning" messages={[messages.partly]} />}
      {isDrawn && !isBare && <WeekBody {...{ shown, titleId }} />}
      {/* The discount code stays mounted beside a week that could not be read, because it may still announce an outcome. */}
      {isDrawn && (
        <div className={styles.foot} hidden={isBare && isTold}>
          {!isGuest && <DiscountCode />}
          {!isBare && <Totals week={shown.value} />}
        </div>
      )}
    </section>
  )
}
