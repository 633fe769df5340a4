import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { findMoveConflicts } from '../../shared/domain/api/house-move'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useReading } from '../../shared/domain/hooks/use-reading'
import {
  choiceOf,
  fieldOf,
  type MoveAnswer,
  type MoveChoices,
  movingDay,
  nearestTo,
  unresolved,
  withNearest,
} from '../../shared/domain/rules/customers/house-move'
import { nextMidnight } from '../../shared/domain/rules/dates/clock'
import {
  addDays,
  type CalendarDate,
  dayInWords,
  daysBetween,
  parseDate,
} from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { useClock, useTime } from '../../shared/platform/providers/use-clock'
import { persistedText, usePersistedState, useTypedBefore } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import { useIsSeen } from '../../shared/ui/use-is-seen'
import { type HouseMoveMessages, houseMoveMessages } from './house-move-messages'

type Address = { id: string; address_summary: string }

export type HouseMoveGiven = {
  addresses: readonly Address[]
  address: string | undefined
  postcode: string
  move_date: string | undefined
  earliestDate: string | undefined
  choices: MoveChoices | undefined
}

export type HouseMoving = ReturnType<typeof useHouseMove>

const persistedChoices = (left: unknown): MoveChoices | null =>
  typeof left === 'object' && left !== null
    ? Object.fromEntries(Object.entries(left).filter(([, value]) => typeof value === 'string'))
    : null

/**
 * Returns the earliest day that a page has printed, as it applies on a later day. A page made after the next day's
 * orders had closed prints the day after it, which is still free on the following day. So the printed day moves on only
 * once it would be nearer than tomorrow, or than today if today was printed. The shop is asked whether it still accepts
 * the day.
 */
function laterStated(printed: CalendarDate, first: CalendarDate, day: CalendarDate): CalendarDate {
  const nearest = addDays(day, Math.min(daysBetween(first, printed), 1))
  return printed > nearest ? printed : nearest
}

/**
 * Returns the moving date: tomorrow or the earliest day, until the customer chooses another. If the shop refuses
 * that day because its orders have closed since the page was made, the next day becomes the earliest.
 */
function useMovingDay({ move_date, earliestDate }: HouseMoveGiven) {
  const day = today(useTime(nextMidnight))
  const now = useClock()
  // The first day is read again when the clock is corrected: a correction begins no new day (J-50).
  const first = useMemo(() => today(now()), [now])
  const printed = parseDate(earliestDate)
  const statedOn = (at: CalendarDate) => (printed ? laterStated(printed, first, at) : addDays(at, 1))
  const stated = statedOn(day)
  const [refused, setRefused] = useState<CalendarDate | null>(null)
  const earliest = refused === stated ? addDays(stated, 1) : stated
  const given = useTypedBefore()('move_date') ?? move_date
  const [chosen, setChosen] = usePersistedState<string | null>(
    'move_date',
    given ?? null,
    persistedText,
    given !== undefined,
  )
  const text = chosen ?? movingDay(addDays(first, 1), statedOn(first))
  const read = parseDate(text)
  const date = read && movingDay(read, earliest)
  return {
    today: day,
    earliest,
    /** Null while the field's text is not a date. */
    date,
    /** The field's text, if it is not a date. */
    typed: read ? undefined : text,
    /** True if the typed date was before the earliest one. */
    wasRaised: read !== null && read < earliest,
    setDate: (date: CalendarDate | null) => setChosen(date ?? ''),
    /** True if the date was moved on because the shop refused the previous one. */
    isNext: refused === stated && date === earliest,
    /** Records that the shop refuses the date; this has an effect only if it is the earliest one. */
    refuse: () => date === stated && setRefused(stated),
  }
}

/** Returns the day chosen for each order: from a returned form, from the server's own fields, or chosen since. */
function useMoveChoices({ choices: given = {} }: HouseMoveGiven) {
  const typed = useTypedBefore()
  const before = Object.entries(given).map(([id, to]) => [id, typed(fieldOf({ id }, 'to')) ?? to] as const)
  const [choices, setChoices] = usePersistedState<MoveChoices>(
    'choices',
    Object.fromEntries(before),
    persistedChoices,
    before.length > 0,
  )
  /** Returns the choices that the shop still offers. */
  const chosenOf = (answer: MoveAnswer): MoveChoices =>
    Object.fromEntries(
      answer.conflicts.flatMap(conflict => {
        const all = { [conflict.id]: typed(fieldOf(conflict, 'to')) ?? '', ...choices }
        const choice = choiceOf(conflict, answer, all)
        return choice === null ? [] : [[conflict.id, choice]]
      }),
    )
  return { choices, setChoices, chosenOf }
}

