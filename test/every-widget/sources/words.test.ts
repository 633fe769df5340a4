import { readFileSync } from 'node:fs'
import { syllable } from 'syllable'
import { failedCallMessages } from '../../../shared/domain/api/client/failure-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { sourcesIn } from '../../support/sources/sources'
import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'
import { labelsOf } from '../../support/words/marked-words'

// Many customers with milk deliveries are over eighty.
const leastEase = 70
const mostWords = 20
/** A sentence of ours below this must be reworded; a few words cannot be measured. */
const leastEaseOfOne = 45
const fewWords = 7

/** Sentences that the documents prescribe word for word. */
const fixedByDocuments = [
  'Unfortunately the following products are not available for delivery on the selected date:',
  'As you are modifying a regular order certain fields are disabled',
  'Order marked as undeliverable and will NOT be delivered',
]

/** Sentences that the banks' scheme prescribes for everybody. */
const fixedByScheme = [
  'If there are any changes to the amount, date or frequency of your Direct Debit milk will notify you 3 working day in advance of your account being debited or as otherwise agreed.',
  'If there are any changes to the amount, date or frequency of your Direct Debit milk will notify you 3 working days in advance of your account being debited or as otherwise agreed.',
  'If there are any changes to the amount, date or frequency of your Direct Debit milk will notify you (normally 10 working days) in advance of your account being debited or as otherwise agreed.',
  'If you request milk to collect a payment, confirmation of the amount and date will be given to you at the time of the request',
  'If an error is made in the payment of your Direct Debit, by milk or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society',
  'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits',
]
const fixed = [...fixedByDocuments, ...fixedByScheme]

/** Lists of names. */
const isNames = (label: string) => ['weekdays', 'months'].includes(label)

/** Words that replace {names} when a sentence is measured. */
const things = ['name', 'names', 'product', 'what']
const days = ['day', 'date', 'start', 'end', 'when', 'now', 'before']
const values = Object.fromEntries([
  ...things.map(name => [name, 'milk']),
  ...days.map(name => [name, 'Monday']),
])

type Said = { sentence: string; words: string[] }

const sentencesOf = (label: string): Said[] =>
  interpolate(label, values)
    .replace(/\{\w+\}/g, '3')
    .split(/(?<=[.!?…])\s+/)
    .map(sentence => ({ sentence, words: sentence.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [] }))

/** Flesch's reading ease; plain English has 60 to 70, and 80 is easy. */
function readingEase(said: readonly Said[]): number {
  const words = said.flatMap(each => each.words)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 206.835 - 1.015 * (words.length / said.length) - 84.6 * (syllables / words.length)
}

/** Technical words that no shopper should read. */
const machineTalk =
  /\b(?:errors?\s\d|exception|query|model|csrf|token|server|http|status|json|null|undefined|NaN|timeout|unauthenticated|unauthorized|forbidden|internal|invalid|too many (?:attempts|requests)|given data)\b|\[object|\\/i

/** Every sentence of the kit and of all widgets with its widget; two words are a name, not a sentence. */
async function everySentence(): Promise<{ labels: string[]; said: Said[] }> {
  const labels = new Set<string>(Object.values(failedCallMessages))
  for (const name of widgetNames)
    for (const [label, words] of Object.entries(labelsOf(await definitionOf(name))))
      if (!isNames(label)) labels.add(words)
  const said = [...labels].flatMap(sentencesOf).filter(({ words }) => words.length > 2)
  return { labels: [...labels], said: [...new Map(said.map(each => [each.sentence, each])).values()] }
}

const isOurs = ({ sentence }: Said) => !fixed.includes(sentence)

/** Sentences of ours below 50, with the reason for each. */
const hardFor: Readonly<Record<string, string>> = {
  'Your payments are protected by the Direct Debit Guarantee.': 'the name that banks give it',
  "You haven't finished your previous Best of Local amendments": 'fixed by UA-01',
  'Your deliveries are already paused from Monday to Monday.': 'names what is paused as the page does',
  'Unfortunately it is past the Order Cutoff so please select a new delivery date': 'fixed by the documents',
}

test('G-78 Every sentence is listed with its reading ease, and every hard sentence has a reason', async () => {
  const { said } = await everySentence()
  const list = said
    .filter(isOurs)
    .map(each => ({ ease: Math.round(readingEase([each])), words: each.words.length, text: each.sentence }))
    .sort((one, other) => one.ease - other.ease)
  if (process.env.LIST) console.info(list.map(({ ease, text }) => `${ease}\t${text}`).join('\n'))
  const middle = list[Math.floor(list.length / 2)]?.ease ?? 0
  console.info(`${list.length} sentences, median ease ${middle}`)
  expect(middle).toBeGreaterThanOrEqual(leastEase)
  const hard = list.filter(({ ease, words }) => ease < 50 && words > fewWords).map(({ text }) => text)
  expect(hard.sort()).toEqual(Object.keys(hardFor).sort())
})

test('Everything the widgets say is easy to read: no sentence is long or hard', async () => {
  const { said } = await everySentence()
  const ease = readingEase(said)
  console.info(`reading ease ${Math.round(ease)} over ${said.length} sentences`)
  expect(said.length).toBeGreaterThan(200)
  expect(ease).toBeGreaterThanOrEqual(leastEase)
  const ours = said.filter(isOurs)
  expect(ours.filter(({ words }) => words.length > mostWords).map(({ sentence }) => sentence)).toEqual([])
  const hard = ours.filter(each => each.words.length > fewWords && readingEase([each]) < leastEaseOfOne)
  expect(hard.map(({ sentence }) => sentence)).toEqual([])
})

/** The demo shop's messages: texts of its sources that end like sentences. */
const sentencesOfShop = (): Said[] =>
  sourcesIn('.', ['demo-pages/shop'])
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/(['"`])([A-Z][^'"`\n]*[.!?])\1/g)])
    .flatMap(([, , text = '']) => sentencesOf(text.replace(/\$\{[^}]*\}/g, '3')))
    .filter(({ words }) => words.length > 2)

test("G-78 The demo shop's messages are as easy to read", () => {
  const said = sentencesOfShop()
  const eases = said.map(each => readingEase([each])).sort((one, other) => one - other)
  const middle = Math.round(eases[Math.floor(eases.length / 2)] ?? 0)
  console.info(`${said.length} sentences of the demo shop, median ease ${middle}`)
  expect(said.length).toBeGreaterThan(50)
  expect(middle).toBeGreaterThanOrEqual(leastEase)
  const hard = said.filter(each => each.words.length > fewWords && readingEase([each]) < 50)
  expect(hard.map(({ sentence }) => sentence)).toEqual([])
  expect(said.filter(({ words }) => words.length > mostWords).map(({ sentence }) => sentence)).toEqual([])
})

test('Every prescribed sentence is in use', async () => {
  const { said } = await everySentence()
  const sentences = said.map(({ sentence }) => sentence)
  expect(fixed.filter(sentence => !sentences.includes(sentence))).toEqual([])
})

test('No widget uses technical words to shoppers', async () => {
  const { labels } = await everySentence()
  expect(labels.filter(words => machineTalk.test(words))).toEqual([])
})
