/** Returns a wait of about that long, by chance, so that not all browsers act at the same moment. */
export const spread = (ms: number): number => ms * (0.5 + Math.random())

const soonMs = 20_000

/**
 * Returns a time soon after the moment at which what was read is over, for a read. All browsers know the same midnight
 * and the same cut-off.
 */
export const soonAfter = (moment: Date): Date => new Date(moment.getTime() + spread(soonMs))
