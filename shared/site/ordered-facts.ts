/** The facts that people change by ordering. A postcode is not among them: its checksum would reveal it. */
export const ordered = ['items', 'box', 'boxes', 'total'] as const

export type OrderedFact = (typeof ordered)[number]
