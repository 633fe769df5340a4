import { readable } from '../../shared/platform/options/options'
import { type Decoded, object, optional } from '../../shared/platform/values/decoder'

const text = optional(readable, '')

/** What the page has printed of a customer's orders of a daily essential, in words; each may be missing. */
export const toComes = object({ regularly: text, once: text })

export type PrintedComes = Decoded<typeof toComes>
