import { createStore, type StoreApi } from 'zustand/vanilla'
import { keepOrder } from '../../platform/values/keep-order'
import { today } from '../../platform/values/london'
import { throttle } from '../../platform/values/throttle'
import type { ApiClient } from '../api/client/client'
import { readWeek } from '../api/week'
import { type CalendarDate, weekStart } from '../rules/dates/dates'
import { type Week, weeksLater, withPausesAgreed } from '../rules/essentials/week'
import { createResource, type Invalidation, type Resource, type ResourceState } from './resource'
import { watched } from './watched'

type ShownWeek = Pick<ResourceState<Week>, 'status' | 'value' | 'error'>

/** The reason why the basket was opened: its heading takes the focus (B8); with `scroll` it also scrolls into view. */
type OpeningRequest = 'focus' | 'scroll'

/** The week that all widgets of a page show; it is read once for all of them (A-70, HB-06, HB-07). */
export type WeeksState = {
  /** The Sunday on which the shown week begins. */
  start: CalendarDate
  /** The newest answer for `start`, kept during the next read. */
  week: ShownWeek
  /** The weekly basket is open. */
  isOpen: boolean
  /** The request that the open basket has not yet fulfilled. */
  request: OpeningRequest | null
  /** Moves by that many weeks, back if negative. */
  move: (weeks: number) => void
  /** Shows the week of that date. */
  show: (date: CalendarDate) => void
  /** Shows the week of that date, unless a week has been chosen. */
  suggest: (date: CalendarDate) => void
  /** Shows the current week. */
  showNow: () => void
  /** Opens or closes the weekly basket; the caller handles the focus. */
  setOpen: (isOpen: boolean) => void
  /** Opens the weekly basket on request, even if it is already open. */
  open: (request: OpeningRequest) => void
  /** Marks the request as fulfilled. */
  fulfil: () => void
  /** Reads the shown week again. Never rejects. */
  refresh: () => Promise<void>
}

export type WeeksStore = StoreApi<WeeksState> & {
  /** Calls the listener at every change without causing a read. */
  overhear: StoreApi<WeeksState>['subscribe']
  /** Marks all weeks as stale or changed. The shown week is read again, any other when it is shown. */
  invalidate: Resource<Week>['invalidate']
  /** Call this before another part of the page reads that week; the returned function takes in the answer (L-61). */
  hear: (start: string) => ((week: Week) => void) | undefined
  /** Moves a page that showed the current week to the week that is now current, when the page comes back. */
  catchUp: () => void
  /** Moves to the current week after the clock was corrected, unless a week was chosen. */
  correct: () => void
}

type WeeksContext = {
  api: () => ApiClient
  now: () => Date
  /** The week shown first; by default the current week. */
  start?: CalendarDate | undefined
  /** Called when another week is shown, with null for the current week. */
  onMove?: (start: CalendarDate | null) => void
  /** Called for each week that was read. */
  onRead?: (week: Week) => void
  /** Delays the first read, until another week may have been requested. By default it starts at once. */
  deferFirstRead?: (read: () => void) => void
}

const unread: ShownWeek = { status: 'idle', value: null, error: null }
const hurryMs = 200

/** Creates the records of the requested weeks, each with its own read. */
function createWeekRecords(api: () => ApiClient, onRead: (week: Week) => void) {
  const records = new Map<string, Resource<Week>>()
  const asShown = (start: string, read: Week): Week => {
    const fresh = withPausesAgreed(read)
    const { lines = [] } = records.get(start)?.getState().value ?? {}
    const week = { ...fresh, lines: keepOrder(lines, fresh.lines) }
    onRead(week)
    return week
  }
  return {
    hear(start: string) {
      const take = records.get(start)?.hear()
      return take && ((week: Week) => take(asShown(start, week)))
    },
    of(start: CalendarDate): Resource<Week> {
      const known = records.get(start)
      if (known) return known
      const made: Resource<Week> = createResource<Week>({
        read: async signal => asShown(start, await readWeek(api(), start, signal)),
      })
      records.set(start, made)
      return made
    },
    invalidate(how?: Invalidation) {
      for (const record of records.values()) record.invalidate(how)
    },
  }
}

