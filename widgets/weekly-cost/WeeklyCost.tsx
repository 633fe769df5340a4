import { useRef } from 'react'
import { useWeeks, useWeeksStore } from '../../shared/domain/hooks/use-weeks'
import { WayOn } from '../../shared/features/calls/LoginLink'
import { KnownTotal } from '../../shared/features/week/KnownTotal'
import { openWeek } from '../../shared/features/week/open-week'
import { unpricedInWords } from '../../shared/features/week/unpriced-in-words'
import { useFirstWeek } from '../../shared/features/week/use-first-week'
import { useSaidWeek } from '../../shared/features/week/use-said-week'
import { WeekNav } from '../../shared/features/week/WeekNav'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocusInPlace } from '../../shared/platform/page/focus'
import { placeholdersOf } from '../../shared/platform/page/placeholders'
import { Button } from '../../shared/ui/button/Button'
import styles from './WeeklyCost.module.css'
import type { options } from './weekly-cost.options'
import { weeklyCostMessages } from './weekly-cost-messages'

const isBasketShown = () => placeholdersOf('header-basket', 'mounted').length > 0

/** The cost of the shown week, which is the same week as in the weekly basket on the page. */
export function WeeklyCost({ startOfWeek }: OptionValues<typeof options>) {
  const messages = useMessages(weeklyCostMessages)
  useFirstWeek(startOfWeek)
  const weeks = useWeeksStore()
  const { status, value, error } = useWeeks(state => state.week)
  const isOpen = useWeeks(state => state.isOpen)
  const unpriced = value && unpricedInWords(value, messages)
  const figure = useRef<HTMLParagraphElement>(null)
  const saySoon = useSaidWeek(messages)
  const retry = () => {
    saySoon()
    // The pressed button disappears.
    setFocusInPlace(figure.current)
    void weeks.getState().refresh()
  }
  return (
    <section
      className={styles.cost}
      data-ground="brand"
      aria-label={messages.title}
      aria-busy={status === 'loading' || undefined}
    >
      <WeekNav onPress={saySoon} />
      <p ref={figure} className={styles.total} tabIndex={-1}>
        <span>{`${messages.total} `}</span>
        <strong className={styles.amount}>
          <KnownTotal week={value} />
        </strong>
      </p>
      {unpriced && <p className={styles.failed}>{unpriced}</p>}
      {value?.isPartial && <p className={styles.failed}>{messages.partly}</p>}
      {status === 'failed' && (
        // If the open weekly basket already reports the failure as an alert, this message is not an alert.
        <p className={styles.failed} role={isOpen && isBasketShown() ? undefined : 'alert'}>
          <span>{`${messages.failed} `}</span>
          <WayOn error={error}>
            <Button tone="secondary" size="small" onPress={retry}>
              {messages.retry}
            </Button>
          </WayOn>
        </p>
      )}
      {(value || status !== 'failed') && (
        <Button tone="quiet" onPress={() => openWeek(weeks)}>
          {messages.details}
        </Button>
      )}
    </section>
  )
}
