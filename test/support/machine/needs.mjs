// What the stages of `npm test` need besides npm packages: how to find it, and which Debian packages contain it.
import { findChromium, findShell } from './find-chromium.mjs'
import { onPath } from './machine.mjs'

const isAsked = ({ env }, engine) =>
  !env.ENGINES || env.ENGINES.split(',').some(name => name.trim() === engine)

const command =
  (...names) =>
  machine =>
    onPath(machine, names)

/** Whether PHP itself can load the file, wherever it is. */
const phpLoads = file => machine =>
  command('php')(machine) && machine.run('php', ['-r', `require "${file}";`]).isDone

const phpHas = extension => machine =>
  command('php')(machine) &&
  machine.run('php', ['-r', `exit(extension_loaded("${extension}") ? 0 : 1);`]).isDone

/** Whether Debian's Python has the package; another Python on the path may not see what apt-get installs. */
const pythonLoads = name => machine =>
  machine.exists('/usr/bin/python3') && machine.run('/usr/bin/python3', ['-c', `import ${name}`]).isDone

const library =
  folder =>
  ({ exists }) =>
    exists(`/usr/share/javascript/${folder}`)

const miniBrowsers = ['x86_64', 'aarch64'].flatMap(machine =>
  ['4.1', '4.0', '6.0'].map(version => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

/** The path of Firefox; undefined if there is none. */
export const findFirefox = machine => named(machine, 'FIREFOX') ?? onPath(machine, ['firefox-esr', 'firefox'])

/** WebKitGTK's driver and browser, and its virtual screen, each undefined if it is missing. */
export const findWebKit = machine => ({
  driver: onPath(machine, ['WebKitWebDriver']),
  browser: miniBrowsers.find(machine.exists),
  screen: onPath(machine, ['Xvfb']),
})

function named({ env, exists }, variable) {
  const file = env[variable]
  if (!file) return undefined
  if (exists(file)) return file
  throw new Error(`${variable} names ${file}, which is not there: correct it, or leave it out.`)
}

const unit = ['test:unit']
const browser = ['test:browser']
const engines = ['test:engines']
const old = (name, folder) => ({
  name,
  packages: [`libjs-${folder === 'dojo' ? 'dojo-core' : folder}`],
  stages: browser,
  find: library(folder),
})

/**
 * Each need: its name, its packages, the stages that use it, and a function that finds it. One with `isFaster` only
 * makes the stages quicker and is installed if possible.
 */
export const needs = [
  {
    name: 'Chromium',
    packages: ['chromium', 'fonts-liberation'],
    stages: [...browser, ...engines],
    variable: 'CHROMIUM',
    find: findChromium,
  },
  {
    name: 'Chromium without a window',
    packages: ['chromium-headless-shell'],
    stages: [...browser, ...engines],
    isFaster: true,
    find: machine => machine.env.CHROMIUM || findShell(machine),
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    stages: engines,
    variable: 'FIREFOX',
    find: machine => !isAsked(machine, 'firefox') || findFirefox(machine),
  },
  {
    name: 'WebKitGTK with its driver',
    packages: ['webkit2gtk-driver'],
    stages: engines,
    find(machine) {
      const { driver, browser: page } = findWebKit(machine)
      return !isAsked(machine, 'webkit') || (driver && page)
    },
  },
  {
    name: 'Xvfb, the screen for WebKitGTK',
    packages: ['xvfb'],
    stages: engines,
    find: machine => !isAsked(machine, 'webkit') || findWebKit(machine).screen,
  },
  { name: 'PHP', packages: ['php-cli'], stages: [...unit, ...browser, ...engines], find: command('php') },
  {
    name: 'SQLite for PHP',
    packages: ['php-sqlite3'],
    stages: [...browser, ...engines],
    find: phpHas('pdo_sqlite'),
  },
  { name: 'Twig', packages: ['php-twig'], stages: unit, find: phpLoads('Twig/autoload.php') },
  {
    name: 'Blade',
    packages: ['php-illuminate-view'],
    stages: unit,
    find: phpLoads('Illuminate/View/autoload.php'),
  },
  { name: 'Ruby', packages: ['ruby'], stages: unit, find: command('ruby') },
  {
    name: 'Django',
    packages: ['python3-django'],
    stages: unit,
    find: pythonLoads('django'),
  },
  {
    name: 'Jinja2',
    packages: ['python3-jinja2'],
    stages: unit,
    find: pythonLoads('jinja2'),
  },
  { name: 'unzip', packages: ['unzip'], stages: [...unit, ...browser], find: command('unzip') },
  old('MooTools', 'mootools'),
  old('Prototype', 'prototype'),
  old('Dojo', 'dojo'),
  old('an old jQuery', 'jquery'),
]
