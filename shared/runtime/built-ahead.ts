/** The files of each widget that may wait for somebody, beside the loader; the build writes them here. */
export const filesOf: Readonly<Record<string, readonly string[]>> = {}
