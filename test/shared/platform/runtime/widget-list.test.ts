const asked: (string | number)[][] = []
const shared: string[] = []

jest.mock('../../../../shared/platform/runtime/mount/fetch-chunk', () => ({
  get sharedFiles() {
    return shared
  },
  fetchChunk: (files: (string | number)[]) => {
    asked.push(files)
    return Promise.resolve()
  },
}))

import { readList } from '../../../../shared/platform/runtime/read-list'
import { loadStrategies } from '../../../../shared/platform/runtime/widget-list'

type Manifest = Record<
  string,
  { when: string | undefined; wakesAt?: string; script: string; needed: string[]; styles: string[] }
>

const { loaderList } = jest.requireActual<{
  loaderList: (manifest: Manifest) => {
    shared: string[]
    widgets: Parameters<typeof readList>[1]
  }
}>('../../../../shared/tools/build/build-loader.mjs')

const sharedScripts = Array.from({ length: 24 }, (_, at) => `c/${at}-SHR${String.fromCharCode(65 + at)}.js`)

const sharedSheets = ['s/0-x1Y2.css', 's/1-a4B5.css', 's/2-css3.css']

/** Widgets with every mixture of load strategy, own style, shared styles and shared scripts that occurs. */
const manifestOf = (count: number): Manifest =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const name = `widget-${String.fromCharCode(97 + (at % 26))}${at}`
      const needed = sharedScripts.filter((_, place) => place === 0 || (at * 7 + place * place) % 5 < 2)
      const own = `${name}-r${1000 + at}`.slice(0, name.length + 5)
      const sheets = sharedSheets.filter((_, place) => place === 0 || at % (place + 2) === 0)
      const styles = [...sheets, ...(at % 2 ? [`s/${own}.css`] : [])]
      const wakes = at % 7 ? {} : { wakesAt: 'valid-postcode' }
      return [name, { when: loadStrategies[at % 3], ...wakes, script: `w/${own}.js`, needed, styles }]
    }),
  )

test("J-83 The loader names the manifest's files, load strategies and wake events for each of 60 widgets", async () => {
  const manifest = manifestOf(60)
  const list: ReturnType<typeof loaderList> = JSON.parse(JSON.stringify(loaderList(manifest)))
  const widgets = readList(list.shared, list.widgets)
  expect(Object.keys(widgets).sort()).toEqual(Object.keys(manifest).sort())
  for (const [name, { when, wakesAt, script, needed, styles }] of Object.entries(manifest)) {
    asked.length = 0
    await widgets[name]?.load()
    expect([name, widgets[name]?.when, widgets[name]?.wakesAt || undefined]).toEqual([name, when, wakesAt])
    const files = (asked[0] ?? []).map(file => (typeof file === 'number' ? shared[file] : file))
    expect(files[0]).toBe(script)
    expect([...files].sort()).toEqual([script, ...needed, ...styles].sort())
    // Scripts name a shared script by its position in the loader.
    for (const file of needed) expect(shared[sharedScripts.indexOf(file)]).toBe(file)
    // A widget's own rules come after the shared rules.
    const sheets = files.filter(file => String(file).endsWith('.css'))
    expect(sheets.filter(file => !sharedSheets.includes(String(file)))).toEqual(
      styles.filter(file => !sharedSheets.includes(file)).slice(-1),
    )
    if (styles.at(-1) !== sharedSheets[0] && !sharedSheets.includes(styles.at(-1) ?? ''))
      expect(sheets.at(-1)).toBe(styles.at(-1))
  }
})
