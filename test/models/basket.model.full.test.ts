/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import fc from '../support/fast-check'
import { baskets, faultPlans, noFaults, scripts } from './basket-deeds'
import type { PlannedFault } from './basket-world'
import { playBasket } from './play-basket'
import { runs } from './runs'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] })
})
afterEach(() => jest.useRealTimers())

const property = (faults: fc.Arbitrary<PlannedFault[]>, isQuick: boolean) =>
  fc.asyncProperty(fc.scheduler(), scripts, faults, baskets, async (scheduler, script, planned, lines) => {
    await playBasket(scheduler, { script, faults: planned, lines, isQuick })
  })

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
