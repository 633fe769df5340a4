import { oddAmounts } from '../../../../shared/tools/cli/probe/amounts'

const line = { quantity: 2, product: { order_price: '8.95' } }

test.each<[what: string, body: unknown, says: RegExp | null]>([
  [
    'a price with a comma',
    { products: [{ product: { order_price: '14,50' } }] },
    /products\.0\.product\.order_price is "14,50", which is no amount/,
  ],
  ['a price in words', { data: { amount: 'free' } }, /data\.amount is "free"/],
  ['an invalid number', { order_price: Number.NaN }, /order_price is null/],
  ['an unknown price', { order_price: null, total: '' }, null],
  ['thousands', { total: '1,234.50' }, null],
  [
    'a total equal to its subtotal less the discount',
    { subtotal: '20.00', discount_amount: '2.50', grand_total: '17.50' },
    null,
  ],
  [
    'a total that differs from it',
    [{ subtotal: '20.00', discount_amount: '2.50', grand_total: '20.00' }],
    /0\.grand_total is "20\.00", and subtotal less discount_amount comes to £17\.50/,
  ],
  ['a total without a discount', { subtotal: '20.00', grand_total: '19.00' }, /comes to £20\.00/],
  [
    'a discount larger than the subtotal',
    { subtotal: '2.00', discount_amount: '5.00', grand_total: '0.00' },
    null,
  ],
  ['a total equal to its lines', { total: '17.90', products: [line] }, null],
  ['a total equal to its lines less a discount', { total: '10.00', products: [line] }, null],
  [
    'a total larger than its lines',
    { total: '27.90', products: [line] },
    /total is "27\.90", and its lines come to £17\.90/,
  ],
])('J-51 probe reports unreadable amounts and wrong sums: %s', (_, body, says) => {
  const [first, ...others] = oddAmounts(body)
  expect(others).toEqual([])
  if (says) expect(first).toMatch(says)
  else expect(first).toBeUndefined()
})
