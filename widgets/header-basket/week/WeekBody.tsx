import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShop } from '../../../shared/domain/hooks/use-shop'
import { nextMidnight, nextOf } from '../../../shared/domain/rules/dates/clock'
import { addDays, type CalendarDate, formatDate } from '../../../shared/domain/rules/dates/dates'
import {
  cutoffsOf,
  daysOf,
  isPartlyShown,
  type Week,
  weekAt,
} from '../../../shared/domain/rules/essentials/week'
import { comingDelivery, sharedCutoff } from '../../../shared/domain/rules/essentials/week-ahead'
import type { WeeksState } from '../../../shared/domain/store/weeks'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { setFocusInPlace } from '../../../shared/platform/page/focus'
import { pageOrigin } from '../../../shared/platform/page/host/page-origin'
import { useTime } from '../../../shared/platform/providers/use-clock'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { today } from '../../../shared/platform/values/london'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { DayStrip } from '../days/DayStrip'
import { Days } from '../days/Days'
import { EarlierDays } from '../days/EarlierDays'
import { useEarlierDays } from '../days/use-earlier-days'
import { type Entry, EntryDialog } from '../entries/EntryDialog'
import { headerBasketMessages } from '../header-basket-messages'
import styles from './OpenWeek.module.css'
import { WeekAhead } from './WeekAhead'

/** The week to render: its start, the status of its data and the data. */
export type ShownWeek = Pick<WeeksState, 'start'> & Pick<WeeksState['week'], 'status' | 'value'>

type WeekBodyProps = { shown: ShownWeek; titleId: string }

/** Returns the opened entry as the shop last answered it; the dialog stays open if the week no longer contains it. */
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

type DeadlineProps = { closing: string | null; isRead: boolean }

/** The cut-off of the week. Its line is kept while another week loads, so that the content below moves only once. */
function Deadline({ closing, isRead }: DeadlineProps) {
  const messages = useMessages(headerBasketMessages)
  const [hadClosing, keep] = useState(false)
  if (isRead && hadClosing !== (closing !== null)) keep(closing !== null)
  if (!closing && (isRead || !hadClosing)) return null
  return (
    <p className={styles.deadline}>
      {closing ? interpolate(messages.editBefore, { time: closing }) : '\u00a0'}
    </p>
  )
}

/** A link to the page of pauses, with the days of this week filled in. */
function PauseWeek({ start }: { start: CalendarDate }) {
  const messages = useMessages(headerBasketMessages)
  const page = new URL(pages.pauses, pageOrigin())
  page.searchParams.set('start_date', formatDate(start))
  page.searchParams.set('end_date', formatDate(addDays(start, 6)))
  return (
    <p>
      <TextLink href={page.href} data-action="">
        {messages.pauseWeek}
      </TextLink>
    </p>
  )
}

/** The days of the shown week, the strip that leads to them, and the dialog of an opened entry. */
export const WeekBody = memo(function WeekBody({ shown, titleId }: WeekBodyProps) {
  const messages = useMessages(headerBasketMessages)
  const { start, status, value } = shown
  const isGuest = useShop(state => state.session.isGuest)
  const [opened, setOpened] = useState<Entry | null>(null)
  const now = useTime(time => nextOf([...(value ? cutoffsOf(value) : []), nextMidnight(time)], time))
  const week = value ? weekAt(value, now) : emptyWeek(start)
  const days = daysOf(week)
  // The week whose days are all rendered at once, because somebody has asked for a day that was not rendered yet.
  const [hurried, hurry] = useState<CalendarDate | null>(null)
  if (hurried && hurried !== start) hurry(null)
  const closing = sharedCutoff(days, now)
  // WeekAhead states its cut-off on a phone.
  const ahead = comingDelivery(days, today(now)).next?.date
  const dayId = (date: string | null) => `${titleId}-${date}`
  const dayAt = (date: string | null) => document.getElementById(dayId(date))
  const { isEarlier, unfold } = useEarlierDays(value, today(now))
  const earlier = days.map(({ date }) => date).filter(isEarlier)
  const goTo = (date: CalendarDate) => {
    if (isEarlier(date)) unfold()
    if (!dayAt(date)) flushSync(() => hurry(start))
    const day = dayAt(date)
    setFocusInPlace(day)
    day?.scrollIntoView({ block: 'start' })
  }
  const isUnordered = value !== null && !week.isPartial && !week.lines.length && !week.boxes.length
  // Its place is known before the week is, so that the days below move only once.
  const canPause =
    !isGuest && start > today(now) && !isUnordered && (!value || days.some(({ isPaused }) => !isPaused))
  return (
    <>
      <DayStrip days={days} now={today(now)} onGo={goTo} />
      <WeekAhead isKnown={value !== null} {...{ week, days, now }} />
      <Deadline isRead={value !== null} closing={closing} />
      {canPause && <PauseWeek start={start} />}
      <EarlierDays dates={earlier} onShow={() => earlier[0] && goTo(earlier[0])} />
      {isUnordered && days.some(({ date }) => date >= today(now)) && (
        <p className={styles.unordered}>
          {messages.nothingOrdered} <TextLink href={pages.milk}>{messages.chooseMilk}</TextLink>
        </p>
      )}
      <Days
        {...{ start, days, now, ahead, dayId, isEarlier }}
        isClosingSaid={closing !== null}
        status={value ? 'ready' : status}
        isPartial={isPartlyShown(week)}
        isKnown={value !== null}
        isHurried={hurried !== null}
        onOpen={setOpened}
      />
      {opened && (
        <EntryDialog
          entry={freshest(opened, week)}
          press={opened}
          unfinished={week.unfinished}
          returnFocusTo={() => dayAt('line' in opened ? opened.line.date : opened.box.date)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
})
