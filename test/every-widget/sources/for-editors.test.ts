import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'

/* Text for editors is behind FOR_EDITORS, which the build defines as false in visitors' scripts. */

const dist = path.resolve('dist')
const scripts = [
  'loader.js',
  ...['c', 'w'].flatMap(folder => readdirSync(path.join(dist, folder)).map(file => `${folder}/${file}`)),
]
  .filter(file => file.endsWith('.js'))
  .map(file => readFileSync(path.join(dist, file), 'utf8'))
  .join('\n')

/** The longest part of a sentence that a minifier leaves unchanged. */
const plainPart = (sentence: string) =>
  sentence.split(/[^\w ,.;:()-]/).sort((one, other) => other.length - one.length)[0] ?? ''

/** The page's console says these when one of them is missing, so they are not for editors alone. */
const saidOnPages = ['mobile-nav groups', 'map attribution']

let searched = 0
test.each(widgetNames)('J-83 No sentence of %s for editors reaches visitors', async name => {
  const { summary, options } = await definitionOf(name)
  const sentences = [
    summary,
    ...Object.entries(options)
      .filter(([option, { messages }]) => !messages && !saidOnPages.includes(`${name} ${option}`))
      .map(([, { about }]) => about),
  ].map(plainPart)
  searched += sentences.length
  expect(sentences.filter(each => each.length < 5)).toEqual([])
  expect(sentences.filter(each => scripts.includes(each))).toEqual([])
})

test('J-83 There are sentences to search for, and those of the console are found', async () => {
  expect(searched).toBeGreaterThan(200)
  for (const each of saidOnPages) {
    const [widget = '', option = ''] = each.split(' ')
    const about = (await definitionOf(widget)).options[option]?.about ?? ''
    expect([each, scripts.includes(plainPart(about))]).toEqual([each, true])
  }
})
