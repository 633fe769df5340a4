import { dice } from '../../browser/person'
import type { OpenShop } from '../../support/browser'
import { chooseStart, chooseStep } from './choose'
import { ask } from './eyes'
import { nameOf, type Problem } from './judge'
import { shrink } from './shrink'
import { type Start, type Step, tellWalk, type Walk } from './steps'
import { following, walk } from './walk'

type Finding = { problem: Problem; path: Walk; seed: number; isRepeatable: boolean }

type SearchOptions = {
  shop: OpenShop
  /** The seed of the first walk; each further walk has the next one. */
  seed: number
  seconds: number
  /** Steps of a walk without a finding. */
  longest?: number
  /** Called with each finding at once. */
  onFinding?: (finding: Finding) => void
}

/** Walks at random with this seed. */
async function walkByChance(shop: OpenShop, seed: number, longest: number) {
  const die = dice(seed)
  const start = chooseStart(die)
  let left = longest
  const outcome = await walk(shop, start, async (page, isOffline) =>
    left-- > 0 ? chooseStep(die, start, await ask(page, 'targets'), isOffline) : null,
  )
  return { start, ...outcome }
}

/** The shortest path found to the same problem; the whole path when repeating it does not lead there. */
async function shorten(shop: OpenShop, start: Start, steps: readonly Step[], problem: Problem) {
  const leadsThere = async (some: readonly Step[]) => {
    const { problems } = await walk(shop, start, following(some))
    return problems.some(each => nameOf(each) === nameOf(problem))
  }
  const isRepeatable = (await leadsThere(steps)) || (await leadsThere(steps))
  return { isRepeatable, steps: isRepeatable ? await shrink(steps, leadsThere) : steps }
}

/** Walks through the shop at random for this long, and finds the shortest path to each problem. */
export async function search({ shop, seed, seconds, longest = 25, onFinding }: SearchOptions) {
  const end = Date.now() + seconds * 1000
  const known = new Set<string>()
  const findings: Finding[] = []
  let [walks, made] = [0, 0]
  for (; Date.now() < end; walks++) {
    const { start, steps, problems } = await walkByChance(shop, seed + walks, longest)
    made += steps.length
    for (const problem of problems.filter(each => !known.has(nameOf(each)))) {
      known.add(nameOf(problem))
      const shortest = await shorten(shop, start, steps, problem)
      const path = { start, steps: shortest.steps }
      const finding = { problem, path, seed: seed + walks, isRepeatable: shortest.isRepeatable }
      findings.push(finding)
      onFinding?.(finding)
    }
  }
  return { findings, walks, steps: made }
}

/** A readable finding: the fault, the shortest path, and how to repeat it. */
export const tellFinding = ({ problem, path, seed, isRepeatable }: Finding): string =>
  [
    `${problem.kind}: ${problem.what}`,
    isRepeatable ? tellWalk(path) : `${tellWalk(path)}\n  It did not come again on the same path.`,
    `  SEED=${seed} npm run soak -- search`,
  ].join('\n')
