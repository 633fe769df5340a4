import { readable } from '../../shared/platform/options/options'
import { type Decoded, object, optional } from '../../shared/platform/values/decoder'

const text = optional(readable, '')

/** The printed texts about a customer's orders of a daily essential; each may be missing. */
export const toComes = object({ regularly: text, once: text })

export type PrintedComes = Decoded<typeof toComes>
