import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import { whenOf } from '../../shared/domain/rules/boxes/checkout'
import fc from '../support/fast-check'
import { breathe } from './basket-world'
import { dates, openTabs } from './checkout-tabs'
import { runs } from './runs'

const clock = { now: new Date() }
const shop = createDemoShop({ now: () => clock.now })

const deeds = fc.record({
  at: fc.constantFrom(0, 1),
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('date' as const) },
    { weight: 2, arbitrary: fc.constantFrom('day' as const, 'keep' as const, 'change back' as const) },
    { weight: 5, arbitrary: fc.constantFrom('confirm' as const, 'confirm at rest' as const) },
    { weight: 5, arbitrary: fc.constantFrom('deliver' as const, 'look and see' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'hide' as const,
        'reload' as const,
        'restore' as const,
        'later' as const,
        'basket' as const,
        'cancel' as const,
        'other device' as const,
        'check again' as const,
        'remove' as const,
      ),
    },
  ),
  date: fc.constantFrom(...dates),
  day: fc.constantFrom(1, 3, 5),
  frequency: fc.constantFrom(1, 2, 4),
  pause: fc.constantFrom(0, 5, 40),
})
const faultKinds: FaultKind[] = [
  'offline',
  'drop-after',
  '500-before',
  '500-after',
  'malformed',
  'empty',
  'wrong-shape',
  '429',
  'duplicate',
]
const plans = fc.record({
  script: fc.array(deeds, { minLength: 6, maxLength: 30 }),
  // Mostly no fault, since a form that never comes to rest is never confirmed.
  faults: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('none' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...faultKinds) },
    ),
    { minLength: 1, maxLength: 30 },
  ),
})

type Plan = typeof plans extends fc.Arbitrary<infer T> ? T : never
type Deed = Plan['script'][number]

