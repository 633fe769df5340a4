// `npm test` tries each mechanism once; `npm run soak` sets RUNS and also tries the repetitions.

/** Whether this run is the soak. */
export const isSoak: boolean = process.env.RUNS !== undefined
