import { writeSync } from 'node:fs'
import type { ApiClient, CallOptions } from '../../../../shared/domain/api/client/client'
import { readAnswer } from '../../../../shared/domain/api/client/reply'
import { type CallName, routes } from '../../../../shared/domain/api/client/routes'
import { sampleCalls } from '../../../../shared/tools/contract/sample-calls'
import { answersOf } from '../../../support/contract/contract'
import { type Contract, readContract } from '../../../support/equivalents/contract'
import { rewritten, type Site, sitesOf, withChoices } from '../../../support/equivalents/sites'
import fc from '../../../support/fast-check'
import { keysOf } from '../../../support/keys-of'
import { messageOf } from '../../../support/message-of'
import { standAt } from '../../../support/page/stand-at'
import { present } from '../../../support/present'
import { isSoak } from '../../../support/soak'

/*
 * Every answer that the contract allows can be read, and all spellings of a value are read as the same value.
 */

// The decoders of addresses need a `location`.
if (!globalThis.location) standAt('https://shop.example/')

type Case = { name: string; call: CallName; answer: unknown; sites: Site[] }

const examples = keysOf(sampleCalls)
  .filter(call => routes[call].as === 'json')
  .flatMap(call =>
    Object.entries(answersOf(call)).map(([kind, answer]) => ({ name: `${call}, ${kind}`, call, answer })),
  )

let contract: Contract
const cases = new Map<string, Case>()
const caseOf = (name: string) => present(cases.get(name))

beforeAll(async () => {
  contract = readContract()
  for (const { name, call, answer } of examples)
    cases.set(name, { name, call, answer, sites: sitesOf(call, answer, contract, isSoak) })
})

let tried = 0
afterAll(() => {
  writeSync(1, `Equivalent answers read: ${tried}\n`)
})

/** Values that are only sent back to the shop are not read. */
const asWritten = /^(sent|sentDate|key|isList)$/

/** The result of a widget's call for that answer, or the reason for a refusal. */
async function read(call: CallName, answer: unknown): Promise<string> {
  tried++
  const client: ApiClient = {
    call: async <Answer>(name: CallName, { read: decode }: CallOptions<Answer> = {}) =>
      readAnswer(routes[name], 200, JSON.parse(JSON.stringify(answer)), decode),
  }
  try {
    const value = await sampleCalls[call][0](client)
    const text = JSON.stringify(value, (name, part) => (asWritten.test(name) ? undefined : part))
    return text ?? 'nothing'
  } catch (error) {
    return `refused: ${messageOf(error)}`
  }
}

const at = (answer: unknown, place: Site['at']) =>
  JSON.stringify(place.reduce<unknown>((value, step) => (value as never)?.[step], answer)) ?? 'nothing'

/** Each spelling of each fact at one place, compared with the first. */
async function* differencesAt(call: CallName, answer: unknown, site: Site): AsyncGenerator<string> {
  for (const ways of site.facts) {
    const all = ways.map(way => rewritten(answer, site.at, way))
    const [first = '', ...others] = await Promise.all(all.map(each => read(call, each)))
    const [plain] = all
    const place = `${call} ${site.at.join('.') || 'as a whole'}`
    if (first.startsWith('refused')) yield `${place}: ${at(plain, site.at)} is allowed, and is ${first}`
    for (const [index, other] of others.entries())
      if (other !== first)
        yield `${place}: ${at(plain, site.at)} and ${at(all[index + 1], site.at)} are the same, and are read as\n  ${first}\n  ${other}`
  }
}

test.each(examples.map(({ name }) => name))(
  'G-06 G-07 %s: every spelling of each fact is read as the same, and everything allowed can be read',
  async name => {
    const { call, answer, sites } = caseOf(name)
    const found: string[] = []
    for (const site of sites) for await (const each of differencesAt(call, answer, site)) found.push(each)
    expect(found).toEqual([])
  },
)

const runs = isSoak ? 400 * Number(process.env.RUNS) : 2
const choices = (sites: readonly Site[]) =>
  fc.uniqueArray(
    fc.record({ place: fc.nat(sites.length - 1), fact: fc.nat(8), one: fc.nat(20), other: fc.nat(20) }),
    { selector: ({ place }) => place, minLength: 2, maxLength: 12 },
  )

test.each(examples.map(({ name }) => name))(
  'G-06 G-07 %s: several facts at once, in two spellings, are read as the same',
  async name => {
    const { call, answer, sites } = caseOf(name)
    if (sites.length < 2) return
    await fc.assert(
      fc.asyncProperty(choices(sites), async chosen => {
        const written = (way: 'one' | 'other') =>
          withChoices(
            answer,
            chosen.map(({ place, fact, ...ways }) => ({
              site: present(sites[place]),
              fact,
              spelling: ways[way],
            })),
          )
        const [one, other] = [written('one'), written('other')]
        fc.pre(contract.allows(call, one) && contract.allows(call, other))
        const [first, second] = [await read(call, one), await read(call, other)]
        if (first === second && !first.startsWith('refused')) return
        throw new Error([one, first, other, second].map(each => JSON.stringify(each)).join('\n'))
      }),
      { numRuns: runs, maxSkipsPerRun: 1000 },
    )
  },
)

/** Lists that must be complete, since a missing entry would count as false. */
const whole: Readonly<Record<string, string>> = {
  weekdays: 'saving what could be read would end the rest of a regular order',
  conflicts: 'an order nobody has been asked about would stay behind',
  changes: 'what can no longer come would come as a surprise',
}

const listsIn = (value: unknown, place: Site['at'] = []): Site['at'][] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Array.isArray(value) && value.length ? [place] : []),
        ...Object.entries(value).flatMap(([name, each]) => listsIn(each, [...place, name])),
      ]

/** A list says that it is incomplete, or has an unknown row. */
const marks = [
  ',"isPartial":true',
  ',{"name":"","quantity":null,"image":"","price":null}',
  ',{"name":"","ordered":null,"delivered":null,"price":null,"isUnavailable":false}',
]
const withoutMark = (text: string) => marks.reduce((rest, mark) => rest.replaceAll(mark, ''), text)

test.each(examples.map(({ name }) => name))(
  'G-07 %s: an unreadable entry does not affect the other entries of its list',
  async name => {
    const { call, answer } = caseOf(name)
    const before = await read(call, answer)
    for (const place of listsIn(answer))
      for (const stranger of [null, [], { of: ['another', 'kind'] }, true]) {
        const spoilt = rewritten(answer, place, list => [...(list as unknown[]), stranger])
        if (contract.allows(call, spoilt)) continue
        const after = await read(call, spoilt)
        const reason = whole[String(place.at(-1))]
        const held = reason ? after.startsWith('refused') : withoutMark(after) === before
        if (!held) expect({ place: place.join('.'), stranger, reason, after }).toEqual({ after: before })
      }
  },
)
