import { mixed, object, string } from 'yup'
import { toProduct } from '../api/product'
import { record, required } from '../options/options'
import type { Product } from '../rules/product'

const idText = () => mixed((value): value is string | number => /^[\w-]{1,64}$/.test(String(value)))

const shape = object({
  id: idText().required(),
  name: string().trim().required(),
  template: string().oneOf(['de', 'bol']).required(),
})

/** The product a placeholder is about, as the shop's own pages print it: id, name and template have to be there. */
export const productOption = required(
  record(
    'The product: id, name, template (de or bol), and edg_code, is_available, max_qty_allowed, image, order_price.',
    shape,
  ),
)

/** The product of a placeholder, read like one in an answer of the shop. */
export const productFrom = (given: unknown): Product => toProduct(given)
