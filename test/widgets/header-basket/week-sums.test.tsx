import { start, type WireLine, type WireOrder, type WireWeek } from './generated-weeks'
import { totalsOf } from './read-totals'

/* Readable rows; */

const line = (given: Partial<WireLine> = {}): WireLine => ({
  product_name: 'Whole milk',
  delivery_date: start,
  total_price: '1.00',
  paused: false,
  shifted: false,
  unavailable: false,
  temp_unavailable: false,
  past_cutoff: false,
  quantity_ordered: 1,
  quantity_delivered: null,
  orderproduct: { is_free: false, order: { frequency: 1, parent_id: null, daymove_id: null } },
  ...given,
})
const box = (given: Partial<WireOrder> = {}): WireOrder => ({
  id: 1,
  order_id: 2,
  start_date: start,
  grand_total: '20.00',
  cancelled: false,
  shifted: false,
  paused: false,
  delivered: false,
  past_cutoff: false,
  failed: { status: false },
  order: { id: 2, frequency: 1, parent_id: null, daymove_id: null },
  ...given,
})
const movedBy = (id: number) => ({
  is_free: false,
  order: { frequency: 1, parent_id: null, daymove_id: id },
})
const pauses = [{ start_date: start, end_date: start }]
const other = line({ product_name: 'Eggs', delivery_date: '2026-11-24', total_price: '2.50' })

type Row = [title: string, week: Partial<WireWeek>, all: string, sentences: string]
const rows: Row[] = [
  ['only entries that count', { products: [line()], orders: [box()] }, '£21.00', ''],
  ['a product with a daymove_id', { products: [line({ orderproduct: movedBy(5) })] }, '£1.00', ''],
  [
    'a shifted product',
    { products: [line({ shifted: 1 }), other] },
    '£2.50',
    'Not counted: what is moved to another day.',
  ],
  [
    'a paused product',
    { products: [line({ paused: '1' }), other] },
    '£2.50',
    'Not counted: paused products.',
  ],
  ['a day in a pause', { products: [line(), other], pauses }, '£2.50', 'Not counted: paused products.'],
  [
    'an unavailable product',
    { products: [line({ temp_unavailable: true }), other] },
    '£2.50',
    "Not counted: products that can't come.",
  ],
  ['a paused box', { orders: [box({ paused: true })] }, '£20.00', ''],
  [
    'a box with a daymove_id',
    { orders: [box({ order: { id: 2, frequency: 1, parent_id: null, daymove_id: 5 } })] },
    '£20.00',
    '',
  ],
  [
    'a cancelled box',
    { orders: [box({ cancelled: true })], products: [line()] },
    '£1.00',
    'Not counted: cancelled boxes.',
  ],
  [
    'a shifted box',
    { orders: [box({ shifted: true })], products: [line()] },
    '£1.00',
    'Not counted: what is moved to another day.',
  ],
  ['a failed box', { orders: [box({ failed: { status: true } })] }, '£20.00', ''],
  [
    'a missing price',
    { products: [line({ total_price: null }), other], orders: [box()] },
    '£22.50 (what is known)',
    'Without the price of Whole milk, which is not known yet.',
  ],
  [
    'a missing price of an excluded entry',
    { products: [line({ total_price: null, paused: 1 }), other] },
    '£2.50',
    'Not counted: paused products.',
  ],
  [
    'a box without a price, and all excluded kinds',
    {
      products: [line({ paused: 1 }), line({ shifted: 1 }), line({ unavailable: 1 }), other],
      orders: [box({ grand_total: null }), box({ id: 3, cancelled: 1 })],
    },
    '£2.50 (what is known)',
    "Not counted: paused products, what is moved to another day, products that can't come, cancelled boxes. Without the price of Best Of Local Box, which is not known yet.",
  ],
]

test.each(rows)(
  'J-93 HB-16 HB-17 WC-06 WC-07 A-121 %s: the week shows the sum and names just the excluded entries',
  async (_, given, all, sentences) => {
    const week = { products: [], orders: [], pauses: [], moves: [], activeBolOrder: null, ...given }
    expect(await totalsOf(week)).toMatchObject({ all, sentences })
  },
)
