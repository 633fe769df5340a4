/** Returns a wait of about that long, by chance, so that not all browsers act at the same moment. */
export const spread = (ms: number): number => ms * (0.5 + Math.random())
