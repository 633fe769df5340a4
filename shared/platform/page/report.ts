import { pageWide } from './host/page-wide'

/** Every sentence said on this page so far, also by scripts that share nothing else with this one. */
export const reported = (): string[] => pageWide('said', () => [])

/** Tells the page's developers, in one sentence on the console, what is wrong and what to change. */
export function report(sentence: string, where?: Element): void {
  reported().push(sentence)
  // biome-ignore lint/suspicious/noConsole: the one place from which the bundle speaks to developers
  console.warn(`Doorstep: ${sentence}`, ...(where ? [where] : []))
}
