import { writeSync } from 'node:fs'
import { type Contract, readContract } from '../../support/equivalents/contract'
import { contradictionsIn } from '../../support/equivalents/contradictions'
import { type Choice, changeBy, look, type Place, placesIn } from '../../support/equivalents/page'
import { answeredScenes } from '../../support/equivalents/scenes'
import fc from '../../support/fast-check'
import { rowsOf } from '../../support/rows'
import { isSoak } from '../../support/soak'
import type { Scene } from '../../support/truth/scene'

/*
 * The same fact gives the same words on the screen in every spelling; and no allowed answer causes a crash, a
 * console message or contradictory sentences.
 */

const contract: Contract = readContract()

let tried = 0
afterAll(() => {
  writeSync(1, `Equivalent answers shown: ${tried} pages\n`)
})

const runs = isSoak ? 40 * Number(process.env.RUNS) : 1

/** For each place another spelling of the same value; for some places another value. */
const ways = (places: readonly Place[]) =>
  fc.record({
    spellings: fc.array(fc.nat(12), { minLength: places.length, maxLength: places.length }),
    facts: fc.uniqueArray(fc.record({ place: fc.nat(places.length - 1), fact: fc.nat(8) }), {
      selector: ({ place }) => place,
      maxLength: 4,
    }),
  })

/** The page's text for such facts, and its faults. */
async function show(scene: Scene, chosen: readonly Choice[]) {
  tried++
  const { change, refused } = changeBy(chosen, contract)
  const { shown, faults } = await look(scene, change)
  return { shown, faults: [...faults, ...contradictionsIn(shown)], isRefused: refused.length > 0 }
}

/** One page of each kind of answer; the soak has every page. */
const shown = rowsOf(
  answeredScenes.map(scene => [scene.name, scene] as const),
  [
    'the box and its cards',
    'the end of a week',
    'earlier boxes',
    'a regular order',
    'an order for one date',
    'a check of BS27 1AA',
    'a house move',
  ],
)

test.each(shown)(
  'G-04 G-05 G-06 G-07 %s: the same facts give the same words in any spelling, without a contradiction',
  async (_, scene) => {
    const { plain, places, answered } = await placesIn(scene, contract, isSoak)
    expect([...plain.faults, ...contradictionsIn(plain.shown)]).toEqual([])
    if (!places.length) return
    await fc.assert(
      fc.asyncProperty(ways(places), async ({ spellings, facts }) => {
        const factAt = new Map(facts.map(({ place, fact }) => [place, fact]))
        const choose = (spellingAt: (at: number) => number) =>
          places.map((place, at) => ({ ...place, fact: factAt.get(at) ?? 0, spelling: spellingAt(at) }))
        const one = facts.length
          ? await show(
              scene,
              choose(() => 0),
            )
          : { ...plain, isRefused: false }
        const other = await show(
          scene,
          choose(at => spellings[at] ?? 0),
        )
        fc.pre(!one.isRefused && !other.isRefused)
        const found = [...one.faults, ...other.faults]
        if (one.shown === other.shown && !found.length) return
        const answers = [...answered].map(([key, { call, answer }]) => {
          const { change } = changeBy(
            choose(at => spellings[at] ?? 0),
            contract,
          )
          return `${key} ${JSON.stringify(change(key, call, answer))}`
        })
        throw new Error([...found, one.shown, other.shown, ...answers].join('\n'))
      }),
      { numRuns: runs, maxSkipsPerRun: 20 },
    )
  },
)
