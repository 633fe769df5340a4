/** The widgets whose first state a page may print, and the window events that each hears, if any; the build writes them here. */
export const hearsOf: Readonly<Record<string, readonly string[]>> = {}
