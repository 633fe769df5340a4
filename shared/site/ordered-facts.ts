/** What people change by ordering. A postcode is kept nowhere: a checksum would tell which it is. */
export const ordered = ['items', 'box', 'boxes', 'total'] as const

/** One of those. */
export type OrderedFact = (typeof ordered)[number]
