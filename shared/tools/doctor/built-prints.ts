import type { Prints } from './server-rendered'

/** The facts that a page may print of each widget; the build replaces this value. */
export const prints: Readonly<Record<string, Prints>> | undefined = undefined
