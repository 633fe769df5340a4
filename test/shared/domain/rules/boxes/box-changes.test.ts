import type { BasketLine, BoxDraft, PreviousLine } from '../../../../../shared/domain/rules/basket'
import { boxChangeMessages } from '../../../../../shared/domain/rules/boxes/box-change-messages'
import { changesInWords, scopeInWords } from '../../../../../shared/domain/rules/boxes/box-changes'
import { dateMessages, parseDate } from '../../../../../shared/domain/rules/dates/dates'

const words = { ...boxChangeMessages, ...dateMessages }
const thursday = parseDate('2026-11-26')
const draft: BoxDraft = {
  id: '900',
  date: thursday,
  nextDelivery: thursday,
  frequency: 1,
  slot: '0',
  instructions: '',
  otherInstructions: '',
  parentId: null,
  editingOrderId: '801',
  weekday: 4,
  previousTotal: null,
  previousLines: null,
}

test.each<[string, Partial<BoxDraft>, string]>([
  ['one week of a repeating box', { parentId: '801' }, 'only Thursday 26 November'],
  ['one week without a date', { parentId: '801', date: null, nextDelivery: null }, ''],
  ['every week', { date: null }, 'every Thursday'],
  ['every two weeks', { frequency: 2 }, 'Thursday, every 2 weeks'],
  ['a repeating box without a weekday', { weekday: null }, ''],
  ['a single box', { frequency: 0, weekday: null }, 'Thursday 26 November'],
  ['a box without anything', { frequency: null, weekday: null, date: null, nextDelivery: null }, ''],
])('J-62 The changed deliveries of %s: %s %s', (_, more, said) => {
  expect(scopeInWords({ ...draft, ...more }, words)).toBe(said)
})

const line = (id: string, quantity: number, price: number | null, name = `Product ${id}`): BasketLine => ({
  id,
  productId: id,
  quantity,
  isUnavailable: false,
  discount: 0,
  product: {
    id,
    name,
    template: 'bol',
    code: '',
    isAvailable: true,
    maxAllowed: null,
    price,
    image: '',
    size: '',
  },
})
const was = (id: string, quantity: number, price: number | null): PreviousLine => ({
  productId: id,
  name: `Product ${id}`,
  quantity,
  price,
})

test.each<[string, PreviousLine[], BasketLine[], string[]]>([
  ['nothing', [was('1', 2, 100)], [line('1', 2, 100)], []],
  ['one more', [was('1', 2, 100)], [line('1', 3, 100)], ['Product 1: 3, was 2']],
  ['a new product', [], [line('1', 1, 100)], ['Product 1: 1, new']],
  ['a removed product', [was('1', 2, 100)], [], ['Product 1: taken out, was 2']],
  ['a product at 0', [was('1', 2, 100)], [line('1', 0, 100)], ['Product 1: taken out, was 2']],
  [
    'a price that rose',
    [was('1', 2, 1400)],
    [line('1', 2, 1480)],
    ['Product 1 costs £14.80 each, was £14.00'],
  ],
  [
    'fewer, and a price that fell',
    [was('1', 2, 1400)],
    [line('1', 1, 1300)],
    ['Product 1: 1, was 2', 'Product 1 costs £13.00 each, was £14.00'],
  ],
  ['unknown prices', [was('1', 2, null), was('2', 1, 5)], [line('1', 2, 9), line('2', 1, null)], []],
  ['two lines of one product', [was('1', 1, 9), was('1', 1, 9)], [line('1', 2, 9)], []],
])('J-61 Changes with %s are listed line by line', (_, previous, lines, said) => {
  expect(changesInWords(previous, lines, words)).toEqual(said)
})
