/** The usual folder of the shop's calls; any other address is a page. */
export const callsRoot = '/api/'

/** Returns whether the path is one of the shop's calls and not a page. */
export const isCall = (path: string): boolean => path.startsWith(callsRoot)
