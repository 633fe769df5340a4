import { toProduct } from '../../domain/api/product'
import type { Product } from '../../domain/rules/product'
import { record, required } from '../../platform/options/options'
import {
  identifier,
  isNothing,
  Misfit,
  object,
  oneOf,
  type Reader,
  text,
  written,
} from '../../platform/values/reader'

const name: Reader<string> = (given, at) => {
  if (isNothing(given)) throw new Misfit(at, undefined)
  return text(given, at)
}

const named = object({ id: identifier, name, template: oneOf('de', 'bol') })

/** The product a placeholder is about, as the shop's own pages print it: id, name and template have to be there. */
export const productOption = required(
  record(
    'The product: id, name, template (de or bol), and edg_code, is_available, max_qty_allowed, image, order_price.',
    written((given, at) => {
      named(given, at)
      toProduct(given, at)
    }),
  ),
)

/** The product of a placeholder, read like one in an answer of the shop. */
export const productFrom = (given: unknown): Product => toProduct(given)
