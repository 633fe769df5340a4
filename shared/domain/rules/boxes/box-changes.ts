import { interpolate } from '../../../platform/values/interpolate'
import { formatPence, type Pence } from '../../../platform/values/money'
import type { BasketLine, BoxDraft, PreviousLine } from '../basket'
import { type DateMessages, dayInWords, weekdayName } from '../dates/dates'
import type { BoxChangeMessages, ScopeMessages } from './box-change-messages'

/** Returns which deliveries an amendment changes: "only Thursday 26 November", "every Thursday"; empty if that is unknown. */
export function scopeInWords(
  { parentId, frequency, weekday, date, nextDelivery }: BoxDraft,
  words: ScopeMessages & DateMessages,
): string {
  const weeks = frequency ?? 0
  if (parentId === null && weeks > 0) {
    if (weekday === null) return ''
    const pattern = weeks > 1 ? words.everyWeeksDay : words.everyDay
    return interpolate(pattern, { weekday: weekdayName(weekday, words), weeks })
  }
  const day = date ?? nextDelivery
  if (!day) return ''
  return parentId === null
    ? dayInWords(day, words)
    : interpolate(words.onlyDay, { day: dayInWords(day, words) })
}

type Side = { name: string; quantity: number; price: Pence | null }

/** Adds up all lines of a product; undefined if there are none. */
function lineOf(lines: readonly (Side & { productId: string })[], productId: string): Side | undefined {
  const found = lines.filter(line => line.productId === productId && line.quantity > 0)
  const [first] = found
  return first && { ...first, quantity: found.reduce((all, { quantity }) => all + quantity, 0) }
}

/** Returns a sentence for each difference: a product's quantity, then its price, which the shop may have changed. */
export function changesInWords(
  previous: readonly PreviousLine[],
  lines: readonly BasketLine[],
  words: BoxChangeMessages,
): string[] {
  const now = lines.map(({ productId, product, quantity }) => ({
    productId,
    quantity,
    name: product.name,
    price: product.price,
  }))
  const ids = [...new Set([...previous, ...now].map(({ productId }) => productId))]
  return ids.flatMap(id => changesOf(lineOf(previous, id), lineOf(now, id), words))
}

function changesOf(before: Side | undefined, now: Side | undefined, words: BoxChangeMessages): string[] {
  const name = now?.name || before?.name || ''
  if (!now) return before ? [interpolate(words.lineTaken, { name, before: before.quantity })] : []
  if (!before) return [interpolate(words.lineAdded, { name, now: now.quantity })]
  const isRepriced = before.price !== null && now.price !== null && before.price !== now.price
  return [
    ...(before.quantity === now.quantity
      ? []
      : [interpolate(words.lineQuantity, { name, now: now.quantity, before: before.quantity })]),
    ...(isRepriced
      ? [
          interpolate(words.linePrice, {
            name,
            now: formatPence(now.price),
            before: formatPence(before.price),
          }),
        ]
      : []),
  ]
}
