// `npm run test:full` runs a tenth of each model; `npm run soak` runs all of it, RUNS=<n> n times as
// much.

/**
 * The number of runs of a model, out of those of the soak; a slow model may run a smaller share there.
 */
export const runs = (full: number, share = 0.1): number => Math.ceil(full * Number(process.env.RUNS ?? share))
