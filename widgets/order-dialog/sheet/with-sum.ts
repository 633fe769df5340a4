import { interpolate } from '../../../shared/platform/values/interpolate'
import { formatPence, type Pence } from '../../../shared/platform/values/money'

/**
 * Returns the words of a button with what its press costs: "Add to basket · £14.50"; without it where nothing is chosen
 * or known.
 */
export const withSum = (
  action: string,
  sum: Pence | null,
  messages: { withSum: string },
  often = '',
): string =>
  sum ? interpolate(messages.withSum, { action, sum: `${formatPence(sum)} ${often}`.trim() }) : action
