/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import fc from '../support/fast-check'
import type { Step } from './basket-deeds'
import type { Lines, PlannedFault } from './basket-world'
import { playBasket } from './play-basket'

/*
 * Walks over the box basket as a person would tell them, with the vocabulary of basket.model.full.test.ts, which
 * draws its own. Each walk is held to all laws of the model as well.
 */

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] })
})
afterEach(() => jest.useRealTimers())

const bacon = 201
const bread = 203
const vegBox = 221

const act = (deed: Partial<Step['deed']> & Pick<Step['deed'], 'do'>): Step => ({
  deed: { at: 0, quantity: 0, product: bacon, isSo: true, ms: 0, ...deed },
  pause: 150,
})
const add = (quantity: number, product: number) => act({ do: 'add', quantity, product })
const pressPlus = act({ do: 'step' })
const pressMinus = act({ do: 'step', isSo: false })
const typeQuantity = (quantity: number) => act({ do: 'set', quantity })
const remove = act({ do: 'remove' })
const undo = act({ do: 'undo' })
const cancelTheBox = act({ do: 'cancel' })
const applyCode = act({ do: 'code', at: 0 })
const otherTabSets = (product: number, quantity: number) => act({ do: 'other tab', product, quantity })
const comeBack = act({ do: 'poke' })
const wait = (ms: number) => act({ do: 'wait', ms })
/** One call in flight goes on: it arrives at the shop, or its answer arrives at the page. */
const lineMoves = act({ do: 'deliver' })
const allIsAnswered = Array<Step>(8).fill(lineMoves)

type Kind = PlannedFault['kind']
/** What happens to the calls, by their number; all others are answered. */
const faultsAt = (kinds: Readonly<Record<number, Kind>>) =>
  Array.from({ length: 60 }, (_, at): PlannedFault => ({ kind: kinds[at + 1] ?? 'none', ms: 0, status: 500 }))

type Walk = {
  begins?: Lines
  faults?: Readonly<Record<number, Kind>>
  acts: Step[]
  /** At the end the shop has these quantities, and these changes were sent, in this order. */
  box: Readonly<Record<number, number>>
  sent: string[]
}

const two = [{ productId: bacon, quantity: 2 }]

const walks: Readonly<Record<string, Walk>> = {
  'three quick presses on plus, before the shop has answered': {
    begins: two,
    acts: [...allIsAnswered, pressPlus, pressPlus, pressPlus],
    box: { [bacon]: 5 },
    sent: ['changeBasketLine 5'],
  },
  'plus, and minus while plus is on its way': {
    begins: two,
    acts: [...allIsAnswered, pressPlus, wait(400), lineMoves, pressMinus],
    box: { [bacon]: 2 },
    sent: ['changeBasketLine 3', 'changeBasketLine 2'],
  },
  'adds 2, another tab leaves 1, plus, whose answer is lost, plus again, and Back': {
    faults: { 5: 'drop-after' },
    acts: [
      ...[add(2, bread), ...allIsAnswered],
      ...[otherTabSets(bread, 1), ...allIsAnswered],
      ...[pressPlus, wait(400), ...allIsAnswered],
      ...[pressPlus, wait(400), comeBack],
    ],
    box: { [bread]: 3 },
    sent: ['addToBasket 2', 'changeBasketLine 2', 'changeBasketLine 3'],
  },
  'a change that the shop never got, and the same change again': {
    begins: two,
    faults: { 2: '500-before' },
    acts: [...allIsAnswered, typeQuantity(4), wait(400), ...allIsAnswered, typeQuantity(4), wait(400)],
    box: { [bacon]: 4 },
    sent: ['changeBasketLine 4', 'changeBasketLine 4'],
  },
  'removes a line and takes it back while the removal is on its way': {
    begins: two,
    acts: [...allIsAnswered, remove, wait(400), lineMoves, undo],
    box: { [bacon]: 2 },
    sent: ['removeBasketLine 0', 'addToBasket 2'],
  },
  'cancels the box while an add is on its way': {
    begins: two,
    acts: [...allIsAnswered, add(1, vegBox), lineMoves, cancelTheBox],
    box: {},
    sent: ['addToBasket 1', 'cancelBasket null'],
  },
  'a code beside a quantity that is not answered yet': {
    begins: two,
    acts: [...allIsAnswered, pressPlus, applyCode],
    box: { [bacon]: 3 },
    sent: ['changeBasketLine 3', 'applyDiscount null'],
  },
}

test.each(Object.entries(walks))(
  'J-82 I1 I2 I3 Box: %s',
  async (_, { begins = [], faults = {}, acts, box, sent }) => {
    const inOrder = Array.from({ length: 500 }, (_call, at) => at + 1)
    const end = await playBasket(fc.schedulerFor(inOrder), {
      script: acts,
      faults: faultsAt(faults),
      lines: begins,
      isQuick: true,
    })
    const { lines } = end.state.box
    expect(Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual(box)
    const changes = end.sent.filter(({ isRead }) => !isRead)
    expect(changes.map(({ call, quantity }) => `${call} ${quantity}`)).toEqual(sent)
  },
)
