import { toBoxOrder, toUnfinished } from '../../domain/api/box-orders'
import type { BoxOrder, UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { nullable, record, required } from '../../platform/options/options'
import { optional, passthrough } from '../../platform/values/decoder'

/** The option for the box of a placeholder, in the form of the shop's box orders; it must have an id. */
export const boxOption = required(
  record(
    FOR_EDITORS &&
      'The box order: id, order_id, start_date, deliveries, products, amounts and states, as the server writes them.',
    passthrough(toBoxOrder),
    'image',
  ),
)

export const unfinishedOption = nullable(
  record(
    FOR_EDITORS &&
      'An amendment that is not finished: date, frequency, weekday; null for none. Not given, the shop is asked when it matters.',
    optional(passthrough(toUnfinished), null),
  ),
)

/** Reads the box from the option of a placeholder. */
export const boxFrom = (given: unknown): BoxOrder => toBoxOrder(given)

/** Reads the unfinished amendment from the option of a placeholder; undefined if the option is not given. */
export const unfinishedFrom = (given: unknown): UnfinishedAmendment | null | undefined =>
  given === undefined ? undefined : toUnfinished(given)
