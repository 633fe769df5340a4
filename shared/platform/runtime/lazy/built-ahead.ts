/**
 * The files, beside the loader, of each widget that waits for somebody: whose first state a page may print, or that a
 * press fetches and that opens something then; the build writes them here.
 */
export const filesOf: Readonly<Record<string, readonly string[]>> = {}
