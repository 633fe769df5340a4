import { interpolate } from '../../../shared/platform/values/interpolate'
import { formatPence, type Pence } from '../../../shared/platform/values/money'

/**
 * Returns a button's text with the cost of a press: "Add to basket · £14.50"; without the cost if nothing is chosen or
 * the cost is unknown.
 */
export const withSum = (
  action: string,
  sum: Pence | null,
  messages: { withSum: string },
  often = '',
): string =>
  sum ? interpolate(messages.withSum, { action, sum: `${formatPence(sum)} ${often}`.trim() }) : action
