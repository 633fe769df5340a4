import { saidTwice } from '../transcripts/screen-reader'
import { acts } from './refusals/acts'
import { hearAct, hearAsReader, hearScene, scenes } from './said-once'

/*
 * What came of a press is heard once: with the place that takes the focus, or from a live region. said-once.full.test.tsx
 * has the same presses with calls that fail; test/transcripts checks its journeys.
 */

hearAsReader()

test.each(Object.keys(acts).filter(name => !name.endsWith('is read')))(
  'X1 A-112 When the shop has accepted that %s, nothing is said twice',
  async name => {
    const lines = await hearAct(name, 'the shop accepts it')
    expect(lines.length).toBeGreaterThan(1)
    expect(saidTwice(lines)).toEqual([])
  },
)

test.each(Object.entries(scenes))('X1 A-112 When %s, nothing is said twice', async (_, scene) => {
  const lines = await hearScene(scene)
  expect(saidTwice(lines)).toEqual([])
})
