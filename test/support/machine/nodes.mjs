// The Node versions in package.json, and how the tests get them.
import os from 'node:os'
import path from 'node:path'
import { thisMachine } from './machine.mjs'

/**
 * The parts of a range such as `^22.12.0 || >=24.0.0`: the first version of each, and whether it includes later majors.
 */
const partsOf = range =>
  range.split('||').map(part => {
    const [, sign = '', version = ''] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(part) ?? []
    if (!version)
      throw new Error(`engines.node in package.json: "${part.trim()}" is not like ^22.12.0 or >=24.0.0`)
    return { version, isOpen: sign === '>=' }
  })

const numbers = version => version.split('.').map(Number)
const isAtLeast = (version, lowest) => {
  const [one, other] = [numbers(version), numbers(lowest)]
  const at = one.findIndex((number, index) => number !== other[index])
  return at < 0 || one[at] > other[at]
}

/** The lowest version in an `engines` range. */
export const lowestNode = range => partsOf(range)[0].version

/** Whether the range includes this version of Node. */
export const isNamed = (range, version) =>
  partsOf(range).some(
    ({ version: from, isOpen }) =>
      isAtLeast(version, from) && (isOpen || numbers(version)[0] === numbers(from)[0]),
  )

/** The folder of that Node version, in a cache that outlives node_modules. */
function placeOf(version, { env, platform, arch }) {
  const cache = env.XDG_CACHE_HOME || path.join(env.HOME || os.homedir(), '.cache')
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const folder = path.join(cache, 'doorstep', `node-${version}`)
  return { name, folder, bin: path.join(folder, 'node_modules', name, 'bin') }
}

/** The bin folder of that Node version, installed as an npm package; throws one message if it cannot be installed. */
export function getNode(version, machine = thisMachine) {
  const { name, folder, bin } = placeOf(version, machine)
  const file = path.join(bin, 'node')
  if (machine.exists(file)) return bin
  machine.say(`Getting Node ${version}: the package ${name}`)
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { isDone, trouble } = machine.run('npm', [
    'install',
    '--prefix',
    folder,
    ...quiet,
    `${name}@${version}`,
  ])
  if (isDone && machine.exists(file)) return bin
  throw new Error(
    `Node ${version} is needed and npm could not bring it: install Node ${version} or later. Nothing was run.\n${trouble.split('\n').slice(-3).join('\n')}`,
  )
}

/** A PATH on which `node` is in the range; it is installed if the machine's own is not. */
export function pathWithNode(range, machine = thisMachine) {
  const own = machine.env.PATH ?? ''
  return isNamed(range, machine.version)
    ? own
    : [getNode(lowestNode(range), machine), own].join(path.delimiter)
}
