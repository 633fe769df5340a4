import { pageWide } from './host/page-wide'

/** Returns every sentence reported on this page, by any of its scripts. */
export const reported = (): string[] => pageWide('said', () => [])

/** The most sentences that are kept of a page that stays open for a day. */
const most = 100

/** Keeps a sentence for `Doorstep.report()`; the oldest goes. */
export function noteReport(sentence: string): void {
  const said = reported()
  said.push(sentence)
  if (said.length > most) said.shift()
}

/** Reports in one sentence on the console what is wrong and what to change, for the page's developers. */
export function report(sentence: string, ...where: Element[]): void {
  noteReport(sentence)
  // biome-ignore lint/suspicious/noConsole: the one place from which the bundle speaks to developers
  console.warn(`Doorstep: ${sentence}`, ...where)
}
