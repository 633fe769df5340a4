import { basketTotals, dueDate, wireDraft } from '../../demo-pages/shop/boxes/box-basket'
import type { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import { toDraft } from '../../shared/domain/api/box-draft'
import type { Fetch } from '../../shared/domain/api/client/exchange'
import { noBasket } from '../../shared/domain/hooks/basket-beside'
import type { BoxDraft } from '../../shared/domain/rules/basket'
import {
  type CheckoutContext,
  type Choices,
  comingDay,
  confirmationOf,
  confirmBlockers,
  dateRequest,
  type OfferedDate,
  type When,
  whenOf,
} from '../../shared/domain/rules/boxes/checkout'
import { parseDate } from '../../shared/domain/rules/dates/dates'
import { createCheckoutStore } from '../../shared/domain/store/checkout/checkout'
import { gateOf, isPromised } from '../../shared/domain/store/checkout/checkout-model'
import type fc from '../support/fast-check'
import { standIn } from '../support/stand-in'
import { createQuickClient } from './quick-client'

const origin = 'https://shop.test'

export const dates = ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-02']
const cutoffOf = (date: string) => new Date(Date.parse(`${date}T21:00:00Z`) - 86_400_000)
const offered: OfferedDate[] = dates.map(date => ({
  value: date,
  label: date,
  date: parseDate(date),
  cutoff: cutoffOf(date),
  reason: null,
}))

/** The locks of one browser: one holder at a time, and a closed page's locks are free again. */
function createLocks() {
  let holder: object | null = null
  const waiting: { owner: object; take: () => void }[] = []
  const free = () => {
    const next = waiting.shift()
    holder = next?.owner ?? null
    next?.take()
  }
  return {
    aloneFor:
      (owner: object) =>
      async <T>(act: (hadToWait: boolean) => Promise<T>): Promise<T> => {
        const hadToWait = holder !== null
        if (hadToWait) await new Promise<void>(take => waiting.push({ owner, take }))
        else holder = owner
        try {
          return await act(hadToWait)
        } finally {
          if (holder === owner) free()
        }
      },
    leave(owner: object) {
      for (const [at, each] of [...waiting.entries()].reverse())
        if (each.owner === owner) waiting.splice(at, 1)
      if (holder === owner) free()
    },
  }
}

/** The text before a press on Confirm Order. */
type Shown = { choices: Choices; day: string | null; total: number | null }

type Tab = {
  store: ReturnType<typeof createCheckoutStore>
  draft: BoxDraft
  isClosed: boolean
  isHidden: boolean
  presses: number
  /** At the last press. */
  pressed: (Shown & { at: number }) | null
  stop: () => void
}

/**
 * Two tabs of one visitor with one order, in front of a shop whose calls arrive and answer when the scheduler
 * says so.
 */
export async function openTabs(
  shop: ReturnType<typeof createDemoShop>,
  scheduler: fc.Scheduler,
  { clock, faults }: { clock: { now: Date }; faults: readonly (FaultKind | 'none')[] },
) {
  const visit = shop.visit({ as: 'customer', hasPostcode: true })
  for (const [id, quantity] of [
    [231, 3],
    [211, 1],
  ])
    await visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
  // Earlier boxes would be computed again at every look.
  visit.state.boxOrders = []
  // Collected instead of thrown: an error thrown inside a request would only look like a lost answer.
  const broken: string[] = []
  const require = (isKept: boolean, law: string) => {
    if (!isKept) broken.push(law)
  }
  const locks = createLocks()
  const tabs: (Tab | null)[] = [null, null]
  const counts = { calls: 0, isHealed: false, placed: 0 }

  const truth = () => ({
    order: visit.state.box.draft?.id ?? null,
    day: visit.state.box.draft && dueDate(visit.state, clock.now),
    total: basketTotals(visit.state, clock.now).total,
    isPlaced: counts.placed > 0,
  })
  type Truth = ReturnType<typeof truth>

  /** The placed order is the one that the pressed tab showed at the press. */
  const judge = (tab: Tab, total: number) => {
    const order = visit.state.boxOrders.at(-1)
    const { pressed } = tab
    counts.placed += 1
    require(counts.placed === 1, 'one order is placed, and no second')
    if (!order || !pressed) return require(false, 'an order is placed only when it was asked for')
    const { choices, day } = pressed
    require(day !== null, 'whoever confirms has been told a day')
    require(order.frequency === choices.frequency, 'it comes as often as the pressing tab showed')
    if (choices.frequency) require(order.weekday === choices.day, 'it comes on the weekday that was shown')
    else require(order.start === choices.date, `${order.start} was booked, ${choices.date} was shown`)
    // A repeating box comes later once a cut-off has passed during the call.
    if (pressed.at === clock.now.getTime())
      require(order.start === day, `${order.start} was booked, ${day} was promised`)
    require(pressed.total === total, 'it costs what was shown')
  }

  const fetchFor =
    (tab: Tab): Fetch =>
    async request => {
      const { pathname } = new URL(request.url)
      request.headers.set('Cookie', `doorstep_demo=${visit.id}`)
      await scheduler.schedule(Promise.resolve(), `arrive ${pathname}`)
      // A browser cancels a request that has not left yet.
      if (tab.isClosed || request.signal.aborted) throw new TypeError('left')
      const fault = counts.isHealed ? 'none' : (faults[counts.calls++ % faults.length] ?? 'none')
      if (fault !== 'none') visit.setFault({ kind: fault, match: pathname, ms: 0 })
      const before = visit.state.boxOrders.length
      const { total } = truth()
      const { deliver } = await shop.receive(request)
      const isPlaced = pathname.endsWith('/confirm') && visit.state.boxOrders.length > before
      if (isPlaced) judge(tab, total)
      const reply = await deliver()
      await scheduler.schedule(Promise.resolve(), `deliver ${pathname}`)
      if (tab.isClosed) throw new TypeError('left')
      return reply
    }

  const tellOthers = (from: number) => {
    const other = tabs[1 - from]
    // A hidden tab gets no message in this model, like a sleeping tab. No hand is faster than a message.
    void Promise.resolve().then(() => {
      if (other && !other.isClosed && !other.isHidden) other.store.suspect()
    })
  }

  /** Loads the checkout into a tab; without an order to check out, the page leads elsewhere. */
  const load = (at: number) => {
    const before = tabs[at]
    if (before) {
      before.isClosed = true
      before.stop()
      locks.leave(before)
    }
    tabs[at] = null
    const order = visit.state.box.draft && wireDraft(visit.state, clock.now, visit.state.box.draft)
    const draft = order && toDraft(order)
    if (!draft) return
    const tab = standIn<Tab>({ draft, isClosed: false, isHidden: false, presses: 0, pressed: null })
    tab.store = createCheckoutStore({
      onStayed: () => {},
      api: createQuickClient(origin, () => visit.csrfToken, fetchFor(tab)),
      draft,
      goTo: () => true,
      tellChange: () => tellOthers(at),
      isGuest: () => false,
      aloneAmongTabs: locks.aloneFor(tab),
      basket: () => noBasket,
    })
    tab.stop = tab.store.subscribe(() => {})
    tabs[at] = tab
  }

  const choicesOf = ({ store, draft }: Tab): Choices => {
    const { request, booking } = store.getState()
    const when = request ?? whenOf(booking)
    return {
      ...when,
      date: dates.includes(when.date) ? when.date : '',
      slot: '1',
      instructions: '',
      other: draft.otherInstructions,
    }
  }
  const contextOf = (tab: Tab): CheckoutContext => {
    const choices = choicesOf(tab)
    const cutoff = offered.find(({ value }) => value === choices.date)?.cutoff ?? null
    const { store, draft } = tab
    return {
      ...gateOf(store.getState()),
      choices,
      draft,
      cutoff,
      isPastCutoff: false,
      now: clock.now,
      minimum: 1000,
    }
  }
  /** The panel's statements: sentences by the order, controls by the change. */
  const shownBy = (tab: Tab): Shown => {
    const state = tab.store.getState()
    const at = { draft: tab.draft, dates: offered, isPastCutoff: false, now: clock.now }
    const { day, isTooLate } = comingDay(state.booking, at)
    return {
      choices: choicesOf(tab),
      day: isPromised(state) && !isTooLate ? day : null,
      total: gateOf(state).total,
    }
  }
  /** The outcome shown by a tab is true now, or was true at one of these moments. */
  const requireTrueOutcome = ({ store, draft }: Tab, truths: readonly Truth[]) => {
    const { confirming } = store.getState()
    const { kind } = confirming
    const isHere = (truth: Truth) => String(truth.order) === draft.id
    if (kind === 'placed' || kind === 'found')
      require(counts.placed > 0, 'an order that is said to be placed is one the shop has')
    if (kind === 'gone') require(!truths.every(isHere), 'an order that is said to be gone is not still there')
    if (kind === 'unknown' && confirming.check === 'not-found')
      require(!truths.every(
        ({ isPlaced }) => isPlaced,
      ), 'an order that the shop has is not said to be nowhere')
  }
  const isOpen = ({ store }: Tab) =>
    !['placed', 'found', 'gone', 'leaving'].includes(store.getState().confirming.kind)

  load(0)
  load(1)
  return {
    visit,
    broken,
    require,
    counts,
    tabs,
    truth,
    load,
    tellOthers,
    shownBy,
    contextOf,
    isOpen,
    requireTrueOutcome,
    /** Somebody turns to that tab: it comes to the front, or its window does. */
    look(at: number) {
      const tab = tabs[at]
      if (!tab) return
      tab.isHidden = false
      tab.store.suspect()
    },
    choose(tab: Tab, when: When) {
      const request = dateRequest(when, tab.draft)
      if (request) tab.store.getState().setDate(request)
      else tab.store.getState().choose(when)
    },
    press(tab: Tab) {
      const context = contextOf(tab)
      const { confirming } = tab.store.getState()
      const isWaiting = confirming.kind === 'unknown' && confirming.check === 'checking'
      if (confirmBlockers(context).length || confirming.kind === 'sending' || isWaiting) return
      tab.presses += 1
      tab.pressed = { ...shownBy(tab), at: clock.now.getTime() }
      const { choices } = context
      const mayConfirm = () => confirmBlockers({ ...contextOf(tab), choices }).length === 0
      void tab.store.getState().confirm(confirmationOf(choices), mayConfirm)
    },
  }
}
