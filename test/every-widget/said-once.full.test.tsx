import { saidTwice } from '../transcripts/screen-reader'
import { acts } from './refusals/acts'
import { hearAct, hearAsReader, ways } from './said-once'

hearAsReader()

const failing = Object.keys(ways).slice(1)

test.each(
  Object.keys(acts)
    .filter(name => !name.endsWith('is read'))
    .flatMap(name => failing.map(way => [name, way] as const)),
)('X1 A-112 %s, and %s: nothing is said twice', async (name, way) => {
  const lines = await hearAct(name, way)
  expect(lines.length).toBeGreaterThan(1)
  expect(saidTwice(lines)).toEqual([])
})
