// The machine that the tests run on, as far as they have to know it. Needs no package: it is asked before there are any.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where the test library puts a browser of its own; undefined before the packages are there. */
function downloadedBrowser() {
  try {
    return createRequire(path.resolve('package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}

export const thisMachine = {
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  version: process.versions.node,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  get downloaded() {
    return downloadedBrowser()
  },
  /** Runs a command to its end: did it go well, and what did it say of its trouble? */
  run(command, args) {
    const { status, stderr, error } = spawnSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32',
    })
    return { isDone: status === 0, trouble: (error?.message ?? stderr ?? '').trim() }
  },
  /** To the side, so that what a command prints can be taken by another. */
  say: sentence => console.error(sentence),
}

/** The file of the first of these commands that is on the PATH; undefined where there is none. */
export const onPath = ({ env, exists }, names) =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap(folder => names.map(name => path.join(folder, name)))
    .find(exists)
