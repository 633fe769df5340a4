import fc from 'fast-check'

// `npm test` uses a fixed seed; only the soak, which sets RUNS, is random.
if (process.env.RUNS === undefined) fc.configureGlobal({ seed: 20_261_121 })

export * from 'fast-check'
export default fc
