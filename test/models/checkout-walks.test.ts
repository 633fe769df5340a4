import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import fc from '../support/fast-check'
import { playTabs, type TabDeed } from './play-tabs'

/*
 * Walks over one order in two tabs as a person would tell them, with the vocabulary of
 * checkout-tabs.model.full.test.ts, which draws its own. Each walk is held to all laws of the model as well.
 */

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] })
})
afterEach(() => jest.useRealTimers())

const friday = '2026-11-27'
/** One product of the box cannot come on that day. */
const monday = '2026-11-30'
const wednesday = '2026-12-02'
/** The ninth call of a tab that has chosen its day. */
const confirmation = 9

/** What a person does in a tab. */
const inTab = (at: 0 | 1) => {
  const act = (kind: TabDeed['kind'], more: Partial<TabDeed> = {}): TabDeed => ({
    at,
    kind,
    date: friday,
    day: 3,
    frequency: 1,
    pause: 40,
    ...more,
  })
  return {
    chooses: (date: string) => act('date', { date }),
    keepsTheOtherDate: act('keep'),
    presses: act('confirm'),
    pressesAtRest: act('confirm at rest'),
    looks: act('look and see'),
    reloads: act('reload'),
    comesBack: act('restore'),
    checksAgain: act('check again'),
    lineMoves: act('deliver'),
  }
}
const [one, other] = [inTab(0), inTab(1)]
const allIsAnswered = Array<TabDeed>(12).fill(one.lineMoves)
const somebodyOnAnotherDevice = (date: string): TabDeed => ({ ...one.looks, kind: 'other device', date })

type Walk = {
  acts: TabDeed[]
  /** What happens to the calls, by their number; all others are answered. */
  faults?: Readonly<Record<number, FaultKind>>
  /** The day for which the box was ordered; null if nothing was. */
  ordered: string | null
}

const walks: Readonly<Record<string, Walk>> = {
  'one tab chooses Friday and confirms': {
    acts: [one.chooses(friday), one.pressesAtRest],
    ordered: friday,
  },
  'one tab chooses Friday, the other Monday; the first looks, keeps Monday without what cannot come, and confirms':
    {
      acts: [
        one.chooses(friday),
        ...allIsAnswered,
        other.chooses(monday),
        ...allIsAnswered,
        one.looks,
        one.keepsTheOtherDate,
        one.pressesAtRest,
      ],
      ordered: monday,
    },
  'one tab confirms, the answer is lost, nothing can be read, and it checks again': {
    acts: [one.chooses(friday), one.pressesAtRest, ...allIsAnswered, one.checksAgain, one.looks],
    faults: { [confirmation]: 'drop-after', 10: '500-before', 11: '500-before', 12: '500-before' },
    ordered: friday,
  },
  'one tab confirms, the shop gets nothing, and it confirms again': {
    acts: [one.chooses(friday), one.pressesAtRest, ...allIsAnswered, one.looks, one.pressesAtRest],
    faults: { [confirmation]: '500-before' },
    ordered: friday,
  },
  'one tab confirms and is loaded again before the answer': {
    acts: [one.chooses(friday), one.pressesAtRest, one.lineMoves, one.reloads],
    ordered: friday,
  },
  'one tab confirms, and the page that the browser kept comes back before the answer': {
    acts: [one.chooses(friday), one.pressesAtRest, one.lineMoves, one.comesBack, one.looks],
    ordered: friday,
  },
  'both tabs confirm at once': {
    acts: [one.chooses(friday), ...allIsAnswered, one.looks, other.looks, one.presses, other.presses],
    ordered: friday,
  },
  'another device chooses Wednesday, no message comes, and the tab that shows Friday confirms': {
    acts: [one.chooses(friday), ...allIsAnswered, one.looks, somebodyOnAnotherDevice(wednesday), one.presses],
    ordered: null,
  },
}

test.each(Object.entries(walks))(
  'J-82 F-01 F-02 A-114 Checkout: %s',
  async (_, { acts, faults = {}, ordered }) => {
    const inOrder = Array.from({ length: 800 }, (_call, at) => at + 1)
    const kinds = Array.from({ length: 200 }, (_call, at) => faults[at + 1] ?? ('none' as const))
    const { placed, orders } = await playTabs(fc.schedulerFor(inOrder), { script: acts, faults: kinds })
    expect(placed).toBe(ordered === null ? 0 : 1)
    expect(orders.at(-1)?.start ?? null).toBe(ordered)
  },
)
