/**
 * Replaced by the build. The widgets whose first state a page may print, with the window events that each listens to.
 */
export const hearsOf: Readonly<Record<string, readonly string[]>> = {}
