// The version of Node that package.json names, for a machine that has another. This file uses no packages, because it
// runs before any are installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const { env } = process

/** Whether a range such as `^22.12.0 || >=24.0.0` has a version of Node. */
const isNamed = (range, version) =>
  range.split('||').some(part => {
    const [major, minor] = part.match(/\d+/g).map(Number)
    const [ownMajor, ownMinor] = version.split('.').map(Number)
    return ownMajor === major ? ownMinor >= minor : part.includes('>=') && ownMajor > major
  })

/** A PATH on which `node` is in the range; the lowest one comes from npm if the machine's own is not. */
export function pathWithNode(range) {
  if (isNamed(range, process.versions.node)) return env.PATH
  const [version] = range.match(/\d+\.\d+\.\d+/)
  const name = `node-${process.platform}-${process.arch}`
  const folder = path.join(
    env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
    'doorstep',
    `node-${version}`,
  )
  const bin = path.join(folder, 'node_modules', name, 'bin')
  if (!existsSync(path.join(bin, 'node'))) {
    console.error(`Getting Node ${version}`)
    const { stderr } = spawnSync(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`],
      { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    )
    if (!existsSync(path.join(bin, 'node')))
      throw new Error(`Node ${range} is needed, and npm has not brought it.\n${stderr}`)
  }
  return [bin, env.PATH].join(path.delimiter)
}
