// Finds a Chromium for the tests, or gets one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

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

const macApplications = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  name => `Applications/${name}.app/Contents/MacOS/${name}`,
)
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** The machine that the tests run on. */
export const thisMachine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  /** Where the test library puts a browser of its own. */
  downloaded: chromium.executablePath(),
  run: (command, args, { quiet = false } = {}) =>
    spawnSync(command, args, {
      stdio: quiet ? 'ignore' : 'inherit',
      timeout: 600_000,
      shell: command === 'npx' && process.platform === 'win32',
    }).status === 0,
  say: sentence => console.log(sentence),
}

function placesOn({ env, platform, downloaded }) {
  const { posix, win32 } = path
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean)
    return [...roots.flatMap(root => windowsPrograms.map(each => win32.join(root, each))), downloaded]
  }
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin']
  const onPath = folders.flatMap(folder => names.map(name => posix.join(folder, name)))
  const roots = platform === 'darwin' ? ['/', env.HOME].filter(Boolean) : []
  const applications = roots.flatMap(root => macApplications.map(each => posix.join(root, each)))
  return [...onPath, ...applications, downloaded]
}

/** The file of a Chromium, Chrome or Edge that is on the machine; undefined when there is none. */
export function findChromium(machine = thisMachine) {
  const { CHROMIUM: named } = machine.env
  if (!named) return placesOn(machine).find(machine.exists)
  if (machine.exists(named)) return named
  throw new Error(`CHROMIUM names ${named}, which is not there: correct it, or leave it out.`)
}

/** A download may lack libraries of the system, and a package may be a word to install another one. */
const starts = (machine, file) => machine.run(file, ['--version'], { quiet: true })

function installByLibrary(machine) {
  machine.say('There is no Chromium yet: downloading one for the tests.')
  machine.run('npx', ['playwright-core', 'install', 'chromium'])
}

function installBySystem(machine) {
  if (machine.platform !== 'linux' || !machine.isRoot) return
  if (!machine.run('apt-get', ['--version'], { quiet: true })) return
  machine.say('Installing the system’s package of Chromium.')
  machine.run('apt-get', ['update', '-qq'])
  machine.run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'])
}

/** The file of a Chromium, got first if the machine has none; what to do is said where that is not possible. */
export function getChromium(machine = thisMachine) {
  const there = findChromium(machine)
  if (there) return there
  for (const install of [installByLibrary, installBySystem]) {
    install(machine)
    const found = placesOn(machine).find(file => machine.exists(file) && starts(machine, file))
    if (found) return found
  }
  throw new Error('Install Chromium, Chrome or Edge, or name its file in CHROMIUM, and run this again.')
}
