// The programs that the tests need besides npm packages, and their installation. This file uses no packages,
// because it runs before any are installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getHostSoftware } from './host-software.mjs'

const { env } = process
const say = sentence => console.error(sentence)

const onPath = (...names) =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap(folder => names.map(name => path.join(folder, name)))
    .find(existsSync)

const run = (command, ...args) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
const succeeds = (...command) => run(...command).status === 0

/** A file that a variable names; throws if it is not there. */
function named(variable) {
  const file = env[variable]
  if (file && !existsSync(file)) throw new Error(`${variable} names ${file}, which is not there.`)
  return file
}

/** The Chromium that Playwright has downloaded by `npx playwright-core install chromium`. */
function downloaded() {
  try {
    const file = createRequire(path.resolve('package.json'))('playwright-core').chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

export const findChromium = () =>
  named('CHROMIUM') ?? onPath('chromium', 'chromium-browser', 'google-chrome') ?? downloaded()
/** The same engine without a user interface: a quarter less work, but no back/forward cache. */
export const findShell = () =>
  named('CHROMIUM_SHELL') ?? named('CHROMIUM') ?? onPath('chromium-headless-shell')
export const findFirefox = () => named('FIREFOX') ?? onPath('firefox-esr', 'firefox')
/** WebKitGTK's driver and browser, and its virtual screen. */
export const findWebKit = () => ({
  driver: onPath('WebKitWebDriver'),
  browser: ['x86_64', 'aarch64']
    .flatMap(kind =>
      ['4.1', '6.0'].map(version => `/usr/lib/${kind}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    )
    .find(existsSync),
  screen: onPath('Xvfb'),
})

const isAsked = engine => !env.ENGINES || env.ENGINES.split(',').some(name => name.trim() === engine)
const php = code => succeeds('php', '-r', code)
const python = name => succeeds('/usr/bin/python3', '-c', `import ${name}`)
const script = folder => existsSync(`/usr/share/javascript/${folder}`)

const unit = ['test:unit']
const browser = ['test:browser']
const engines = ['test:engines']
const browsers = [...browser, ...engines]

/** The Debian packages, the stages that use them, and whether they are there. */
const needs = [
  ['chromium fonts-liberation', browsers, findChromium],
  ['chromium-headless-shell', browsers, findShell],
  ['firefox-esr', engines, () => !isAsked('firefox') || findFirefox()],
  ['webkit2gtk-driver', engines, () => !isAsked('webkit') || (findWebKit().driver && findWebKit().browser)],
  ['xvfb', engines, () => !isAsked('webkit') || findWebKit().screen],
  ['php-cli', [...unit, ...browsers], () => onPath('php')],
  ['php-sqlite3', browsers, () => php('exit(extension_loaded("pdo_sqlite") ? 0 : 1);')],
  ['php-twig', unit, () => php('require "Twig/autoload.php";')],
  ['php-illuminate-view', unit, () => php('require "Illuminate/View/autoload.php";')],
  ['ruby', unit, () => onPath('ruby')],
  ['python3-django', unit, () => python('django')],
  ['python3-jinja2', unit, () => python('jinja2')],
  ['caddy', unit, () => onPath('caddy')],
  ['zstd', unit, () => onPath('zstd')],
  ['openssl', unit, () => onPath('openssl')],
  ['unzip', [...unit, ...browser], () => onPath('unzip')],
  ['libjs-mootools', browser, () => script('mootools')],
  ['libjs-prototype', browser, () => script('prototype')],
  ['libjs-dojo-core', browser, () => script('dojo')],
  ['libjs-jquery', browser, () => script('jquery')],
]

const lacking = stages =>
  needs.filter(([, users, find]) => users.some(stage => stages.includes(stage)) && !find())
const packagesOf = missing => missing.flatMap(([packages]) => packages.split(' '))

/** Installs what these stages need and the machine lacks; throws one message with instructions if that is not possible. */
export function getReady(stages = browsers.concat(unit)) {
  if (stages.includes('test:browser')) getHostSoftware()
  const packages = packagesOf(lacking(stages))
  if (!packages.length) return
  const byHand = `apt-get install ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || !succeeds('apt-get', '--version'))
    throw new Error(`The tests lack something, which only root of a Debian may install: ${byHand}`)
  say(`Getting ${packages.join(' ')}`)
  const apt = (...args) => run('apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60', ...args)
  apt('update')
  const { status, stderr } = apt('install', '-y', ...packages)
  const left = packagesOf(lacking(stages))
  if (status !== 0 || left.length) throw new Error(`${byHand} has not brought ${left.join(' ')}.\n${stderr}`)
}

/** Runs once before the workers of the browser tests, of which two might install at once. */
export default () => getReady(browser)
