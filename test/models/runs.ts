// The normal test command runs a tenth of each model; `npm run soak` runs all of it, RUNS=<n> n times as much.

/** How many runs of a model to make, of those that a soak makes; a dear one may make a smaller share in the normal command. */
export const runs = (full: number, share = 0.1): number => Math.ceil(full * Number(process.env.RUNS ?? share))
