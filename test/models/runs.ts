// The normal test command runs a tenth of each model; `npm run soak` runs all of it, RUNS=<n> n times as much.
const factor = Number(process.env.RUNS ?? 0.1)

/** How many runs of a model to make, of those that a soak makes. */
export const runs = (full: number): number => Math.ceil(full * factor)