/** Reads the shown week while `isWatched` returns true, and copies it into the store. */
function createShownWeek(
  store: Pick<StoreApi<WeeksState>, 'getState' | 'setState'>,
  recordOf: (start: CalendarDate) => Resource<Week>,
  isWatched: () => boolean,
) {
  let stopReading = () => {}
  const leave = () => {
    stopReading()
    stopReading = () => {}
  }
  // A customer who has opened the basket is likely to look at the next week.
  const readNext = () => {
    const { isOpen, start, week } = store.getState()
    const next = recordOf(weeksLater(start, 1)).getState()
    if (isOpen && week.status === 'ready' && next.status === 'idle') void next.refresh()
  }
  const show = ({ status, value, error }: ResourceState<Week>) => {
    const { week } = store.getState()
    if (week.status !== status || week.value !== value || week.error !== error)
      store.setState({ week: { status, value, error } })
    readNext()
  }
  const read = () => {
    leave()
    if (!isWatched()) return
    const record = recordOf(store.getState().start)
    stopReading = record.subscribe(show)
    show(record.getState())
  }
  return { leave, read, readSoon: throttle(read, hurryMs), readNext }
}

/**
 * Creates the store of weeks. It keeps every week that was read. While it has subscribers it reads the shown week,
 * and skips weeks that are quickly passed.
 */
export function createWeeksStore({
  api,
  now,
  start: first,
  onMove,
  onRead = () => {},
  deferFirstRead = read => read(),
}: WeeksContext): WeeksStore {
  const records = createWeekRecords(api, onRead)
  const nowStart = () => weekStart(today(now()))
  const firstStart = first ? weekStart(first) : nowStart()
  let isChosen = first !== undefined
  let wasNow = firstStart === nowStart()

  const store = createStore<WeeksState>((set, get) => ({
    start: firstStart,
    week: unread,
    isOpen: false,
    request: null,
    move: weeks => choose(weeksLater(get().start, weeks)),
    show: date => choose(weekStart(date)),
    suggest: date => {
      if (!isChosen) choose(weekStart(date))
    },
    showNow: () => choose(nowStart()),
    setOpen: isOpen => {
      // Once it is closed, the button that leads to it has the sum of the current week again.
      if (!isOpen && get().isOpen) get().showNow()
      set({ isOpen, request: null })
      shown.readNext()
    },
    open: request => {
      set({ isOpen: true, request })
      shown.readNext()
    },
    fulfil: () => set({ request: null }),
    refresh: () => records.of(get().start).getState().refresh(),
  }))
  const shown = createShownWeek(store, records.of, () => isWatched())

  const show = (start: CalendarDate) => {
    wasNow = start === nowStart()
    if (start === store.getState().start) return
    // From now on, an answer for the previous week is dropped.
    shown.leave()
    const { status, value, error } = records.of(start).getState()
    const isRead = status === 'ready'
    store.setState({
      start,
      week: { status: isRead ? status : 'loading', value, error: isRead ? error : null },
    })
    if (isWatched()) shown.readSoon()
    onMove?.(wasNow ? null : start)
  }
  const choose = (start: CalendarDate) => {
    isChosen = true
    show(start)
  }

  const { subscribe, isWatched } = watched(store, {
    begin() {
      if (store.getState().week.status === 'idle') store.setState({ week: { ...unread, status: 'loading' } })
      deferFirstRead(shown.read)
    },
    end: shown.read,
  })

  return {
    ...store,
    overhear: store.subscribe,
    subscribe,
    invalidate: records.invalidate,
    hear: records.hear,
    catchUp() {
      if (wasNow) show(nowStart())
    },
    correct() {
      show(isChosen ? store.getState().start : nowStart())
    },
  }
}
