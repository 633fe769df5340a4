import '../servers/hear-demo-shop'
import '../soak-tests'

// Time enough for a browser on a busy machine, hooks included.
jest.setTimeout(240_000)

// A browser that starves on a busy machine is no fault of the shop. What needed a second try is named in the closing
// lines, so that a fault that comes now and then does not hide; the soak gives none.
if (process.env.RUNS === undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true })
