import { type Week, weekTotals } from '../../domain/rules/essentials/week'
import { interpolate } from '../../platform/values/interpolate'

type UnpricedMessages = { unpriced: string; unnamed: string; box: string }

/** Names what is in no sum because its price is not known; null where nothing is. */
export function unpricedInWords(week: Week, messages: UnpricedMessages): string | null {
  const { lines, boxes } = weekTotals(week).unpriced
  const names = [...lines.map(({ name }) => name || messages.unnamed), ...boxes.map(() => messages.box)]
  return names.length ? interpolate(messages.unpriced, { names: [...new Set(names)].join(', ') }) : null
}