async function play(scheduler: fc.Scheduler, { script, faults }: Plan) {
  jest.clearAllTimers()
  clock.now = new Date('2026-11-25T12:00:00Z')
  const world = await openTabs(shop, scheduler, { clock, faults })
  const { visit, require, tabs } = world
  let inFront = 0
  let isTold = false

  /** All calls in flight arrive and are answered; the only time that passes is a message's. */
  const settle = async () => {
    for (let round = 0; round < 80; round += 1) {
      await breathe(40)
      if (scheduler.count()) void scheduler.waitOne()
      else if (round % 4 === 3) break
      else jest.advanceTimersByTime(300)
    }
  }
  /** A tab's text two seconds after somebody looked at it is true, or was true in between. */
  const lookAndSee = async (at: number, isAnswered: boolean) => {
    world.look(at)
    const truths = [world.truth()]
    for (let part = 0; part < 20; part += 1) {
      await breathe(30)
      if (isAnswered && scheduler.count()) void scheduler.waitOne()
      await breathe(30)
      jest.advanceTimersByTime(100)
      truths.push(world.truth())
    }
    await breathe(40)
    const tab = tabs[at]
    if (!tab) return
    truths.push(world.truth())
    world.requireTrueOutcome(tab, truths)
    if (!world.isOpen(tab)) return
    const { day, total } = world.shownBy(tab)
    const isSo = (sentence: unknown, fact: 'day' | 'total') =>
      sentence === null ||
      truths.some(truth => String(truth.order) === tab.draft.id && truth[fact] === sentence)
    const last = JSON.stringify(truths.at(-1))
    require(isSo(day, 'day'), `looked at for two seconds, a tab says ${day}; the shop ${last}`)
    require(isSo(total, 'total'), `looked at for two seconds, a tab says ${total}; the shop ${last}`)
    if (day !== null) isTold = true
  }

  // A confirmation may be in flight long after its page has gone.
  let hasPressed = false
  const act = async ({ at, kind, date, day, frequency }: Deed) => {
    const tab = tabs[at]
    if (at !== inFront) {
      inFront = at
      world.look(at)
    }
    if (kind === 'reload') return world.load(at)
    if (kind === 'look and see') return lookAndSee(at, day !== 1)
    if (kind === 'later') {
      clock.now = new Date(clock.now.getTime() + 20 * 3_600_000)
      return
    }
    if (kind === 'cancel') {
      // Rarely, since a box that is gone cannot be confirmed any more.
      if (day === 1 && frequency === 1) await visit.call('POST', '/api/bol-basket/cancel', {})
      return
    }
    if (kind === 'other device') {
      if (hasPressed) return
      // The tabs get no message, and their earlier requests get no answer any more.
      await visit.call('POST', '/api/bol-checkout/update-date', { date, day: null, frequency: 0 })
      return jest.advanceTimersByTime(61_000)
    }
    if (kind === 'deliver') return scheduler.count() ? void scheduler.waitOne() : undefined
    if (!tab || !world.isOpen(tab)) return
    const state = tab.store.getState()
    switch (kind) {
      case 'date':
        return world.choose(tab, { frequency: 0, date, day: null })
      case 'day':
        return world.choose(tab, { frequency, date: '', day })
      case 'keep':
        return state.isChangedElsewhere ? state.takeBooking() : undefined
      case 'change back':
        return state.isChangedElsewhere && state.request ? world.choose(tab, state.request) : undefined
      case 'confirm at rest':
        await settle()
        if (state.isChangedElsewhere) tab.store.getState().takeBooking()
        if (!world.shownBy(tab).day) world.choose(tab, { frequency: 0, date, day: null })
        await settle()
        if (world.contextOf(tab).hasUnavailable) void tab.store.getState().removeUnavailable()
        await settle()
        hasPressed = true
        return world.press(tab)
      case 'confirm':
        hasPressed = true
        return world.press(tab)
      case 'hide': {
        // The other tab is in front of it now.
        tab.isHidden = true
        inFront = 1 - at
        return world.look(inFront)
      }
      case 'restore':
        return state.restore()
      case 'remove':
        return void state.removeUnavailable()
      case 'check again':
        return state.confirming.kind === 'unknown' ? void state.checkAgain() : undefined
      case 'basket':
        // While an order is being placed, additions to the box are for the next order.
        if (hasPressed) return
        await visit.call('POST', '/api/product/bol', { id: 231, quantity: frequency + 2, increment: false })
        tab.store.invalidate()
        world.tellOthers(at)
    }
  }

  for (const deed of script) {
    await act(deed)
    await breathe(deed.pause)
  }
  for (let round = 0; round < 200; round += 1) {
    await breathe(40)
    if (!scheduler.count() && jest.getTimerCount() === 0) break
    if (scheduler.count()) void scheduler.waitOne()
    else jest.advanceTimersByTime(1000)
  }
  // In the end, with a shop that answers, each tab that somebody looks at shows the truth.
  world.counts.isHealed = true
  visit.heal()
  for (const at of [0, 1]) {
    await lookAndSee(at, true)
    await lookAndSee(at, true)
    const tab = tabs[at]
    if (!tab || !world.isOpen(tab)) continue
    const { order, day } = world.truth()
    const { booking, date, confirming } = tab.store.getState()
    require(String(order) === tab.draft.id ||
      confirming.kind === 'unknown', 'an order that is gone is not still offered')
    if (order && date === 'known' && day !== null)
      require(booking.nextDelivery === day ||
        whenOf(booking).date === day, 'a tab that is looked at knows the day')
  }
  const presses = tabs.reduce((sum, tab) => sum + (tab?.presses ?? 0), 0)
  for (const tab of tabs) tab?.stop()
  expect({
    broken: world.broken,
    log: world.broken.length
      ? visit.log.map(({ method, path, body, fault }) => `${method} ${path} ${body} ${fault ?? ''}`)
      : [],
  }).toEqual({ broken: [], log: [] })
  return { placed: world.counts.placed, presses, isTold }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] })
})
afterEach(() => jest.useRealTimers())

describe('two tabs at one order, before the demo shop', () => {
  it('F-01 F-02 A-114 The pressed tab orders what it shows, once, and each visible tab tells the truth', async () => {
    const seen = { placed: 0, truthful: 0, 'pressed and not placed': 0 }
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, async (scheduler, plan) => {
        const { placed, presses, isTold } = await play(scheduler, plan)
        if (placed) seen.placed += 1
        if (isTold) seen.truthful += 1
        if (presses && !placed) seen['pressed and not placed'] += 1
      }),
      {
        numRuns: runs(10_000, 0.03),
        endOnFailure: !!process.env.QUICK,
      },
    )
    // A model that never gets there would prove nothing.
    for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true])
  }, 36_000_000)
})
