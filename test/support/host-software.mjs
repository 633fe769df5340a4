// The software of the pages on which widgets stand, such as jQuery 1, has a package.json of its own. This file uses no
// packages, because it runs before any are installed.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'

/** Where it is: below the other packages, so that nothing takes its files for ours. */
const hostSoftware = 'node_modules/.cache/host-pages'
const lock = 'package-lock.json'

const textIn = file => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Installs the versions of its lock file, unless they are there. */
export function getHostSoftware() {
  const installed = `${hostSoftware}/installed.json`
  if (textIn(installed) === textIn(`test/host-pages/${lock}`)) return
  console.error('Getting the software of host pages')
  mkdirSync(hostSoftware, { recursive: true })
  for (const file of ['package.json', lock])
    copyFileSync(`test/host-pages/${file}`, `${hostSoftware}/${file}`)
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--prefix', hostSoftware, '--ignore-scripts', '--no-audit', '--no-fund'],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  if (status !== 0) throw new Error(`npm has not brought the packages of test/host-pages.\n${stderr}`)
  copyFileSync(`${hostSoftware}/${lock}`, installed)
}
