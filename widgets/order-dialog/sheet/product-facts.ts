import { readable } from '../../../shared/platform/options/options'
import {
  type Decoded,
  type Decoder,
  flag,
  listOf,
  object,
  optional,
} from '../../../shared/platform/values/decoder'

const text = optional(readable, '')
const texts = optional(listOf(readable), [])

/** The facts that a page gives about a product. Each may be missing, and the sheet then says so. */
export const toFacts = object({
  perUnit: text,
  about: text,
  contents: texts,
  ingredients: text,
  allergens: texts,
  keeping: text,
  isFood: optional(flag, true),
}) satisfies Decoder<object>

export type ProductFacts = Decoded<typeof toFacts>
