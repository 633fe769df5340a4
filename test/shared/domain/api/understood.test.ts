import type { ApiClient, CallOptions } from '../../../../shared/domain/api/client/client'
import { isApiError } from '../../../../shared/domain/api/client/errors'
import { type CallName, routes } from '../../../../shared/domain/api/client/routes'
import { readAnswer } from '../../../../shared/tools/cli/probe/read-reply'
import { kinds, type Parts } from './answers/kinds-of-parts'
import { readings } from './answers/readings'
import { spoilt } from './answers/spoilt'

const hasPart = (parts: Parts, part: string): string | undefined => {
  const steps = part.split('.')
  const fits = (pattern: string) => {
    const wanted = pattern.split('.')
    return (
      wanted.length === steps.length && wanted.every((each, index) => each === '*' || each === steps[index])
    )
  }
  return Object.keys(parts)
    .filter(fits)
    .sort((one, other) => one.split('*').length - other.split('*').length)[0]
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The values that differ from the whole answer's. */
function others(read: unknown, whole: unknown): unknown[] {
  if (JSON.stringify(read) === JSON.stringify(whole)) return []
  const isLonger = Array.isArray(read) && read.length !== (whole as unknown[]).length
  if (!isHolder(read) || !isHolder(whole) || isLonger) return [read]
  return Object.keys(whole).flatMap(name =>
    others((read as Record<string, unknown>)[name], (whole as Record<string, unknown>)[name]),
  )
}

/** The decoder states that it read only a part, and nothing else. */
function isPartOf(read: unknown, whole: unknown): boolean {
  if (!isHolder(read) || !('isPartial' in read) || !isHolder(whole)) return false
  const known = new Set(
    Object.values(whole)
      .flat()
      .map(entry => JSON.stringify(entry)),
  )
  return Object.entries(read).every(
    ([name, value]) =>
      name === 'isPartial' || [value].flat().every(entry => known.has(JSON.stringify(entry))),
  )
}

/** A shop that gives this answer to every request. */
const answering = (body: unknown): ApiClient => ({
  call: async <Answer>(name: CallName, { read }: CallOptions<Answer> = {}) =>
    readAnswer(routes[name], 200, JSON.parse(JSON.stringify(body)), read),
})

describe.each(readings)('F-04 $name', ({ whole, read, parts }) => {
  // Values that are only sent back are not decoded.
  const asRead = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (name, part) => (/^sent/.test(name) ? undefined : part)))
  const end = (body: unknown) =>
    read(answering(body)).then(
      value => ({ value: asRead(value) }),
      (error: unknown) => ({ error }),
    )

  it('The decoder reads a complete answer, and one inside data', async () => {
    expect(await end(whole)).toHaveProperty('value')
  })

  it('With one part missing or damaged the answer is refused, or read without a false statement', async () => {
    const before = asRead(await read(answering(whole)))
    const faults: unknown[] = []
    for (const { part, by, what, body } of spoilt(whole)) {
      const after = await end(body)
      if ('error' in after) {
        if (!isApiError(after.error)) faults.push([what, 'breaks', after.error])
        continue
      }
      const kind = kinds[parts[hasPart(parts, part) ?? ''] ?? '']
      if (isPartOf(after.value, before)) continue
      const changed = others(after.value, before)
      if (by === 'a stranger in it' && !changed.length) continue
      const isLet = kind?.accepts.includes(by)
      const said = kind?.reads.includes('anything')
        ? []
        : changed.filter(value => !kind?.reads.some(known => JSON.stringify(known) === JSON.stringify(value)))
      if (!isLet || said.length)
        faults.push([
          what,
          isLet
            ? 'is read as'
            : kind
              ? 'is not refused'
              : 'is not refused, and readings.ts has no kind for it',
          JSON.stringify(isLet ? said : changed)?.slice(0, 200),
        ])
    }
    expect(faults).toEqual([])
  })

  it.each([['text'], [7], [true], [null], [[null]], [['text']], [{ status: 'ok' }]])(
    'The decoder does not read another answer: %j',
    async body => {
      const { error } = (await end(body)) as { error?: { kind?: string } }
      expect(error?.kind).toBe('contract')
    },
  )

  it('The decoder does not read an error', async () => {
    expect(await end({ error: { code: 1 } })).toMatchObject({ error: { kind: 'rejected' } })
  })
})
