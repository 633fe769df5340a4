// Installs what the tests need, and prints a PATH on which `node` is a version that package.json names.
import { readFileSync } from 'node:fs'
import { getReady } from './support/machine.mjs'
import { pathWithNode } from './support/node-version.mjs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
try {
  getReady()
  console.log(pathWithNode(engines.node))
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
