import { pageWide } from './host/page-wide'

/** Returns every sentence reported on this page, by any of its scripts. */
export const reported = (): string[] => pageWide('said', () => [])

/** Reports in one sentence on the console what is wrong and what to change, for the page's developers. */
export function report(sentence: string, ...where: Element[]): void {
  reported().push(sentence)
  // biome-ignore lint/suspicious/noConsole: the one place from which the bundle speaks to developers
  console.warn(`Doorstep: ${sentence}`, ...where)
}
