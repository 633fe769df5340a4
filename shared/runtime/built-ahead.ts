/** The files of each widget whose first state a page may print, beside the loader; the build writes them here. */
export const filesOf: Readonly<Record<string, readonly string[]>> = {}
