import { toBoxOrder, toUnfinished } from '../../domain/api/box-orders'
import type { BoxOrder, UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { nullable, record, required } from '../../platform/options/options'
import { optional, written } from '../../platform/values/decoder'

/** The box a placeholder is about, as the shop writes box orders: it has to have an id. */
export const boxOption = required(
  record(
    'The box order: id, order_id, start_date, deliveries, products, amounts and states, as the server writes them.',
    written(toBoxOrder),
  ),
)

export const unfinishedOption = nullable(
  record(
    'An amendment that is not finished: date, frequency, weekday; null for none. Not given, the shop is asked when it matters.',
    optional(written(toUnfinished), null),
  ),
)

/** The box of a placeholder. */
export const boxFrom = (given: unknown): BoxOrder => toBoxOrder(given)

/** The unfinished amendment of a placeholder; undefined when it says nothing about one. */
export const unfinishedFrom = (given: unknown): UnfinishedAmendment | null | undefined =>
  given === undefined ? undefined : toUnfinished(given)
