// The software of the pages on which widgets stand, such as jQuery 1, has a package.json of its own. This file uses no
// packages, because it runs before any are installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const folder = 'test/host-pages'

/** Installs the versions of its lock file, unless they are there. */
export function getHostSoftware() {
  const wanted = readFileSync(`${folder}/package-lock.json`, 'utf8')
  const mark = `${folder}/node_modules/installed.json`
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.error('Getting the software of host pages')
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  if (status !== 0) throw new Error(`npm has not brought the packages of ${folder}.\n${stderr}`)
  writeFileSync(mark, wanted)
}
