import PageEnvironment from './jsdom-env.mjs'
import NodeEnvironment from './node-env.mjs'

/** A page for what is written in JSX, and Node for all else: a page costs more than most tests that do without one. */
export default class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? PageEnvironment : NodeEnvironment
    // biome-ignore lint/correctness/noConstructorReturn: jest asks this class for the environment of a file.
    return new Environment(config, context)
  }
}
