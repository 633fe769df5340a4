// Jest compiles a module anew for each file of tests that loads it; most files load the same hundreds.
const { Script } = require('node:vm')
const Runtime = require('jest-runtime').default

const scripts = new Map()
/** What imports by itself needs the page that it runs on. */
const importing = /\bimport\s*\(/

/** The runtime that compiles a module once for all files of tests in a process; each file still runs it for itself. */
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
      // Lines and columns stay those of the module.
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
