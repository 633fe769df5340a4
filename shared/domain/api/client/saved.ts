import { answerOf, isCode, words } from './fields'

/** The shop's answer to a saved order; its words are shown as they come (UI-08). */
export type Saved = { message: string; link: string | null; redirect: string | null }

/** The answer that stands for a lost one, after a read has shown that the change was made. */
export const saved: Saved = { message: '', link: null, redirect: null }

const fields = answerOf({ message: words, order_link: words, redirect: words })

/** Decodes the answer to a posted order: its message, and the addresses of the order and of the next page. */
export function toSaved(given: unknown, at: string): Saved {
  const { message, order_link, redirect } = fields(given, at)
  return { message: isCode(message) ? '' : message, link: order_link || null, redirect: redirect || null }
}
