import { createStore, type StoreApi } from 'zustand/vanilla'
import { today } from '../../platform/values/london'
import { throttle } from '../../platform/values/throttle'
import type { ApiClient } from '../api/client/client'
import { readWeek } from '../api/week'
import { type CalendarDate, weekStart } from '../rules/dates/dates'
import { type Week, weeksLater, withPausesAgreed } from '../rules/essentials/week'
import { createResource, type Invalidation, type Resource, type ResourceState } from './resource'
import { watched } from './watched'

type ShownWeek = Pick<ResourceState<Week>, 'status' | 'value' | 'error'>

/** Why the basket was opened: its heading takes the focus (B8); with `scroll` the basket also comes into view. */
type OpeningRequest = 'focus' | 'scroll'

/** The week that all widgets of a page show; read once, whoever asks (A-70, HB-06, HB-07). */
export type WeeksState = {
  /** The Sunday on which the shown week begins. */
  start: CalendarDate
  /** The shown week: `value` is always of `start`, the newest that was read, kept while it is read again. */
  week: ShownWeek
  /** Whether the weekly basket is open. */
  isOpen: boolean
  /** What the open basket still has to do for whoever opened it. */
  request: OpeningRequest | null
  /** Shows the week that many weeks later, or earlier when negative. */
  move: (weeks: number) => void
  /** Shows the week of that date. */
  show: (date: CalendarDate) => void
  /** Shows the week of that date, unless another has been chosen already. */
  suggest: (date: CalendarDate) => void
  /** Shows the week that is now. */
  showNow: () => void
  /** Opens or closes the weekly basket, and leaves the focus to whoever does it. */
  setOpen: (isOpen: boolean) => void
  /** Opens the weekly basket for somebody who asked for it, also if it is open already. */
  open: (request: OpeningRequest) => void
  /** Says that the open basket has done what it was asked for. */
  fulfil: () => void
  /** Reads the shown week again; settles, never rejects. */
  refresh: () => Promise<void>
}

export type WeeksStore = StoreApi<WeeksState> & {
  /** Calls the listener at every change without causing a read. */
  overhear: StoreApi<WeeksState>['subscribe']
  /** Says that any week may be out of date, or has been changed: the shown one is read again, the others when they are shown. */
  invalidate: Resource<Week>['invalidate']
  /** The page has come back: if it showed the week that was now then, it shows the one that is now. */
  catchUp: () => void
  /** The clock was wrong and has been put right: unless a week was chosen, the one that is now is shown. */
  correct: () => void
}

type WeeksContext = {
  api: () => ApiClient
  now: () => Date
  /** Shown first; the week that is now, unless stated. */
  start?: CalendarDate | undefined
  /** Told of every other week that is shown; null for the one that is now. */
  onMove?: (start: CalendarDate | null) => void
  /** Told of every week that was read. */
  onRead?: (week: Week) => void
  /** Delays the first read until another week may have been asked for; it is read at once, unless stated. */
  deferFirstRead?: (read: () => void) => void
}

const unread: ShownWeek = { status: 'idle', value: null, error: null }
const hurryMs = 200

/** Every week that was asked for, each read for itself. */
function createWeekRecords(api: () => ApiClient, onRead: (week: Week) => void) {
  const records = new Map<CalendarDate, Resource<Week>>()
  return {
    of(start: CalendarDate): Resource<Week> {
      const known = records.get(start)
      if (known) return known
      const made = createResource({
        async read(signal) {
          const week = withPausesAgreed(await readWeek(api(), start, signal))
          onRead(week)
          return week
        },
      })
      records.set(start, made)
      return made
    },
    invalidate(how?: Invalidation) {
      for (const record of records.values()) record.invalidate(how)
    },
  }
}

/** Reads the week that is shown while `isWatched`, and gives it to the store as it changes. */
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
  // Somebody who has opened the basket is likely to look at the next week.
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
 * Keeps every week that was read. While somebody watches, the shown week is read; if somebody presses through the weeks
 * quickly, those passed over are not read.
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
    // From here on, an answer about the week that is being left is dropped.
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
    catchUp() {
      if (wasNow) show(nowStart())
    },
    correct() {
      show(isChosen ? store.getState().start : nowStart())
    },
  }
}
