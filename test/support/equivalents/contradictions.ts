/** Pairs of sentences that cannot both be true on one page. */
const opposites: readonly (readonly [string, RegExp, RegExp])[] = [
  ['an empty box that has lines', /Please add some products/, /\| Remove [A-Z]/],
  ['an empty box that has a total', /Please add some products/, /\| Total \| £(?!0\.00)/],
  ['an order that is new and amended', /\| Cancel order \|/, /\| Cancel amendments \|/],
  [
    'one that can be changed and is cancelled',
    /You can (change this order|still change this box)/,
    /This order has been cancelled/,
  ],
  ['a box that could not be read and is shown', /We couldn't load your box/, /\| Remove [A-Z]/],
  ['a postcode that is and is not served', /We deliver to your area/, /We don't deliver|do not deliver/],
]

const pence = (text: string) => Math.round(Number(text.replace(/[£,]/g, '')) * 100)

/** Errors in the sums of a box: the total must be the subtotal less the discount. */
function wrongSums(shown: string): string[] {
  const [, subtotal, discount = '0', total] =
    /Subtotal \| (£[\d,.]+)(?: \| Discount \| minus (£[\d,.]+))? \| Total \| (£[\d,.]+)/.exec(shown) ?? []
  if (!subtotal || !total) return []
  const rest = Math.max(0, pence(subtotal) - pence(discount))
  return rest === pence(total) ? [] : [`${subtotal} less ${discount} is said to be ${total}`]
}

/** Signs that an invalid value was put into a sentence. */
const noWords = /\b(undefined|NaN|null|Invalid Date|\[object Object\])\b/

/** All contradictions in the text of a page. */
export function contradictionsIn(shown: string): string[] {
  const broken = noWords.exec(shown)
  return [
    ...opposites.filter(([, one, other]) => one.test(shown) && other.test(shown)).map(([name]) => name),
    ...wrongSums(shown),
    ...(broken ? [`shows ${broken[0]}`] : []),
  ]
}
