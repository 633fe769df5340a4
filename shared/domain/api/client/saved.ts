import { answerOf, words } from './fields'

/** What the shop says about an order it has saved; its words are shown as they come (UI-08). */
export type Saved = { message: string; link: string | null; redirect: string | null }

const fields = answerOf({ message: words, order_link: words, redirect: words })

/** Reads the answer to a posted order: `message`, and where to look at it or go on. */
export function toSaved(given: unknown, at: string): Saved {
  const { message, order_link, redirect } = fields(given, at)
  return { message, link: order_link || null, redirect: redirect || null }
}
