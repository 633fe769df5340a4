/** Raised on the document with a window event that nobody had been there to hear. */
export const missedName = 'doorstep:missed'

/** The events that carry what can be heard only once. */
export const replayedEvents = ['valid-postcode', 'open-weekly-basket', 'product-posted'] as const
