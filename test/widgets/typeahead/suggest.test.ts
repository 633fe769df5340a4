import { createSuggester, fold, piecesOf } from '../../../widgets/typeahead/suggest'

const entries = (...names: string[]) => names.map(name => ({ name, note: null }))
const namesFor = (typed: string, ...names: string[]) =>
  createSuggester(entries(...names))(typed).map(({ name }) => name)

test('TA-01 At most eight suggestions show: names that begin so, then words that do, then the rest', () => {
  expect(namesFor('milk', 'Buttermilk', 'Whole milk', 'Milk, skimmed', 'Bread')).toEqual([
    'Milk, skimmed',
    'Whole milk',
    'Buttermilk',
  ])
  const many = Array.from({ length: 20 }, (_, at) => `Milk ${at}`)
  expect(namesFor('mi', 'Almond mix', ...many)).toEqual(many.slice(0, 8))
})

test.each([
  ['creme', 'Crème fraîche', ['Crème fraîche']],
  ['CRÈME FR', 'Crème fraîche', ['Crème fraîche']],
  ['farmers', 'Farmer’s loaf', ['Farmer’s loaf']],
  ['milk whole', 'Whole milk', ['Whole milk']],
  ['milk bread', 'Whole milk', []],
  ['drinks snacks', 'Drinks & snacks', ['Drinks & snacks']],
  ['  ', 'Whole milk', []],
  ['.*', 'Whole milk', []],
])(
  'TA-01 The search for "%s" finds "%s" whatever the accents, punctuation and order of words',
  (typed, name, found) => {
    expect(namesFor(typed, name)).toEqual(found)
  },
)

test('TA-01 Of 10,000 names each is normalised once, and a search takes less than a frame', () => {
  let made = 0
  const count = (text: string) => {
    made++
    return fold(text)
  }
  const names = Array.from({ length: 10_000 }, (_, at) => `Semi-skimmed milk number ${at}`)
  const suggest = createSuggester(entries(...names), count)
  for (const typed of ['s', 'se', 'sem', 'milk 99']) suggest(typed)
  expect(made).toBe(10_000)
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now()
    suggest('number 9999')
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(16)
})

test.each([
  ['Whole milk', 'mil', 'Whole [mil]k'],
  ['Buttermilk', 'milk', 'Butter[milk]'],
  ['Malted milk', 'm', '[M]alted milk'],
  ['Crème fraîche', 'creme fraic', '[Crème] [fraîc]he'],
  ['Farmer’s loaf', 'farmers', '[Farmer’s] loaf'],
  ['½ pint', '1', '[½] pint'],
  ['Milk', 'bread', 'Milk'],
])('TA-01 In "%s" the match for "%s" is marked as %s', (name, typed, wanted) => {
  const pieces = piecesOf(name, typed)
  expect(pieces.map(({ text, isTyped }) => (isTyped ? `[${text}]` : text)).join('')).toBe(wanted)
  expect(pieces.map(({ text }) => text).join('')).toBe(name)
})
