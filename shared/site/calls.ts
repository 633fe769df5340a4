/** Where the shop's calls are found, unless the site has moved them; the others are pages that answer. */
export const callsRoot = '/api/'

/** Is that path one of the shop's calls, and not a page? */
export const isCall = (path: string): boolean => path.startsWith(callsRoot)
