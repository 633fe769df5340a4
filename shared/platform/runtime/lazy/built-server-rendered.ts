/**
 * The widgets that may have a server-rendered first state, with the window events that each listens to. The build
 * replaces this.
 */
export const hearsOf: Readonly<Record<string, readonly string[]>> = {}
