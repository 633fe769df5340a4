import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import fc from '../support/fast-check'
import { dates } from './checkout-tabs'
import { playTabs } from './play-tabs'
import { runs } from './runs'

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

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] })
})
afterEach(() => jest.useRealTimers())

describe('two tabs at one order, before the demo shop', () => {
  it('F-01 F-02 A-114 The pressed tab orders what it shows, once, and each visible tab tells the truth', async () => {
    const seen = { placed: 0, truthful: 0, 'pressed and not placed': 0 }
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, async (scheduler, plan) => {
        const { placed, presses, isTold } = await playTabs(scheduler, plan)
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
