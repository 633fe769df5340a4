import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
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
  daysBetween,
  formatDate,
  parseDate,
} from '../../shared/domain/rules/dates/dates'
import { announce } from '../../shared/platform/page/shell'
import { useTime } from '../../shared/platform/providers/use-clock'
import { persistedText, usePersistedState, useTypedBefore } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import type { HouseMoveMessages } from './house-move-messages'

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
 * The earliest day that a page has printed, on a later day. A page that was made after the orders of its next day had
 * closed has printed the day after it, which tomorrow is by then: the day goes on only where it would be nearer than
 * that. Whether the shop still takes it, the shop is asked.
 */
function laterStated(printed: CalendarDate, first: CalendarDate, day: CalendarDate): CalendarDate {
  const nearest = addDays(day, Math.min(daysBetween(first, printed), 1))
  return printed > nearest ? printed : nearest
}

/**
 * When somebody moves: tomorrow or the earliest day, until they say otherwise. Where the shop has refused that day,
 * as its orders have closed since the page was made, the earliest is the next one.
 */
function useMovingDay({ move_date, earliestDate }: HouseMoveGiven) {
  const day = today(useTime(nextMidnight))
  const [first] = useState(day)
  const tomorrow = addDays(day, 1)
  const printed = parseDate(earliestDate)
  const stated = printed ? laterStated(printed, first, day) : tomorrow
  const [refused, setRefused] = useState<CalendarDate | null>(null)
  const earliest = refused === stated ? addDays(stated, 1) : stated
  const given = useTypedBefore()('move_date') ?? move_date
  const [text, setText] = usePersistedState(
    'move_date',
    given ?? movingDay(tomorrow, earliest),
    persistedText,
    given !== undefined,
  )
  const read = parseDate(text)
  const date = read && movingDay(read, earliest)
  return {
    today: day,
    earliest,
    /** Null while what stands in the field is none. */
    date,
    /** What was typed where it is no date. */
    typed: read ? undefined : text,
    /** The day that was given was too early. */
    wasRaised: read !== null && read < earliest,
    setDate: (date: CalendarDate | null) => setText(date ?? ''),
    /** The day has been set because the shop refused the one before. */
    isNext: refused === stated && date === earliest,
    /** Takes in that the shop refuses the day, in vain where it was not the earliest. */
    refuse: () => date === stated && setRefused(stated),
  }
}

/** Where each order was to go in a form that came back, in the fields that the widget took over, and by now. */
function useMoveChoices({ choices: given = {} }: HouseMoveGiven) {
  const typed = useTypedBefore()
  const before = Object.entries(given).map(([id, to]) => [id, typed(fieldOf({ id }, 'to')) ?? to] as const)
  const [choices, setChoices] = usePersistedState<MoveChoices>(
    'choices',
    Object.fromEntries(before),
    persistedChoices,
    before.length > 0,
  )
  /** What is chosen, as far as the shop offers it. */
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

/** The address that was chosen, also after the page was left. */
const useAddress = (given: string | undefined) =>
  usePersistedState('address', given ?? '', persistedText, given !== undefined)

type MoveAsked = { address: string; postcode: string; day: ReturnType<typeof useMovingDay> }

/** What the shop says of that move. */
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
  // Before anybody sees the refusal, as it may be mended by it.
  useLayoutEffect(() => {
    if (isRefusedDay) refuse()
  }, [isRefusedDay])
  const answer: MoveAnswer | null = date && !reading.failure ? (reading.value?.answer ?? null) : null
  const isCurrent =
    subject !== null && reading.value?.of === subject && !reading.isReading && !reading.failure
  return { reading, subject, answer, isCurrent, isRefusedDay }
}

/** For how many orders a day is to be chosen, and for how many none is yet. */
const clashesInWords = (
  { count, left, postcode }: { count: number; left: number; postcode: string },
  labels: HouseMoveMessages,
): string => {
  if (count === 0) return interpolate(labels.noClashes, { postcode })
  return left ? interpolate(labels.left, { left, count }) : labels.allChosen
}

/** A move as it stands in the form, what the shop says of it, and where each order goes. */
export function useHouseMove(given: HouseMoveGiven, labels: HouseMoveMessages) {
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

  const tell = useEffectEvent(() => {
    if (!isCurrent || !answer) return
    const raised = day.isNext ? `${interpolate(labels.raised, { date: formatDate(day.earliest) })} ` : ''
    announce(raised + clashesInWords({ count: answer.conflicts.length, left, postcode }, labels))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies(subject): each move has its own answer
  useEffect(() => {
    if (isCurrent) tell()
  }, [isCurrent, subject])

  return {
    ...day,
    /** Something is other than it came from the server. */
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
    /** The shop does not take that day. */
    isRefusedDay,
    /** Why not, in the shop's words. */
    refusal: reading.failure?.fields.date,
    /** What the shop says of the move, or of the one before while it is asked. */
    answer,
    /** It is what the shop says of the move that is shown. */
    isCurrent,
    choices: inForce,
    /** For how many orders nothing is chosen. */
    left,
    /** For one of these at least there is a nearest day. */
    isNearestOffered: open.some(conflict => answer && nearestTo(conflict, answer)),
    choose: (id: string, to: string) => choose({ [id]: to }),
    chooseNearest: () => answer && choose(withNearest(answer, inForce)),
  }
}
