// The machine that the tests run on, as far as they need to know it. It uses no packages, because it runs before any
// are installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where Playwright puts its own browser; undefined before the packages are installed. */
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
  /** Runs a command to its end; returns whether it succeeded, and its error output. */
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
  /** To stderr, so that the output of a command can be piped. */
  say: sentence => console.error(sentence),
}

/** The path of the first of these commands on the PATH; undefined if there is none. */
export const onPath = ({ env, exists }, names) =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap(folder => names.map(name => path.join(folder, name)))
    .find(exists)
