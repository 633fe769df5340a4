import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const sources = ['shared', 'widgets'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file}`)
    .filter(file => /\.tsx?$/.test(file) && !/^shared\/tools\/(?!doctor\/(?!command))/.test(file)),
)

/** What the oldest browsers of the README lack (Safari 16.4, Chrome 111, Firefox 121), and what code calls unasked. */
const tooNew =
  /URL\.(canParse|parse)\(|Promise\.(withResolvers|try)\(|(Object|Map)\.groupBy\(|Array\.fromAsync\(|AbortSignal\.any\(|\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed|moveBefore|setHTMLUnsafe|requestIdleCallback|checkVisibility)\(/

test('The sources call nothing that the oldest promised browser lacks', () => {
  const found = sources.flatMap(file =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (tooNew.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(sources.length).toBeGreaterThan(400)
  expect(found).toEqual([])
})
