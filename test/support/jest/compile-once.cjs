// Jest compiles a module again for each test file that loads it; most files load the same hundreds.
const { Script } = require('node:vm')
const Runtime = require('jest-runtime').default

const scripts = new Map()
/** A module with dynamic imports depends on the file that runs it, so it is not shared. */
const importing = /\bimport\s*\(/

/** A runtime that compiles each module once per process; every test file still runs it separately. */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given)
    const { executor } = this
    const compile = executor.compile.bind(executor)
    const head = `(function(${executor.injectedModuleParameters}){`
    const scriptOf = (source, filename) => {
      const known = scripts.get(filename)
      if (known?.source === source) return known.script
      if (importing.test(source)) return
      // The offset keeps line and column numbers those of the module.
      const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
      scripts.set(filename, { source, script })
      return script
    }
    executor.compile = (source, filename) => {
      const page = executor.environment.getVmContext()
      const script = page && filename !== executor.testPath && scriptOf(source, filename)
      return script ? script.runInContext(page) : compile(source, filename)
    }
  }
}
