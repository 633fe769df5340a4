// Gets what the tests need, and prints the PATH on which `node` is one that package.json names.
import { readFileSync } from 'node:fs'
import { demanding, getReady } from './support/machine/get-ready.mjs'
import { pathWithNode } from './support/machine/nodes.mjs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
try {
  getReady(demanding)
  console.log(pathWithNode(engines.node))
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
