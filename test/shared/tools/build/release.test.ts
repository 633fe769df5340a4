import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compressWith } from '../../../../demo-pages/dictionaries'

const dist = path.resolve(__dirname, '../../../../dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
type Widget = { script: string; needed: string[]; styles: string[] }
const { integrity, widgets }: { integrity: Record<string, string>; widgets: Record<string, Widget> } =
  JSON.parse(read('manifest.json'))
const { outputs }: { outputs: Record<string, { chunk?: string }> } = JSON.parse(read('meta.json'))
const texts = new Map(
  Object.keys(integrity)
    .filter(file => /^(?:[cws]\/|loader)/.test(file))
    .map(file => [file, read(file)]),
)
const fileOf = (chunk: string) => Object.keys(outputs).find(file => outputs[file]?.chunk === chunk) ?? chunk
// The loader's name never changes and is no word of a sentence.
const nameOf = (file: string) =>
  file === 'loader.js' ? '/loader-' : path.basename(file).replace(/\.\w+$/, '')
const styleOf = (file: string) => file.replace(/^w(.*)js$/, 's$1css')

/** The files that change with these, since a file that names another has a new text and so a new name. */
function changedBy(seeds: readonly string[]): string[] {
  const changed = new Set(seeds.flatMap(file => [file, styleOf(file)]).filter(file => texts.has(file)))
  for (const file of changed)
    for (const [other, text] of texts)
      if (text.includes(nameOf(file)))
        for (const each of [other, styleOf(other)]) if (texts.has(each)) changed.add(each)
  return [...changed.add('loader.js')]
}

/** A file's text after the release: one more sentence, and new names for everything changed. */
const afterwards = (text: string, changed: readonly string[]) =>
  changed.reduce(
    (so, file) => so.replaceAll(nameOf(file), nameOf(file).replace(/\w{4}$/, '9zY8')),
    `${text};"A sentence that stands here for what two releases change in a file."`,
  )

/** Returns the bytes that a returning visitor fetches after a change of those files, without and with dictionaries. */
async function costOf(changed: readonly string[]) {
  const sizes = changed.map(async file => {
    const [before, after] = [read(file), afterwards(read(file), changed)]
    const plain = brotliCompressSync(after).length
    const sum = createHash('sha256').update(before).digest()
    const known = { place: '', stamp: '', content: Buffer.from(before), sum, encoded: new Map() }
    const small = file === 'loader.js' ? plain : (await compressWith(known, Buffer.from(after))).length
    return { plain, small }
  })
  const all = await Promise.all(sizes)
  const total = (of: 'plain' | 'small') => all.reduce((sum, each) => sum + each[of], 0)
  return { plain: total('plain'), small: total('small') }
}

test('A release with two changed widgets and two changed chunks costs at most 60 kB, or 20 kB with dictionaries', async () => {
  const changed = changedBy(['core', 'basket', 'w/postcode-panel', 'w/header-basket'].map(fileOf))
  expect(changed.length).toBeGreaterThan(6)
  const { plain, small } = await costOf(changed)
  expect(plain).toBeLessThanOrEqual(60_000)
  expect(small).toBeLessThanOrEqual(20_000)
})

// Among them the loader and the two files for what waits, which name every widget: 6.4 kB.
test('A release that mends one file of a widget costs at most 16 kB again, on whatever page', async () => {
  expect((await costOf(changedBy([fileOf('w/postcode-panel')]))).plain).toBeLessThanOrEqual(16_000)
})

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0)
/** The files of a page with five widgets. */
const visit = new Set(
  ['header-basket', 'postcode-panel', 'typeahead', 'mobile-nav', 'product-selector'].flatMap(name => {
    const { script, needed, styles } = widgets[name] as Widget
    return [script, ...needed, ...styles]
  }),
).add('loader.js')
// React's script changes only with React.
const sharedScripts = Object.keys(outputs).filter(file => /^c\/[1-9]\d*-/.test(file))

test('A release that mends one file of a shared script costs a returning visitor at most a tenth of a visit', async () => {
  const tenth = bytesOf(visit) / 10
  expect(sharedScripts.length).toBeGreaterThan(15)
  const costs = await Promise.all(
    sharedScripts.map(async file => [outputs[file]?.chunk, (await costOf(changedBy([file]))).plain] as const),
  )
  expect(costs.filter(([, cost]) => cost > tenth)).toEqual([])
})

test('A release that mends a shared script changes that script and the loader, and no other file', () => {
  expect(sharedScripts.map(file => changedBy([file]))).toEqual(sharedScripts.map(file => [file, 'loader.js']))
})
