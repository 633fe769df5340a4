import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The sources of the tests, but for this file, which names what they must not have. */
const files = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map(file => `test/${file}`)
  .filter(file => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && !file.endsWith('sources/test-files.test.ts'))
const isFull = (file: string) => /\.(?:full\.test|soak)\.tsx?$/.test(file)
const filesWith = (pattern: RegExp, among: readonly string[] = files) =>
  among.filter(file => pattern.test(read(file)))

describe('the test runner', () => {
  test("J-81 No test replaces another package's insides", () => {
    const insides =
      /jest-runtime|jest-circus\/|jsdom\/lib|_nwsapi|nwsapi|__(?:CLIENT|SECRET)_INTERNALS|react-dom\/cjs|AsyncLocalStorage\.prototype|\bgetComputedStyle = /
    expect(filesWith(insides)).toEqual([])
    const { scripts, devDependencies } = JSON.parse(read('package.json'))
    expect(JSON.stringify({ scripts, devDependencies })).not.toMatch(/patch-package|postinstall/)
    expect(existsSync(path.join(root, 'patches'))).toBe(false)
  })

  test('J-81 Jest runs as its makers ship it: no runner, runtime or resolver of our own, and a short set-up', () => {
    expect(read('jest.config.mjs')).not.toMatch(
      /\b(?:runner|testRunner|resolver|moduleLoader|prettierPath|haste|snapshotResolver):/,
    )
    const setUp = ['set-up.ts', 'set-up-page.ts', 'unexpected-words.ts', 'jsdom-env.mjs']
    const lines = setUp.flatMap(file => read(`test/support/jest/${file}`).trimEnd().split('\n'))
    expect(lines.length).toBeLessThan(150)
    expect(read('test/support/machine.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })
})

describe('the rows of the tests', () => {
  test('J-82 No test draws its rows, and what draws values has a fixed seed', () => {
    expect(
      filesWith(
        /\b(?:pairwise|inFull)\(|Math\.random\(/,
        files.filter(file => /\.test\.tsx?$/.test(file) && !/^test\/(?:browser|engines|soak)\//.test(file)),
      ),
    ).toEqual([])
    expect(filesWith(/from 'fast-check'/)).toEqual(['test/support/fast-check.ts'])
    expect(read('test/support/fast-check.ts')).toContain('configureGlobal({ seed: ')
  })

  test('J-82 A model that draws its walks is played by test:full and the soak; npm test has fixed walks', () => {
    const models = files.filter(file => /\.model\.|\.property\./.test(file))
    expect(models).toHaveLength(2)
    expect(models.filter(file => !isFull(file))).toEqual([])
    expect(files.filter(file => /^test\/models\/.*-walks\.test\.tsx?$/.test(file))).toHaveLength(3)
  })
})

/** The tests of a widget that play such a moment, because the widget has a rule of its own for it. */
const ownRules: Readonly<Record<string, string>> = {
  'account-phone/account-phone.test.tsx': 'a half typed number of an activated row',
  'checkout-panel/truth.test.tsx': 'two tabs at one order',
  'community-grid/community-grid.test.tsx': 'the added items and the place on the page',
  'house-move/house-move.test.tsx': 'when the earliest day moves on',
  'order-again/order-again.test.tsx': 'an amendment that sleeping boxes have to know',
  'payment-form/payment-form.test.tsx': 'the whole balance after it was paid',
  'postcode-panel/visit-panel.ts': 'a panel that is busy until its page is left',
  'seasonal-popup/seasonal-popup.test.tsx': 'the seconds of a hidden page do not count',
  'slider/slider.test.tsx': 'a gallery that moves by itself',
  'view-box/view-box.test.tsx': 'the question about a started edit',
}

test('J-89 L-71 Back, reload, other tabs and the clock are played by the suites of their mechanisms', () => {
  const moment = /'pageshow'|'visibilitychange'|installTabs|arriveBy\(|getEntriesByType|new StorageEvent/
  const ofWidgets = files.filter(file => file.startsWith('test/widgets/') && !isFull(file))
  const found = filesWith(moment, ofWidgets).map(file => file.replace('test/widgets/', ''))
  expect(found.toSorted()).toEqual(Object.keys(ownRules).toSorted())
})

test.each([
  ['back', 'shared/platform/page/lifecycle/freshness.test.ts'],
  ['clock', 'shared/platform/page/shop-clock.test.ts'],
  ['drafts', 'shared/platform/providers/use-draft.test.tsx'],
  ['other-tabs', 'shared/domain/hooks/use-changed-elsewhere.test.tsx'],
])('J-89 The suite %s names the test of its mechanism, and gives each widget a row', (suite, mechanism) => {
  const text = read(`test/every-widget/mechanisms/${suite}.test.tsx`)
  expect(existsSync(path.join(root, 'test', mechanism))).toBe(true)
  expect(text).toContain(path.basename(mechanism))
  const rows = [...text.matchAll(/^ *(?:test\(')?'?[^']*?\b([a-z]+(?:-[a-z]+)+)(?: and [a-z-]+)?: /gm)].map(
    ([, widget = '']) => widget,
  )
  expect(new Set(rows).size).toBeGreaterThan(4)
  expect(rows.filter(widget => !existsSync(path.join(root, 'widgets', widget)))).toEqual([])
})
