import { mayBeOld, serverRenderedAnswer } from '../../platform/page/facts/written-page'
import { elementsNamed } from '../../platform/page/host/find-in-page'
import { isOfAnother } from '../../platform/page/login/login'
import { freshMs, isStraightFromShop } from '../../platform/page/printed-time'
import { report } from '../../platform/page/report'
import type { Decoder } from '../../platform/values/decoder'
import { readJson } from '../../platform/values/json'
import { readAnswer } from '../api/client/reply'
import type { Route } from '../api/client/routes'
import type { ServerRendered } from '../api/client/server-rendered'

/**
 * Takes the server-rendered answer to a read out of the page, once. Null if the page has none or may belong to
 * another customer. The answer is checked like any answer; a bad one is reported and not used.
 */
export function takeServerRendered<Answer>(
  route: Route,
  path: string,
  decode: Decoder<Answer>,
): ServerRendered<Answer> | null {
  for (const script of elementsNamed('script')) {
    const { doorstepAnswer, at = '' } = (script as HTMLElement).dataset
    if (doorstepAnswer !== `${route.method} ${path}`) continue
    script.removeAttribute(serverRenderedAnswer)
    if (isOfAnother()) return null
    const age = Date.now() - Date.parse(at)
    const isNew = Math.abs(age) < freshMs && !mayBeOld()
    try {
      const answer = readAnswer(route, 200, readJson(script.textContent), decode)
      return { answer, isFresh: isNew && isStraightFromShop() }
    } catch (error) {
      report(`the printed answer cannot be used: ${(error as Error).message}`)
    }
  }
  return null
}
