import PageEnvironment from './jsdom-env.mjs'
import NodeEnvironment from './node-env.mjs'

/** A page for test files with JSX and Node for all others, because a page costs more than most tests without one. */
export default class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? PageEnvironment : NodeEnvironment
    // biome-ignore lint/correctness/noConstructorReturn: jest asks this class for the environment of a file.
    return new Environment(config, context)
  }
}
