import { cleanup } from '@testing-library/react'
import { openShopPage } from '../support/page/shop-page'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

type Json = Readonly<Record<string, unknown>>
const script = /(<script type="application\/json">)([\s\S]*?)(<\/script>)/

/** Every place of a value that is no list or object; the first entry of a list stands for all. */
function* placesIn(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return yield at
  const entries = Object.entries(value)
  if (!entries.length || Array.isArray(value)) yield at
  for (const [name, inner] of Array.isArray(value) ? entries.slice(0, 1) : entries)
    if (at.length || name !== 'labels') yield* placesIn(inner, [...at, name])
}

/** The value with the part at that place replaced; undefined removes the part. */
function withAt(value: unknown, [step, ...more]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put
  const inner = withAt((value as Json)[step], more, put)
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === step ? inner : each))
  return { ...(value as Json), [step]: inner }
}

const oddities: readonly [string, unknown][] = [
  ['left out', undefined],
  ['null', null],
  ['an empty text', ''],
  ['0', 0],
  ['an empty list', []],
]

/** Text that no sentence may contain: the name of a missing value, or a number instead of words. */
const odd = /\b(undefined|null|NaN|Invalid Date)\b|\[object|\{\w+\}/i
// A name of 0 is the page's own text.
const numberForWords = /(^|[a-z]: )0( |$)/i

const shown = () =>
  [...document.querySelectorAll('[data-doorstep-root] *, [role=dialog] *')]
    .filter(each => !each.matches('script, style, template, option, input') && !each.children.length)
    .map(each => each.textContent?.trim() ?? '')

let cells = 0
test.each(widgetNames)(
  'J-100 Missing, empty and 0 values in the JSON of %s are printed in no sentence',
  async name => {
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
    const [example] = (await examplesOf(name)).filter(({ markup }) => script.test(markup))
    if (!example) return
    const written = JSON.parse(script.exec(example.markup)?.[2] ?? '{}')
    const usual = new Set<string>()
    for (const place of [[], ...placesIn(written)])
      for (const [what, put] of place.length ? oddities : oddities.slice(0, 1)) {
        const json = place.length ? withAt(written, place, put) : written
        const markup = example.markup.replace(script, (_, open, __, end) => open + JSON.stringify(json) + end)
        await openShopPage(pageOf({ ...example, markup: markup.replace('<div ', '<div data-load="ready" ') }))
        const isOdd = (text: string) => odd.test(text) || (put !== 0 && numberForWords.test(text))
        const said = shown().filter(text => isOdd(text) && !usual.has(text))
        if (!place.length) for (const text of said) usual.add(text)
        else expect([place.join('.'), what, said]).toEqual([place.join('.'), what, []])
        cells += 1
        cleanup()
      }
  },
)

afterAll(() => console.info(`odd JSON: ${cells} of ${cells} cells`))
