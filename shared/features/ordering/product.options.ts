import { toProduct } from '../../domain/api/product'
import type { Product } from '../../domain/rules/product'
import { record, required } from '../../platform/options/options'
import {
  DecodeError,
  type Decoder,
  identifier,
  isNothing,
  object,
  oneOf,
  passthrough,
  string,
} from '../../platform/values/decoder'

const name: Decoder<string> = (given, at) => {
  if (isNothing(given)) throw new DecodeError(at, undefined)
  return string(given, at)
}

const named = object({ id: identifier, name, template: oneOf('de', 'bol') })

/**
 * The option for the product of a placeholder, in the form of the shop's own pages; id, name and template are
 * required.
 */
export const productOption = required(
  record(
    FOR_EDITORS &&
      'The product: id, name, template (de or bol), and edg_code, is_available, max_qty_allowed, image, order_price.',
    passthrough((given, at) => {
      named(given, at)
      toProduct(given, at)
    }),
    'image',
  ),
)

/** Reads the product from the option of a placeholder, as from a response of the shop. */
export const productFrom = (given: unknown): Product => toProduct(given)
