import type { ApiClient, CallOptions } from '../../../domain/api/client/client'
import { isApiError } from '../../../domain/api/client/errors'
import { askedPath, type CallName, type PathParams, routes } from '../../../domain/api/client/routes'
import type { Decoder } from '../../../platform/values/decoder'
import { readJson } from '../../../platform/values/json'
import { newKey } from '../../../platform/values/new-key'
import { type Send, wrongToken } from '../answer'
import { type Asked, verdictOf } from './findings'
import { sendOn } from './probe-addresses'
import { type ContractChecks, type Try, tryCall } from './probe-calls'
import { readAnswer } from './read-reply'

/** One series of calls to a shop. It records which calls were made, which were left out, and why. */
export type Play = {
  /** Makes a call; returns the JSON of the response, or undefined if it breaks or no selected widget makes the call. */
  ask: (asked: Try) => Promise<unknown>
  /** Makes a call that another one depends on, without reporting it; returns undefined if the response has no data. */
  peek: (asked: Try) => Promise<unknown>
  /** Records that calls are not made, and why. */
  skip: (because: string, ...calls: readonly CallName[]) => void
  /** Adds a finding to the last call of that name: its response contradicts something else that the shop says. */
  blame: (call: CallName, says: string, verdict?: 'odd' | 'breaks') => void
  /** Returns true if a selected widget makes the call. */
  isWanted: (call: CallName) => boolean
  send: (call: CallName) => Send
  asked: Asked[]
}

/** Returns the decoded response; undefined if it would break a widget. */
export function understood<T>(call: CallName, body: unknown, decode: Decoder<T>): T | undefined {
  try {
    return readAnswer(routes[call], 200, body, decode)
  } catch {
    return undefined
  }
}

export function createPlay({
  send,
  site,
  known,
  isWanted,
}: {
  send: Send
  site: unknown
  known: ContractChecks
  isWanted: (call: CallName) => boolean
}): Play {
  const asked: Asked[] = []
  const on = sendOn(site, send)
  return {
    asked,
    isWanted,
    send: on,
    async peek(each) {
      const { status, text } = await on(each.call)(routes[each.call].method, pathOf(each))
      return status === 200 ? readJson(text) : undefined
    },
    async ask(each) {
      if (!isWanted(each.call)) return undefined
      let body: unknown
      let isThere = false
      const keeping: Send = async (...request) => {
        const answer = await on(each.call)(...request)
        body = readJson(answer.text)
        isThere = answer.status < 400
        return answer
      }
      const result = await tryCall(each, keeping, known)
      asked.push(result)
      return result.verdict === 'breaks' || !isThere || each.refusedAt !== undefined
        ? undefined
        : (body ?? {})
    },
    skip(because, ...calls) {
      for (const call of calls)
        if (isWanted(call) && !asked.some(({ call: made }) => made === call))
          asked.push({
            what: `${routes[call].method} ${routes[call].path} (${call})`,
            call,
            verdict: 'not asked',
            findings: [],
            widgets: known.widgetsOf(call),
            because,
          })
    },
    blame(call, says, verdict = 'breaks') {
      const last = asked.findLast(each => each.call === call && each.verdict !== 'not asked')
      if (!last) return
      last.findings = [...last.findings, { verdict, says }]
      last.verdict = verdictOf(last.findings)
    },
  }
}

/** Returns the path of a call with its parameters. */
const pathOf = ({ call, params, query }: Try): string => askedPath(routes[call], params, query)

/** Thrown for a call whose response would break, or that no selected widget makes. */
class MissingAnswer extends Error {}

/** Returns an API client for the widgets' own code: each call is sent as the widgets send it, and judged. */
export const clientOf = (play: Play): ApiClient => ({
  call: async <Answer>(
    call: CallName,
    { params, query, body, idempotencyKey, read }: CallOptions<Answer> = {},
  ): Promise<Answer> => {
    const headers = { 'Idempotency-Key': idempotencyKey ?? newKey() }
    const isChange = routes[call].mutation
    const answer = await play.ask({
      call,
      ...(params && { params }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(isChange && { headers }),
    })
    if (answer === undefined) throw new MissingAnswer()
    return readAnswer(routes[call], 200, answer, read)
  },
})

/** Returns the result; undefined if the response broke, which has been reported already. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed()
  } catch (problem) {
    if (problem instanceof MissingAnswer || isApiError(problem)) return undefined
    throw problem
  }
}

/** Checks that a change with a wrong token is refused, whatever its method. */
export async function tryWrongToken(
  play: Play,
  call: CallName,
  params: PathParams,
  body: unknown,
): Promise<void> {
  if (!play.isWanted(call)) return
  const { method } = routes[call]
  const headers = { 'X-CSRF-TOKEN': wrongToken }
  const { status } = await play.send(call)(method, askedPath(routes[call], params), body, headers)
  if (status < 300) play.blame(call, 'succeeds with a wrong token too: pages of other sites could do it')
}
