import { type Week, weekTotals } from '../../domain/rules/essentials/week'
import { interpolate } from '../../platform/values/interpolate'

type UnpricedMessages = { unpriced: string; unnamed: string; box: string }

/**
 * Returns a sentence with the products and boxes that no sum includes because their price is not known; null if
 * there are none.
 */
export function unpricedInWords(week: Week, messages: UnpricedMessages): string | null {
  const { lines, boxes } = weekTotals(week).unpriced
  const names = [...lines.map(({ name }) => name || messages.unnamed), ...boxes.map(() => messages.box)]
  return names.length ? interpolate(messages.unpriced, { names: [...new Set(names)].join(', ') }) : null
}
