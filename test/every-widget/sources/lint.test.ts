import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

const hears = "export const hear = (tell: () => void) => window.addEventListener('pagehide', tell, true)\n"
const hearsAtOnce = "export const hear = (tell: () => void) => addEventListener('pageshow', tell)\n"
const stores = "export const keep = () => localStorage.setItem('a', 'b')\n"
const storesInTab = "export const keep = () => window.sessionStorage.setItem('a', 'b')\n"
const writes = 'export const write = (given: object) => JSON.stringify(given)\n'
const writesNicely = 'export const write = (given: object) => JSON.stringify(given, null, 2)\n'

// A branch in a branch costs one more each time.
const complex = `export const pick = (a: number): number => {\n${'if (a > 1) {'.repeat(6)} return 1 ${'}'.repeat(6)}\n return 0\n}\n`

const focuses = 'export const lead = (to: HTMLElement | null) => to?.focus()\n'
const focusesInPlace = 'export const lead = (to: HTMLElement) => to.focus({ preventScroll: true })\n'
const focusesFound = "export const lead = () => (document.querySelector('a') ?? document.body)?.focus()\n"
const focusesInCall =
  'export const lead = (to: { current: HTMLElement | null }) => setTimeout(() => to.current?.focus())\n'

const made: readonly [file: string, text: string][] = [
  ['shared/domain/rules/complex.ts', complex],
  ['shared/tools/doctor/complex.ts', complex],
  ['widgets/slider/hears.ts', hears],
  ['shared/ui/hears.ts', hearsAtOnce],
  ['shared/platform/page/lifecycle/hears.ts', hears],
  ['shared/domain/hooks/stores.ts', stores],
  ['widgets/slider/stores.ts', storesInTab],
  ['shared/platform/page/storage/stores.ts', stores],
  ['widgets/slider/leads.ts', focuses],
  ['shared/ui/leads.ts', focusesInPlace],
  ['shared/features/week/leads.ts', focusesFound],
  ['shared/domain/hooks/leads.ts', focusesInCall],
  ['shared/platform/page/focus.ts', focusesInPlace],
  ['shared/features/writes.ts', writes],
  ['widgets/slider/writes.ts', writesNicely],
  ['widgets/slider/slider.examples.ts', writes],
]

/** The invented files about which `npm run lint` prints these messages. */
function namedBy(words: string): string[] {
  const place = mkdtempSync(path.join(tmpdir(), 'lint-'))
  try {
    cpSync(path.join(root, 'biome.json'), path.join(place, 'biome.json'))
    cpSync(path.join(root, 'shared/tools/lint'), path.join(place, 'shared/tools/lint'), { recursive: true })
    for (const [file, text] of made) {
      mkdirSync(path.dirname(path.join(place, file)), { recursive: true })
      writeFileSync(path.join(place, file), text)
    }
    const biome = path.join(root, 'node_modules/.bin/biome')
    const args = ['lint', '--vcs-enabled=false', '--reporter=github', '.']
    const { stdout } = spawnSync(biome, args, { cwd: place, encoding: 'utf8' })
    const lines = stdout.split('\n').filter(line => line.includes(words))
    return made.map(([file]) => file).filter(file => lines.some(line => line.includes(`/${file},line=`)))
  } finally {
    rmSync(place, { recursive: true })
  }
}

test.each([
  [
    'a listener for leaving the page',
    'onLeft, onRestored or onVisibility',
    ['widgets/slider/hears.ts', 'shared/ui/hears.ts'],
  ],
  [
    'access to storage',
    'getShared and setShared',
    ['shared/domain/hooks/stores.ts', 'widgets/slider/stores.ts'],
  ],
  [
    'a move of the focus',
    'setFocus, setFocusInPlace',
    [
      'widgets/slider/leads.ts',
      'shared/ui/leads.ts',
      'shared/features/week/leads.ts',
      'shared/domain/hooks/leads.ts',
    ],
  ],
  ['a value written as JSON', 'use stringifyJson', ['shared/features/writes.ts', 'widgets/slider/writes.ts']],
])('The linter reports %s everywhere but in its owner, and says what to use instead', (_, words, files) => {
  expect(namedBy(words)).toEqual(files)
})

test('L-76 The linter reports a function that is too complex, in the product and in tools', () => {
  expect(namedBy('complexity of 21 detected (max: 15)')).toEqual([
    'shared/domain/rules/complex.ts',
    'shared/tools/doctor/complex.ts',
  ])
})