/** Returns the chosen address, which is kept when the page is left. */
const useAddress = (given: string | undefined) =>
  usePersistedState('address', given ?? '', persistedText, given !== undefined)

type MoveAsked = { address: string; postcode: string; day: ReturnType<typeof useMovingDay> }

/** Returns the shop's answer about the move. */
function useMoveAnswer({ address, postcode, day }: MoveAsked) {
  const api = useApi()
  const { date } = day
  const subject = date && `${address} ${postcode} ${date}`
  const reading = useReading(subject, async signal => {
    const answer = date && (await findMoveConflicts(api, { address, postcode, date }, signal))
    return { of: subject, answer }
  })
  const isRefusedDay = reading.failure?.fields.date !== undefined
  const refuse = useEffectEvent(day.refuse)
  // A layout effect, so that the next day replaces the refused one before the refusal is painted.
  useLayoutEffect(() => {
    if (isRefusedDay) refuse()
  }, [isRefusedDay])
  const answer: MoveAnswer | null = date && !reading.failure ? (reading.value?.answer ?? null) : null
  const isCurrent =
    subject !== null && reading.value?.of === subject && !reading.isReading && !reading.failure
  return { reading, subject, answer, isCurrent, isRefusedDay }
}

/** Returns the number of orders that need a new day, and the number still without one, in words. */
const clashesInWords = (
  { count, left, postcode }: { count: number; left: number; postcode: string },
  messages: HouseMoveMessages,
): string => {
  if (count === 0) return interpolate(messages.noClashes, { postcode })
  return left ? interpolate(messages.left, { left, count }) : messages.allChosen
}

/** Returns the state of the move form, the shop's answer about it, and the day chosen for each order. */
export function useHouseMove(given: HouseMoveGiven) {
  const messages = useMessages(houseMoveMessages)
  const { addresses, postcode } = given
  const day = useMovingDay(given)
  const { choices, setChoices, chosenOf } = useMoveChoices(given)
  const [requested, setAddress] = useAddress(given.address)
  const address = (addresses.find(({ id }) => id === requested) ?? addresses[0])?.id ?? ''
  const { reading, subject, answer, isCurrent, isRefusedDay } = useMoveAnswer({ address, postcode, day })
  const [isTouched, setTouched] = useState(false)
  const choose = (next: MoveChoices) => {
    setTouched(true)
    setChoices({ ...choices, ...next })
  }
  const inForce = answer ? chosenOf(answer) : {}
  const open = answer ? unresolved(answer, inForce) : []
  const left = open.length

  const isSeen = useIsSeen()
  const tell = useEffectEvent(() => {
    if (!isCurrent || !answer || !isSeen()) return
    const raised = day.isNext
      ? `${interpolate(messages.raised, { date: dayInWords(day.earliest, messages) })} `
      : ''
    announce(raised + clashesInWords({ count: answer.conflicts.length, left, postcode }, messages))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies(subject): each move has its own answer
  useEffect(() => {
    if (isCurrent) tell()
  }, [isCurrent, subject])

  return {
    ...day,
    /** True if anything differs from what the server rendered. */
    isTouched,
    setDate(date: CalendarDate | null) {
      setTouched(true)
      day.setDate(date)
    },
    address,
    setAddress(id: string) {
      setTouched(true)
      setAddress(id)
    },
    reading,
    /** True if the shop refuses the date. */
    isRefusedDay,
    /** The reason, in the shop's words. */
    refusal: reading.failure?.fields.date,
    /** The shop's answer; while a new one is requested, the previous one. */
    answer,
    /** True if the answer is about the move that is shown. */
    isCurrent,
    choices: inForce,
    /** The number of orders without a choice. */
    left,
    /** True if at least one of these orders has a nearest day. */
    isNearestOffered: open.some(conflict => answer && nearestTo(conflict, answer)),
    choose: (id: string, to: string) => choose({ [id]: to }),
    chooseNearest: () => answer && choose(withNearest(answer, inForce)),
  }
}
