import type { InferType } from 'yup'
import { requiredRecord, text } from './shapes'

/** What the shop says about an order it has saved; its words are shown as they come (UI-08). */
export type Saved = { message: string; link: string | null; redirect: string | null }

/** The answer to a posted order: `success` and `message`, and where to look at it or go on. */
export const savedAnswer = requiredRecord({ message: text(), order_link: text(), redirect: text() })

export const toSaved = (given: InferType<typeof savedAnswer>): Saved => ({
  message: given.message,
  link: given.order_link || null,
  redirect: given.redirect || null,
})
