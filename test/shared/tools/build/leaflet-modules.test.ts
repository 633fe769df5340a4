import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const { withoutMarkup } = jest.requireActual<{ withoutMarkup(source: string, file: string): string }>(
  '../../../../shared/tools/build/passes/leaflet-modules.mjs',
)
const sourceOf = (file: string) => readFileSync(path.resolve('node_modules/leaflet/src', file), 'utf8')

test.each([
  ['core/Browser.js', /innerHTML/],
  ['core/Util.js', /'data:|fn\.bind\b/],
])(
  'G-42 The build removes from Leaflet’s %s what a strict policy or an old page would break',
  (file, broken) => {
    expect(sourceOf(file)).toMatch(broken)
    expect(withoutMarkup(sourceOf(file), file)).not.toMatch(broken)
    expect(() => withoutMarkup('export default {}', file)).toThrow(`${file} of Leaflet has changed`)
  },
)

test('MP-01 G-42 Leaflet’s own bind stays, and a map survives missing tiles and a changed size', () => {
  const { withOwnBind } = jest.requireActual<{ withOwnBind(source: string): string }>(
    '../../../../shared/tools/build/passes/own-bind.mjs',
  )
  const files = readdirSync('node_modules/leaflet/src', { recursive: true, encoding: 'utf8' })
  const sources = files.filter(file => file.endsWith('.js')).map(sourceOf)
  const calls = (texts: readonly string[]) => texts.join('\n').match(/\bUtil\.bind\(/g)?.length
  expect(calls(sources)).toBeGreaterThan(10)
  expect(calls(sources.map(withOwnBind))).toBe(calls(sources))
  expect(withOwnBind('const go = act.bind(this, 1)')).toBe('const go = doorstepBind(act, this, 1)')
  expect(withOwnBind('const go = of[name].bind(of)')).toBe('const go = doorstepBind(of[name], of)')
})
