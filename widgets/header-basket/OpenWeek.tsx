import { useDeferredValue, useId, useState } from 'react'
import { nextMidnight, nextOf } from '../../shared/rules/clock'
import type { CalendarDate } from '../../shared/rules/dates'
import { today } from '../../shared/rules/london'
import { cutoffsOf, daysOf, type Week, weekAt } from '../../shared/rules/week'
import { useTime } from '../../shared/services/use-now'
import { useShop } from '../../shared/services/use-shop'
import { useWeeks, useWeeksStore } from '../../shared/services/use-weeks'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { useSaidWeek } from '../../shared/week/use-said-week'
import { Day, unknownDay, waitingDay } from './Day'
import { DayStrip } from './DayStrip'
import { DiscountCode } from './DiscountCode'
import { EarlierDays } from './EarlierDays'
import { type Entry, EntryDialog } from './EntryDialog'
import type { HeaderBasketWording } from './header-basket-wording'
import styles from './OpenWeek.module.css'
import { Totals } from './Totals'
import { useEarlierDays } from './use-earlier-days'
import { useOpeningFocus } from './use-opening-focus'
import { WeekAhead } from './WeekAhead'
import { WeekBar } from './WeekBar'

/** What was opened, as it was read last; it stays open when the week no longer holds it. */
const freshest = (entry: Entry, { boxes }: Week): Entry =>
  'box' in entry ? { box: boxes.find(({ id }) => id === entry.box.id) ?? entry.box } : entry

const emptyWeek = (start: CalendarDate): Week => ({
  start,
  lines: [],
  boxes: [],
  pauses: [],
  shifts: [],
  unfinished: null,
})

/** What the days hold follows the week itself, in pieces: drawn at once, it kept a press waiting. */
const useIsDrawn = (start: CalendarDate | null) => useDeferredValue(start, null) === start

/** The open weekly basket (HB-01 to HB-05). */
export function OpenWeek({ labels }: { labels: HeaderBasketWording }) {
  const weeks = useWeeksStore()
  const titleId = useId()
  const heading = useOpeningFocus()
  const saySoon = useSaidWeek(labels)
  const [opened, setOpened] = useState<Entry | null>(null)
  const isGuest = useShop(state => state.session.isGuest)
  const start = useWeeks(state => state.start)
  const { status, value } = useWeeks(state => state.week)
  const now = useTime(time => nextOf([...(value ? cutoffsOf(value) : []), nextMidnight(time)], time))
  const week = value ? weekAt(value, now) : emptyWeek(start)
  const days = daysOf(week)
  const isDrawn = useIsDrawn(value?.start ?? null)
  const rest = status === 'failed' && !value ? unknownDay(labels.unknown) : waitingDay
  const instead = value && isDrawn ? null : rest
  const dayId = (date: string | null) => `${titleId}-${date}`
  const { isEarlier, unfold } = useEarlierDays(value, today(now))
  const earlier = days.map(({ date }) => date).filter(isEarlier)
  const goTo = (date: CalendarDate) => {
    if (isEarlier(date)) unfold()
    const day = document.getElementById(dayId(date))
    day?.focus({ preventScroll: true })
    day?.scrollIntoView({ block: 'start' })
  }
  const retry = () => {
    saySoon()
    // The pressed button goes.
    heading.current?.focus({ preventScroll: true })
    void weeks.getState().refresh()
  }
  return (
    <section
      className={styles.week}
      data-ground="brand"
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || !isDrawn || undefined}
    >
      <WeekBar {...{ titleId, heading, labels }} onPress={saySoon} />
      {status === 'failed' && (
        <Alert tone="error" title={labels.failed}>
          <Button tone="secondary" size="small" onPress={retry}>
            {labels.retry}
          </Button>
        </Alert>
      )}
      <DayStrip days={days} now={today(now)} onGo={goTo} labels={labels} />
      {value && <WeekAhead {...{ week, days, now, labels }} />}
      <EarlierDays dates={earlier} labels={labels} onShow={() => earlier[0] && goTo(earlier[0])} />
      <div
        className={styles.days}
        data-rest={!days[0]?.lines.length && !days[0]?.boxes.length ? true : undefined}
      >
        {days.map(day => (
          <Day
            key={day.date}
            id={dayId(day.date)}
            isEarlier={isEarlier(day.date)}
            onOpen={setOpened}
            {...{ day, now, labels, instead }}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {!isGuest && <DiscountCode labels={labels} />}
        <Totals week={value} labels={labels} />
      </div>
      {opened && (
        <EntryDialog
          entry={freshest(opened, week)}
          unfinished={week.unfinished}
          labels={labels}
          returnFocusTo={() =>
            document.getElementById(dayId('line' in opened ? opened.line.date : opened.box.date))
          }
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}
