import { isCachedPage } from '../../platform/page/arrival'
import { mayBeOld, serverRenderedAnswer } from '../../platform/page/facts/written-page'
import { elementsNamed } from '../../platform/page/host/find-in-page'
import { isOfAnother } from '../../platform/page/login/login'
import { report } from '../../platform/page/report'
import type { Decoder } from '../../platform/values/decoder'
import { readJson } from '../../platform/values/json'
import { readAnswer } from '../api/client/reply'
import type { Route } from '../api/client/routes'
import type { ServerRendered } from '../api/client/server-rendered'

const freshMs = 10_000
/** A cache on the way may keep a page for a day; a page that seems older was opened on a device whose clock is ahead. */
const longestKeptMs = 86_400_000

const entriesOf = (type: string) => performance.getEntriesByType?.(type) ?? []

/** Whether the page comes straight from the shop, and nobody can have been elsewhere since. */
function isStraightFromShop(): boolean {
  return !isCachedPage() && entriesOf('visibility-state').every(({ name }) => name === 'visible')
}

/**
 * Takes the answer that the page has printed for a read, once; null where it has none, or where the page may be somebody
 * else's. It is read like any answer: one that does not fit is reported and not used.
 */
export function takeServerRendered<Answer>(
  route: Route,
  path: string,
  decode: Decoder<Answer>,
  noteTime: (time: Date) => void = () => {},
): ServerRendered<Answer> | null {
  for (const script of elementsNamed('script')) {
    const { doorstepAnswer, at = '' } = (script as HTMLElement).dataset
    if (doorstepAnswer !== `${route.method} ${path}`) continue
    script.removeAttribute(serverRenderedAnswer)
    if (isOfAnother()) return null
    const age = Date.now() - Date.parse(at)
    const isNew = Math.abs(age) < freshMs && !mayBeOld()
    // The shop has just written the page: what it calls now is now, however wrong the device is.
    if (isStraightFromShop() && !mayBeOld() && (age < freshMs || age > longestKeptMs)) noteTime(new Date(at))
    try {
      const answer = readAnswer(route, 200, readJson(script.textContent), decode)
      return { answer, isFresh: isNew && isStraightFromShop() }
    } catch (error) {
      report(`the printed answer cannot be used. ${(error as Error).message}`)
    }
  }
  return null
}
