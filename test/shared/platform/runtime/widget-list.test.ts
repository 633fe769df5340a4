const asked: string[][] = []
const parts: [number, string][] = []

jest.mock('../../../../shared/platform/runtime/mount/fetch-chunk', () => ({
  fetchOnce: (place: number, file: string) => parts.push([place, file]),
  fetchChunk: (files: string[]) => {
    asked.push(files)
    return Promise.resolve()
  },
}))

import { readList } from '../../../../shared/platform/runtime/read-list'
import { loadStrategies } from '../../../../shared/platform/runtime/widget-list'

type Manifest = Record<
  string,
  { when: string | undefined; script: string; needed: string[]; styles: string[] }
>

const { shortList } = jest.requireActual<{
  shortList: (manifest: Manifest) => Parameters<typeof readList>
}>('../../../../shared/tools/build/build-loader.mjs')

const sharedScripts = Array.from({ length: 24 }, (_, at) => `c/${at}-SHR${String.fromCharCode(65 + at)}.js`)

const sharedSheets = ['s/0-x1Y2.css', 's/1-a4B5.css', 's/2-css3.css']

/** Widgets with every mixture of moment, own style, shared styles and shared scripts that many of them make. */
const manifestOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const name = `widget-${String.fromCharCode(97 + (at % 26))}${at}`
      const needed = sharedScripts.filter((_, place) => place === 0 || (at * 7 + place * place) % 5 < 2)
      const own = `${name}-r${1000 + at}`.slice(0, name.length + 5)
      const shared = sharedSheets.filter((_, place) => place === 0 || at % (place + 2) === 0)
      const styles = [...shared, ...(at % 2 ? [`s/${own}.css`] : [])]
      return [name, { when: loadStrategies[at % 3], script: `w/${own}.js`, needed, styles }]
    }),
  )

test('the loader names exactly the files of the manifest for each of 60 widgets, and their moments', async () => {
  const manifest = manifestOf(60)
  const widgets = readList(...shortList(manifest))
  expect(Object.keys(widgets)).toEqual(Object.keys(manifest))
  for (const [name, { when, script, needed, styles }] of Object.entries(manifest)) {
    asked.length = 0
    parts.length = 0
    await widgets[name]?.load()
    expect([name, widgets[name]?.when]).toEqual([name, when])
    expect(asked).toEqual([[script, ...styles]])
    expect(parts).toEqual(needed.map(file => [sharedScripts.indexOf(file), file]))
  }
})

test('a widget more costs the loader its name, four characters of what is in it and a number', () => {
  const longest = 'w'.length + '1073741823'.length
  const [fewer, more] = [60, 61].map(count => JSON.stringify(shortList(manifestOf(count))).length)
  expect((more ?? 0) - (fewer ?? 0)).toBeLessThanOrEqual('widget-i60 r106'.length + longest)
})

test('the build stops when the widgets share more scripts than the list can name', () => {
  const needed = Array.from({ length: 29 }, (_, at) => `c/${at}-S${100 + at}.js`)
  const manifest = { 'widget-a': { when: 'ready', script: 'w/widget-a-r1e2.js', needed, styles: [] } }
  expect(() => shortList(manifest)).toThrow('The widgets share 0 style sheets and 29 scripts')
})
