// The versions of Node that package.json names, and how the tests come by them.
import os from 'node:os'
import path from 'node:path'
import { thisMachine } from './machine.mjs'

/** `^22.12.0 || >=24.0.0` as the first version of each of its parts, and whether later majors belong to it. */
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

/** The lowest version that a range of engines names. */
export const lowestNode = range => partsOf(range)[0].version

/** Is this version of Node one that the range names? */
export const isNamed = (range, version) =>
  partsOf(range).some(
    ({ version: from, isOpen }) =>
      isAtLeast(version, from) && (isOpen || numbers(version)[0] === numbers(from)[0]),
  )

/** Where a Node of that version is kept, beyond the life of node_modules. */
function placeOf(version, { env, platform, arch }) {
  const cache = env.XDG_CACHE_HOME || path.join(env.HOME || os.homedir(), '.cache')
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const folder = path.join(cache, 'doorstep', `node-${version}`)
  return { name, folder, bin: path.join(folder, 'node_modules', name, 'bin') }
}

/** The folder of a Node of that version, which npm brings as a package; throws one message where it cannot be had. */
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

/** The PATH on which `node` is one that the range names; it is got where the machine's own is none. */
export function pathWithNode(range, machine = thisMachine) {
  const own = machine.env.PATH ?? ''
  return isNamed(range, machine.version)
    ? own
    : [getNode(lowestNode(range), machine), own].join(path.delimiter)
}
