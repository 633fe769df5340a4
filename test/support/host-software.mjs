// The software of the pages on which widgets stand, such as jQuery 1, has a package.json of its own. This file uses no
// packages, because it runs before any are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// Each version is exact. Pages load the built files of these packages alone, so that what they depend on is not pinned.
const list = 'test/host-pages/package.json'

/** Returns where it is: apart from the other packages, which may be installed at the same time. */
function folder() {
  const versions = createHash('sha256').update(readFileSync(list)).digest('hex').slice(0, 12)
  const caches = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache')
  return path.join(caches, 'doorstep', `host-pages-${versions}`)
}

/** Returns the folder of its packages. */
export const hostSoftware = () => path.join(folder(), 'node_modules')

/** Installs the versions of its package.json, unless they are there. */
export function getHostSoftware() {
  const place = folder()
  const mark = path.join(place, 'installed')
  if (existsSync(mark)) return
  console.error('Getting the software of host pages')
  mkdirSync(place, { recursive: true })
  copyFileSync(list, path.join(place, 'package.json'))
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', place, '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  if (status !== 0) throw new Error(`npm has not brought the packages of test/host-pages.\n${stderr}`)
  writeFileSync(mark, '')
}
