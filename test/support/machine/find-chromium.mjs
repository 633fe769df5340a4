// Finds the Chromium that the tests use.
import path from 'node:path'
import { onPath, thisMachine } from './machine.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
]

/** The same engine without a user interface: a quarter less work, but no back/forward cache. */
const shell = 'chromium-headless-shell'

const macApplications = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  name => `Applications/${name}.app/Contents/MacOS/${name}`,
)
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

function findPlaced(machine) {
  const { env, platform, exists } = machine
  const { posix, win32 } = path
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean)
    return roots.flatMap(root => windowsPrograms.map(each => win32.join(root, each))).find(exists)
  }
  const roots = platform === 'darwin' ? ['/', env.HOME].filter(Boolean) : []
  const applications = roots.flatMap(root => macApplications.map(each => posix.join(root, each)))
  return onPath(machine, names) ?? applications.find(exists)
}

function findDownloaded({ downloaded, exists }) {
  return downloaded && exists(downloaded) ? downloaded : undefined
}

/** The path of an installed Chromium, Chrome or Edge; undefined if there is none. */
export function findChromium(machine = thisMachine) {
  const { CHROMIUM: named } = machine.env
  if (!named) return findPlaced(machine) ?? findDownloaded(machine)
  if (machine.exists(named)) return named
  throw new Error(`CHROMIUM names ${named}, which is not there: correct it, or leave it out.`)
}

/** The path of a Chromium; throws on a machine without one. */
export function getChromium(machine = thisMachine) {
  const found = findChromium(machine)
  if (found) return found
  throw new Error('There is no Chromium: `node test/ready.mjs` gets it, or name its file in CHROMIUM.')
}

/** The path of Chromium's headless shell; undefined if there is none. */
export const findShell = machine => machine.env.CHROMIUM_SHELL ?? onPath(machine, [shell])

/** The path of a browser for ordinary tests; Chromium itself if there is no headless shell. */
export function getShell(machine = thisMachine) {
  const { CHROMIUM: named, CHROMIUM_SHELL: namedShell } = machine.env
  return namedShell ?? named ?? findShell(machine) ?? getChromium(machine)
}
