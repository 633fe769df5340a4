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

/** The same engine without anything around its pages: a quarter less work, and it keeps no page for Back. */
const shell = 'chromium-headless-shell'
const hostLibraries = ['libjs-mootools', 'libjs-prototype', 'libjs-dojo-core', 'libjs-jquery']

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

const foldersOf = env => [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin']

function placesOn({ env, platform, downloaded }) {
  const { posix, win32 } = path
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean)
    return [...roots.flatMap(root => windowsPrograms.map(each => win32.join(root, each))), downloaded]
  }
  const onPath = foldersOf(env).flatMap(folder => names.map(name => posix.join(folder, name)))
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

function installPackages(machine, sentence, packages) {
  if (machine.platform !== 'linux' || !machine.isRoot) return
  if (!machine.run('apt-get', ['--version'], { quiet: true })) return
  machine.say(sentence)
  machine.run('apt-get', ['update', '-qq'])
  machine.run('apt-get', ['install', '-y', '-qq', ...packages])
}

const installBySystem = machine =>
  installPackages(machine, 'Installing the system’s package of Chromium.', [
    'chromium',
    shell,
    'fonts-liberation',
  ])

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

/** The file of a browser for tests that look at one page after the other; Chromium itself where there is no lighter one. */
export function getShell(machine = thisMachine) {
  const { CHROMIUM: named, CHROMIUM_SHELL: namedShell } = machine.env
  if (namedShell ?? named) return namedShell ?? named
  const found = foldersOf(machine.env).map(folder => path.posix.join(folder, shell))
  return found.find(machine.exists) ?? getChromium(machine)
}

/** Gets the libraries that old host pages have, where the system has them; a test that misses one says what to do. */
export function getHostLibraries(machine = thisMachine) {
  if (machine.exists('/usr/share/javascript/mootools')) return
  installPackages(machine, 'Installing the libraries of old host pages.', hostLibraries)
}
