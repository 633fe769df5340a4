import { routes } from '../../domain/api/client/routes'
import { serverRenderedAnswer } from '../../platform/page/facts/written-page'
import { closestMatch } from '../../platform/values/closest-match'
import { readJson } from '../../platform/values/json'
import { attributeIn, type Markup, textOf } from './placeholder/markup'
import { isMasked } from './source/filler'

type AnswerFinding = { node: Markup; says: string }

const atOnceMs = 10_000

const reads = Object.values(routes)
  .filter(({ mutation }) => !mutation)
  .map(({ method, path }) => `${method} ${path}`)

const isRead = (call: string) =>
  reads.some(read => new RegExp(`^${read.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`).test(call))

/** Returns the fault of a call that no widget makes, with the call that was probably meant. */
function ofCall(call: string): string[] {
  if (isRead(call)) return []
  const meant = closestMatch(call, reads)
  return [
    `no widget asks for "${call}", so the answer is not used; ${meant ? `write "${meant}"` : `write a read, such as "${reads[0]}"`}.`,
  ]
}

/**
 * Yields the faults in the answers that a page prints. `openedAt` is the time at which an open page was loaded: an
 * answer computed long before comes from a cache.
 */
export function* lintAnswers(nodes: readonly Markup[], openedAt?: number): Generator<AnswerFinding> {
  for (const node of nodes) {
    const call = attributeIn(node, serverRenderedAnswer)
    const at = attributeIn(node, 'data-at')
    if (node.name !== 'script' || (call === undefined && (at === undefined || openedAt === undefined)))
      continue
    const what = `the answer in the page${call ? ` to "${call}"` : ''}`
    const found = [
      ...(call === undefined || isMasked(call) ? [] : ofCall(call)),
      ...ofContent(textOf(node), what),
      ...ofMoment(at, what, openedAt),
    ]
    yield* found.map(says => ({ node, says }))
  }
}

const ofContent = (text: string, what: string): string[] =>
  isMasked(text) || readJson(text) !== undefined
    ? []
    : [`${what} is not JSON, so the widgets ask the shop all the same.`]

function ofMoment(at: string | undefined, what: string, openedAt: number | undefined): string[] {
  const moment = Date.parse(at ?? '')
  if (openedAt === undefined)
    return isMasked(at ?? '') || !Number.isNaN(moment)
      ? []
      : [
          `${what} does not say when it was computed, so the widgets ask the shop again; write data-at="2026-11-25T12:00:00Z", of that moment.`,
        ]
  return openedAt - moment > atOnceMs
    ? [
        `${what} was computed ${Math.round((openedAt - moment) / 1000)} seconds before the page was opened, so the widgets ask the shop again; let no cache keep the page.`,
      ]
    : []
}
