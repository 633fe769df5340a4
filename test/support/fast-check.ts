import fc from 'fast-check'

// The test command goes the same ways each time; chance is the soak's, which says how many RUNS.
if (process.env.RUNS === undefined) fc.configureGlobal({ seed: 20_261_121 })

export * from 'fast-check'
export default fc
