import type { OpenShop, WatchedPage } from '../../support/browser'
import { act } from './act'
import { restedSight } from './eyes'
import { judge, type Problem } from './judge'
import type { Sight } from './page-eyes'
import type { Start, Step } from './steps'

/** The end of a walk: the steps that were really made, and the faults after the last. */
type Outcome = { steps: Step[]; problems: Problem[] }

/** The next step; null ends the walk. */
type Next = (page: WatchedPage, isOffline: boolean) => Promise<Step | null>

/** The steps of a list, one after the other. */
export function following(steps: readonly Step[]): Next {
  const left = [...steps]
  return async () => left.shift() ?? null
}

async function open(shop: OpenShop, { address, as, hasPostcode, width, means }: Start): Promise<WatchedPage> {
  const page = await shop.visit(address, {
    as,
    hasPostcode,
    reducedMotion: 'reduce',
    viewport: { width, height: width > 1000 ? 900 : 800 },
    ...(means === 'touch' && { hasTouch: true }),
  })
  page.setDefaultTimeout(8000)
  return page
}

/**
 * Whether the page is still the shop's: after a link elsewhere, or a reload without a connection, it has none
 * of our widgets.
 */
const isInShop = (shop: OpenShop, page: WatchedPage) => page.url().startsWith(shop.url)

/** Walks from the start until there is no next step, or a fault is found. */
export async function walk(shop: OpenShop, start: Start, next: Next): Promise<Outcome> {
  const page = await open(shop, start)
  const steps: Step[] = []
  try {
    let before: Sight = await restedSight(page)
    const first = judge({ step: undefined, before: undefined, after: before, complaints: page.complaints })
    if (first.length) return { steps, problems: first }
    for (let isOffline = false; ; ) {
      const step = await next(page, isOffline)
      if (!step) return { steps, problems: [] }
      if (!(await act(page, step))) continue
      if (step.do === 'lose line' || step.do === 'find line') isOffline = step.do === 'lose line'
      steps.push(step)
      await page.waitForTimeout(120)
      if (!isInShop(shop, page)) return { steps, problems: [] }
      const after = await restedSight(page)
      const problems = judge({ step, before, after, complaints: page.complaints.splice(0) })
      if (problems.length) return { steps, problems }
      before = after
    }
  } finally {
    await page.context().setOffline(false)
    await shop.leave()
  }
}
