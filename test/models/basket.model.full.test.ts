/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import fc from '../support/fast-check'
import { act, baskets, faultPlans, noFaults, openAccount, type Step, scripts } from './basket-deeds'
import { requireLaws, requireRead } from './basket-laws'
import { breathe, type Lines, openBasketWorld, type PlannedFault } from './basket-world'
import { runs } from './runs'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] })
})
afterEach(() => jest.useRealTimers())

const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })

type Plan = { script: Step[]; faults: PlannedFault[]; lines: Lines; isQuick: boolean }

async function play(scheduler: fc.Scheduler, { script, ...changes }: Plan) {
  jest.clearAllTimers()
  const world = openBasketWorld(shop, scheduler, changes)
  const account = openAccount()
  const finish = async () => {
    for (let round = 0; round < 400; round += 1) {
      await breathe(60)
      const isQuiet = !scheduler.count() && !world.basket.getState().isUpdating && jest.getTimerCount() === 0
      if (isQuiet) break
      if (scheduler.count()) void world.deliver()
      else jest.advanceTimersByTime(1000)
    }
  }
  try {
    world.watch()
    for (const { deed, pause } of script) {
      act(world, account, deed)
      await breathe(pause)
    }
    await finish()
    requireRead(world, account)
    world.counts.isHealed = true
    world.visit.heal()
    world.watch()
    account.pokes += 3
    void world.basket.getState().refresh()
    await finish()
    requireLaws(world, account)
    expect(world.broken).toEqual([])
  } finally {
    world.close()
  }
}

const property = (faults: fc.Arbitrary<PlannedFault[]>, isQuick: boolean) =>
  fc.asyncProperty(fc.scheduler(), scripts, faults, baskets, (scheduler, script, planned, lines) =>
    play(scheduler, { script, faults: planned, lines, isQuick }),
  )

describe('the basket before the demo shop', () => {
  it('I1 I2 I3 I4 I7 I8 I10 I11 The basket keeps every promise in any order of actions, answers and faults', async () => {
    await fc.assert(property(faultPlans, true), { numRuns: runs(2000) })
  }, 36_000_000)

  it('I1 I2 I3 The basket keeps every promise while the shop answers everything', async () => {
    await fc.assert(property(noFaults, true), { numRuns: runs(800) })
  }, 36_000_000)

  it('I1 I2 I3 I8 The basket keeps every promise with the real client', async () => {
    await fc.assert(property(faultPlans, false), { numRuns: runs(200) })
  }, 36_000_000)
})
