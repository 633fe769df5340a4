const said: string[] = []

/** Tells the page's developers, in one sentence on the console, what is wrong and what to change. */
export function report(sentence: string, where?: Element): void {
  said.push(sentence)
  // biome-ignore lint/suspicious/noConsole: the one place from which the bundle speaks to developers
  console.warn(`Doorstep: ${sentence}`, ...(where ? [where] : []))
}

/** Every sentence said on this page so far. */
export const reported = (): readonly string[] => said
