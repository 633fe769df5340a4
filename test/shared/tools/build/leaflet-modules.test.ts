import { readFileSync } from 'node:fs'
import path from 'node:path'

const { withoutMarkup } = jest.requireActual<{ withoutMarkup(source: string, file: string): string }>(
  '../../../../shared/tools/build/passes/leaflet-modules.mjs',
)
const sourceOf = (file: string) => readFileSync(path.resolve('node_modules/leaflet/src', file), 'utf8')

test.each([
  ['core/Browser.js', /innerHTML/],
  ['core/Util.js', /'data:|fn\.bind\b/],
])(
  'G-42 of Leaflet’s %s the build leaves out what a strict policy or an old page would break',
  (file, broken) => {
    expect(sourceOf(file)).toMatch(broken)
    expect(withoutMarkup(sourceOf(file), file)).not.toMatch(broken)
    expect(() => withoutMarkup('export default {}', file)).toThrow(
      `${file} of Leaflet is not written as it was`,
    )
  },
)
