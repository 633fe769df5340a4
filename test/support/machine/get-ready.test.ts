import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { messageOf } from '../message-of'
import { demanding, getReady, missingFor } from './get-ready.mjs'
import { pretendMachine } from './pretend-machine'

const brought: Record<string, string[]> = {
  chromium: ['/bin/chromium'],
  'fonts-liberation': [],
  'chromium-headless-shell': ['/bin/chromium-headless-shell'],
  'firefox-esr': ['/bin/firefox-esr'],
  'webkit2gtk-driver': ['/bin/WebKitWebDriver', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'],
  xvfb: ['/bin/Xvfb'],
  'php-cli': ['/bin/php'],
  'php-sqlite3': ['pdo_sqlite'],
  'php-twig': ['Twig/autoload.php'],
  'php-illuminate-view': ['Illuminate/View/autoload.php'],
  ruby: ['/bin/ruby'],
  'python3-django': ['/usr/bin/python3', 'import django'],
  'python3-jinja2': ['/usr/bin/python3', 'import jinja2'],
  unzip: ['/bin/unzip'],
  'libjs-mootools': ['/usr/share/javascript/mootools'],
  'libjs-prototype': ['/usr/share/javascript/prototype'],
  'libjs-dojo-core': ['/usr/share/javascript/dojo'],
  'libjs-jquery': ['/usr/share/javascript/jquery'],
}
const everything = Object.values(brought).flat()
const packages = Object.keys(brought)

/** A Debian machine whose apt-get installs packages; `isBroken` makes a command fail with a message. */
function debian(files: string[], given = {}, isBroken?: { at: string; trouble: string }) {
  return pretendMachine(files, given, (line, there) => {
    const loaded = /require "(.*)"/.exec(line)?.[1]
    if (loaded) return { isDone: there.has('/bin/php') && there.has(loaded) }
    const imported = /-c (import \w+)$/.exec(line)?.[1]
    if (imported) return { isDone: there.has(imported) }
    const asked = /extension_loaded\("(.*)"\)/.exec(line)?.[1]
    if (asked) return { isDone: there.has('/bin/php') && there.has(asked) }
    if (isBroken && line.includes(isBroken.at)) return { isDone: false, trouble: isBroken.trouble }
    if (line.startsWith('apt-get') && line.includes(' install '))
      for (const word of line.split(' ')) for (const file of brought[word] ?? []) there.add(file)
    return undefined
  })
}

/** The error message, or 'ready'. */
const refusal = (machine: Parameters<typeof missingFor>[1], stages = demanding) => {
  try {
    getReady(stages, machine)
    return 'ready'
  } catch (problem) {
    return messageOf(problem)
  }
}

test('a machine that has all is left as it is', () => {
  const { machine, ran, said } = debian(everything)
  expect(refusal(machine)).toBe('ready')
  expect([said, ran.filter(line => line.startsWith('apt-get'))]).toEqual([[], []])
})

test('a bare machine gets everything, in one go, with a line for each thing', () => {
  const { machine, ran, said } = debian([])
  expect(refusal(machine)).toBe('ready')
  expect(said).toHaveLength(17)
  expect(said.slice(0, 3)).toEqual([
    'Getting Chromium: chromium fonts-liberation',
    'Getting Chromium without a window: chromium-headless-shell',
    'Getting Firefox: firefox-esr',
  ])
  expect(ran.filter(line => / (update|install) ?/.test(line))).toEqual([
    'apt-get -qq -o DPkg::Lock::Timeout=60 update',
    `apt-get -qq -o DPkg::Lock::Timeout=60 install -y ${packages.join(' ')}`,
  ])
  expect(missingFor(demanding, machine)).toEqual([])
})

test.each(Object.entries(brought).filter(([, files]) => files.length))(
  'where only %s is missing, that alone is got',
  (name, files) => {
    const { machine, said } = debian(
      everything.filter(file => file === '/usr/bin/python3' || !files.includes(file)),
    )
    expect(refusal(machine)).toBe('ready')
    // Without PHP, its extensions and libraries are missing too.
    const also = name === 'php-cli' ? ['php-sqlite3', 'php-twig', 'php-illuminate-view'] : []
    expect(said.map(line => line.replace(/^.*: /, ''))).toEqual([
      name === 'chromium' ? 'chromium fonts-liberation' : name,
      ...also,
    ])
  },
)

test.each([
  ['only root may install packages', { isRoot: false }, undefined],
  ['there is no apt-get', {}, { at: 'apt-get --version', trouble: '' }],
])('where %s, one message says what to install and nothing is tried', (because, given, isBroken) => {
  const { machine, ran, said } = debian(['/usr/share/javascript/mootools'], given, isBroken)
  const message = refusal(machine)
  expect(message).toContain(`here ${because}. Nothing was run.`)
  for (const name of packages.filter(each => !/shell|mootools/.test(each))) expect(message).toContain(name)
  expect(message).not.toMatch(/libjs-mootools|headless-shell/)
  expect(message).toContain('A browser kept elsewhere is named in CHROMIUM or FIREFOX.')
  expect([said, ran.filter(line => / (install|update)/.test(line))]).toEqual([[], []])
})

test.each([
  ['no network', 'update', 'E: Failed to fetch http://deb.debian.org/debian/: Temporary failure resolving'],
  ['a full disk', 'install', 'E: You don’t have enough free space in /var/cache/apt/archives/.'],
  ['another installer at work', 'install', 'E: Could not get lock /var/lib/dpkg/lock-frontend.'],
])('with %s the message holds what apt-get says', (_, at, trouble) => {
  const { machine } = debian([], {}, { at: ` ${at}`, trouble })
  if (at === 'update') machine.run = both(machine.run, / install /)
  expect(refusal(machine)).toMatch(/^apt-get could not install chromium .*\. Nothing was run\.\n/)
  expect(refusal(machine)).toContain(trouble)
})

const both = (run: ReturnType<typeof debian>['machine']['run'], also: RegExp): typeof run => {
  return (command, args) =>
    also.test([command, ...args, ''].join(' ')) ? { isDone: false, trouble: '' } : run(command, args)
}

test('what apt-get has brought but the PATH hides is said', () => {
  const { machine } = debian([], { env: { PATH: '/elsewhere' } })
  expect(refusal(machine)).toMatch(
    /^apt-get says that it has installed chromium .* cannot be found: look at PATH/,
  )
})

test('without root the test library brings the Chromium that alone is missing', () => {
  const files = everything.filter(file => !/chromium/.test(file))
  const { machine, said } = pretendMachine(files, { isRoot: false }, (line, there) => {
    if (line.startsWith('npx')) there.add('/home/kit/browsers/chrome')
    return undefined
  })
  expect(refusal(machine)).toBe('ready')
  expect(said).toEqual(['Getting Chromium: a download of the test library'])
  const { machine: offline } = pretendMachine(files, { isRoot: false }, () => ({ isDone: true }))
  expect(refusal(offline)).toContain('apt-get install chromium fonts-liberation')
})

test('what is kept elsewhere is named, and a name that leads nowhere is said', () => {
  const env = { PATH: '/bin', CHROMIUM: '/opt/chrome', FIREFOX: '/opt/firefox' }
  const files = [...everything.filter(file => !/chromium|firefox/.test(file)), '/opt/chrome']
  expect(refusal(debian([...files, '/opt/firefox'], { env }).machine)).toBe('ready')
  expect(refusal(debian(files, { env }).machine)).toBe(
    'FIREFOX names /opt/firefox, which is not there: correct it, or leave it out.',
  )
})

test('an engine that ENGINES leaves out is not asked for, nor what other stages use', () => {
  const env = { PATH: '/bin', ENGINES: 'chromium' }
  expect(
    missingFor(['test:engines'], debian(brought.chromium ?? [], { env }).machine).map(({ name }) => name),
  ).toEqual(['Chromium without a window', 'PHP', 'SQLite for PHP'])
  expect(missingFor(['check', 'build', 'size'], debian([]).machine)).toEqual([])
})

describe('on a PATH that hides every browser and interpreter', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'doorstep-bare-'))
    symlinkSync(process.execPath, path.join(folder, 'node'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const onBare = (file: string) =>
    spawnSync(process.execPath, [file], { encoding: 'utf8', env: { PATH: folder, HOME: folder } })

  test.each(['test/run.mjs', 'test/ready.mjs'])('%s fails at once with what to install', file => {
    const { status, stdout, stderr } = onBare(file)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /^The tests lack .*Firefox \(firefox-esr\).*WebKitGTK.*Xvfb.*PHP.*Twig.*Blade.*Ruby.*Nothing was run\.$/m,
    )
    expect(stderr.match(/Nothing was run/g)).toHaveLength(1)
  })

  test('an apt-get that fails fails the run with its own words', () => {
    const fake = path.join(folder, 'apt-get')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      fake,
      `#!${process.execPath}\nif (process.argv[2] !== '--version') { console.error('E: No space left on device'); process.exit(100) }\n`,
    )
    chmodSync(fake, 0o755)
    const { status, stdout, stderr } = onBare('test/run.mjs')
    rmSync(fake)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(process.getuid?.() === 0 ? /could not install .*\n.*No space left/s : /only root/)
  })
})
