import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import { whenOf } from '../../shared/domain/rules/boxes/checkout'
import type fc from '../support/fast-check'
import { breathe } from './basket-world'
import { openTabs } from './checkout-tabs'

const clock = { now: new Date() }
const shop = createDemoShop({ now: () => clock.now })

export type TabDeed = {
  /** The tab: 0 or 1. */
  at: number
  kind:
    | 'date'
    | 'day'
    | 'keep'
    | 'change back'
    | 'confirm'
    | 'confirm at rest'
    | 'deliver'
    | 'look and see'
    | 'hide'
    | 'reload'
    | 'restore'
    | 'later'
    | 'basket'
    | 'cancel'
    | 'other device'
    | 'check again'
    | 'remove'
  date: string
  day: number
  frequency: number
  pause: number
}
type CheckoutPlan = { script: TabDeed[]; faults: (FaultKind | 'none')[] }

/** Plays a script to its end, requires every law, and gives what has happened. */
export async function playTabs(scheduler: fc.Scheduler, { script, faults }: CheckoutPlan) {
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
  const act = async ({ at, kind, date, day, frequency }: TabDeed) => {
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
  return { placed: world.counts.placed, presses, isTold, orders: visit.state.boxOrders }
}
