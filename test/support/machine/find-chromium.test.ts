import { findChromium, getChromium, getShell } from './find-chromium.mjs'
import { pretendMachine } from './pretend-machine'

describe('a browser that is there', () => {
  test.each([
    ['named in CHROMIUM', ['/mine', '/bin/chromium'], { env: { CHROMIUM: '/mine', PATH: '/bin' } }, '/mine'],
    ['Chromium on the PATH', ['/opt/tools/chromium'], {}, '/opt/tools/chromium'],
    ['Chrome on the PATH', ['/bin/google-chrome-stable'], {}, '/bin/google-chrome-stable'],
    ['Edge on the PATH', ['/bin/microsoft-edge'], {}, '/bin/microsoft-edge'],
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
    const { machine, ran } = pretendMachine(files, given)
    expect(getChromium(machine)).toBe(file)
    expect(ran).toEqual([])
  })

  test('a name in CHROMIUM that leads nowhere is said, and no other is taken in its place', () => {
    const { machine } = pretendMachine(['/bin/chromium'], { env: { CHROMIUM: '/gone', PATH: '/bin' } })
    expect(() => findChromium(machine)).toThrow(
      'CHROMIUM names /gone, which is not there: correct it, or leave it out.',
    )
  })
})

test('a machine without a browser fails what needs one, and is told what gets one', () => {
  const { machine, ran } = pretendMachine(['/usr/bin/chromium'])
  expect(() => getChromium(machine)).toThrow(
    'There is no Chromium: `node test/ready.mjs` gets it, or name its file in CHROMIUM.',
  )
  expect(ran).toEqual([])
})

describe('the lighter browser of the tests that keep no page for Back', () => {
  test.each([
    ['the shell', ['/bin/chromium', '/bin/chromium-headless-shell'], {}, '/bin/chromium-headless-shell'],
    ['Chromium where there is no shell', ['/bin/chromium'], {}, '/bin/chromium'],
    ['what CHROMIUM names', ['/mine', '/bin/chromium-headless-shell'], { CHROMIUM: '/mine' }, '/mine'],
    ['what CHROMIUM_SHELL names', ['/mine'], { CHROMIUM: '/mine', CHROMIUM_SHELL: '/other' }, '/other'],
  ])('is %s', (_, files, env, file) => {
    expect(getShell(pretendMachine(files, { env: { PATH: '/bin', ...env } }).machine)).toBe(file)
  })
})
