import { findChromium, getChromium, getHostLibraries, getShell, type Machine } from './find-chromium.mjs'

/** A machine on which only those files are; `installing` says what a command would bring. */
function machine(files: string[], given: Partial<Machine> = {}, installing: Record<string, string> = {}) {
  const there = new Set(files)
  const ran: string[] = []
  const said: string[] = []
  return {
    ran,
    said,
    env: { PATH: '/bin:/opt/tools' },
    platform: 'linux',
    isRoot: false,
    downloaded: '/home/kit/browsers/chrome',
    exists: (file: string) => there.has(file),
    run(command: string, args: string[]) {
      const line = [command, ...args].join(' ')
      ran.push(line)
      for (const [start, file] of Object.entries(installing)) if (line.startsWith(start)) there.add(file)
      return command === 'apt-get' || there.has(command)
    },
    say: (sentence: string) => void said.push(sentence),
    ...given,
  }
}

const library = 'npx playwright-core install chromium'

describe('a browser that is there', () => {
  test.each([
    ['named in CHROMIUM', ['/mine', '/bin/chromium'], { env: { CHROMIUM: '/mine', PATH: '/bin' } }, '/mine'],
    ['Chromium on the PATH', ['/opt/tools/chromium'], {}, '/opt/tools/chromium'],
    ['Chrome on the PATH', ['/bin/google-chrome-stable'], {}, '/bin/google-chrome-stable'],
    ['Edge on the PATH', ['/bin/microsoft-edge'], {}, '/bin/microsoft-edge'],
    ['beside an empty PATH', ['/usr/bin/chromium'], { env: {} }, '/usr/bin/chromium'],
    ['downloaded before', ['/home/kit/browsers/chrome'], {}, '/home/kit/browsers/chrome'],
    [
      'an application of macOS',
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      { platform: 'darwin' },
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'an application of one person on macOS',
      ['/Users/kit/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
      { platform: 'darwin', env: { HOME: '/Users/kit' } },
      '/Users/kit/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    [
      'the Edge that comes with Windows',
      ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      { platform: 'win32', env: { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' } },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('is taken: %s', (_, files, given, file) => {
    const host = machine(files, given)
    expect(getChromium(host)).toBe(file)
    expect(host.ran).toEqual([])
  })

  test('a name in CHROMIUM that leads nowhere is said, and no other is taken in its place', () => {
    const host = machine(['/bin/chromium'], { env: { CHROMIUM: '/gone', PATH: '/bin' } })
    expect(() => findChromium(host)).toThrow(
      'CHROMIUM names /gone, which is not there: correct it, or leave it out.',
    )
  })
})

describe('a machine without a browser', () => {
  test('has one downloaded by the test library, which is told', () => {
    const host = machine([], {}, { [library]: '/home/kit/browsers/chrome' })
    expect(getChromium(host)).toBe('/home/kit/browsers/chrome')
    expect(host.ran).toEqual([library, '/home/kit/browsers/chrome --version'])
    expect(host.said).toEqual(['There is no Chromium yet: downloading one for the tests.'])
  })

  test('gets the system’s package where nothing can be downloaded', () => {
    const host = machine([], { isRoot: true }, { 'apt-get install': '/usr/bin/chromium' })
    expect(getChromium(host)).toBe('/usr/bin/chromium')
    expect(host.ran.slice(0, 4)).toEqual([
      library,
      'apt-get --version',
      'apt-get update -qq',
      'apt-get install -y -qq chromium chromium-headless-shell fonts-liberation',
    ])
  })

  test('gets the system’s package also where the download lacks libraries to start', () => {
    const host = machine([], { isRoot: true }, { 'apt-get install': '/usr/bin/chromium' })
    const { run } = host
    const exists = (file: string) => file === host.downloaded || machineHas(file)
    const machineHas = host.exists
    expect(getChromium({ ...host, exists: file => host.ran.length > 0 && exists(file), run })).toBe(
      '/usr/bin/chromium',
    )
  })

  test.each([
    ['as somebody who may not install packages', { isRoot: false }],
    ['on macOS', { platform: 'darwin', isRoot: true }],
  ])('says in one sentence what to do, %s', (_, given) => {
    const host = machine([], given)
    expect(() => getChromium(host)).toThrow(
      'Install Chromium, Chrome or Edge, or name its file in CHROMIUM, and run this again.',
    )
    expect(host.ran).toEqual([library])
  })
})

describe('the lighter browser of the tests that keep no page for Back', () => {
  test.each([
    ['the shell', ['/bin/chromium', '/bin/chromium-headless-shell'], {}, '/bin/chromium-headless-shell'],
    ['Chromium where there is no shell', ['/bin/chromium'], {}, '/bin/chromium'],
    ['what CHROMIUM names', ['/mine', '/bin/chromium-headless-shell'], { CHROMIUM: '/mine' }, '/mine'],
    ['what CHROMIUM_SHELL names', ['/mine'], { CHROMIUM: '/mine', CHROMIUM_SHELL: '/other' }, '/other'],
  ])('is %s', (_, files, env, file) => {
    expect(getShell(machine(files, { env: { PATH: '/bin', ...env } }))).toBe(file)
  })
})

test('the libraries of old host pages are got where the system has them, once', () => {
  const host = machine([], { isRoot: true })
  getHostLibraries(host)
  expect(host.ran.at(-1)).toBe(
    'apt-get install -y -qq libjs-mootools libjs-prototype libjs-dojo-core libjs-jquery',
  )
  const ready = machine(['/usr/share/javascript/mootools'], { isRoot: true })
  getHostLibraries(ready)
  expect(ready.ran).toEqual([])
})
