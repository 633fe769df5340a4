import '../servers/hear-demo-shop'

// Long enough for a browser on a busy machine, including hooks.
jest.setTimeout(240_000)

// A browser that gets no processor time on a busy machine is not a fault of the shop. Tests that needed a second try
// are named in the closing lines, so that intermittent faults are visible; the soak allows no second try.
if (process.env.RUNS === undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true })
