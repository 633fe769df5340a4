import { writeSync } from 'node:fs'
import { uncertainMessages } from '../../../shared/features/account/account-messages'
import { has, play, type Scene, type Sentence, type Way } from '../../support/truth/scene'

const tally = { cells: 0, held: 0 }
/** The result of a change on the page if the shop accepts it; a refused change is checked in the same way. */
const done = new Map<Scene, Awaited<ReturnType<typeof play>>['looks']>()

/** The sentences that are shown, wherever they are. */
const saidIn = (text: string, { at }: Sentence): string =>
  [...text.matchAll(new RegExp(at, 'g'))].map(([, ...groups]) => groups.filter(Boolean).join(' ')).join('; ')

/** The sentences that must be missing when the page says that it does not know. */
const unknown = new RegExp(
  `can't tell|don't know|Not known yet|couldn't|could not find out|can't reach the shop|may have changed|${uncertainMessages.changedElsewhere}`,
)

type Look = Awaited<ReturnType<typeof play>>['looks'][number]

/** The true state. */
function truthOf({ fresh, data, visit }: Look, sentence: Sentence): string[] {
  const said = sentence.shop?.(data, visit)
  return [...(fresh === null ? [] : [saidIn(fresh, sentence)]), ...(said === undefined ? [] : [said])]
}

/** The false sentences soon after a fact has changed. */
function faultsOf(sentence: Sentence, looks: readonly Look[]): string[] {
  return looks.flatMap(look => {
    const says = saidIn(look.shown, sentence)
    const isUnknown = says === '' && unknown.test(look.shown)
    const truth = truthOf(look, sentence)
    return isUnknown || truth.every(each => each === says)
      ? []
      : [`says "${says}", true is "${truth.join('" and "')}"`]
  })
}

/** All faults of a scene played in that way, checked against the table. */
async function faultsIn(scene: Scene, way: Way): Promise<string[]> {
  const isPlayed = has(scene, way)
  const { before, looks } = isPlayed ? await play(scene, way) : { before: '', looks: [] }
  if (way === 'lost answer') done.set(scene, looks)
  const stakes = way === 'refused' ? (done.get(scene) ?? []) : looks
  return scene.sentences.flatMap(sentence => {
    const { not, but } = sentence
    const excuse = not?.[way] ?? scene.not?.[way]
    const was = saidIn(before, sentence)
    const changes = stakes.some(look => truthOf(look, sentence).some(truth => truth !== was))
    const faults = but?.[way] ? [] : faultsOf(sentence, looks)
    if (!excuse && !but?.[way]) {
      tally.cells += 1
      if (changes && !faults.length) tally.held += 1
      if (!changes) faults.push(`does not change ("${was}"), and no reason is given`)
    } else if (excuse && changes) faults.push(`is excused (${excuse}), and changes`)
    // Even where nothing changes, something false may be said.
    if (excuse && faults.length) tally.cells += 1
    return faults.map(fault => `${sentence.of}: ${fault}`)
  })
}

/** Plays those scenes in those ways, one after the other; a refusal is compared with a lost answer. */
export function describeTruths(rows: readonly { scene: Scene; way: Way }[]): void {
  afterAll(() => {
    writeSync(1, `Truth table: ${tally.held} of ${tally.cells}\n`)
  })
  test.each(rows)(
    'A-110 A-114 A-115 $scene.name: soon after $way each sentence is true',
    async ({ scene, way }) => {
      expect(await faultsIn(scene, way)).toEqual([])
    },
  )
}
