import PageEnvironment from './jsdom-env.mjs'
import NodeEnvironment from './node-env.mjs'

// Clearing a worker's heap of gigabytes takes longer than Jest waits for a worker to end.
if (process.send) process.once('beforeExit', () => process.exit())

/** A page for test files with JSX and Node for all others, because a page costs more than most tests without one. */
export default class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? PageEnvironment : NodeEnvironment
    // biome-ignore lint/correctness/noConstructorReturn: jest asks this class for the environment of a file.
    return new Environment(config, context)
  }
}
