declare global {
  interface Window {
    /** Every sentence said on this page so far; the page's own, as scripts that share nothing else say some too. */
    doorstepSaid?: string[]
  }
}

/** Every sentence said on this page so far. */
export const reported = (): string[] => (window.doorstepSaid ??= [])

/** Tells the page's developers, in one sentence on the console, what is wrong and what to change. */
export function report(sentence: string, where?: Element): void {
  reported().push(sentence)
  // biome-ignore lint/suspicious/noConsole: the one place from which the bundle speaks to developers
  console.warn(`Doorstep: ${sentence}`, ...(where ? [where] : []))
}
