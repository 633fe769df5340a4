import { type Option, type Options, ownAddress } from '../../../shared/platform/options/options'
import {
  type AnyDecoder,
  accepts,
  type Showing,
  shapeOf,
  showingsOf,
} from '../../../shared/tools/contract/shapes'
import type { Field, Fields, LeafKind, Member } from './fields'

const leafKinds: Readonly<Record<string, LeafKind>> = {
  string: 'text',
  identifier: 'text',
  flag: 'flag',
  whole: 'number',
  count: 'number',
  pence: 'amount',
  day: 'date',
}

/** How an attribute's builder says what it expects, and the control that this asks for. */
const byExpectation: readonly (readonly [start: string, kind: LeafKind])[] = [
  ['text of at most', 'text'],
  ['words to read', 'text'],
  ['true, false or the reason', 'reason'],
  ['true or false', 'flag'],
  ['a whole number', 'number'],
  ['an amount in pounds', 'amount'],
  ['a date such as', 'date'],
  ['an address on this site', 'address'],
  ['an https address', 'address'],
  ['a web address', 'address'],
  ['an identifier', 'text'],
  ['a selector', 'text'],
  ['the id of', 'text'],
]

function ofDecoder(decode: AnyDecoder): Field {
  if (decode === ownAddress) return { kind: 'address' }
  const shape = shapeOf(decode)
  if (!shape) return ofCode(decode)
  switch (shape.kind) {
    case 'leaf':
      return { kind: leafKinds[shape.name] ?? 'json' }
    case 'words':
      return { kind: 'choice', values: shape.words }
    case 'list':
      return { kind: 'list', of: ofDecoder(shape.of) }
    case 'object':
      return {
        kind: 'object',
        members: Object.entries(shape.members).map(([name, member]) => ofMember(name, member)),
      }
    case 'anything':
      return { kind: 'json' }
    case 'anyObject':
      return { kind: 'table', of: { kind: 'json' } }
    default:
      return ofDecoder(shape.of)
  }
}

const ofMember = (name: string, decode: AnyDecoder): Member => ({
  name,
  field: ofDecoder(decode),
  isRequired: !accepts(decode, undefined),
})

/** Of an example, what has read the value of a member, wherever its place was lost. */
const readElsewhere = ({ given, notes }: Showing, name: string): AnyDecoder | undefined => {
  const value = (given as Record<string, unknown>)[name]
  if (typeof value !== 'string') return undefined
  return notes.find(
    note => note.given === value && /^(leaf|withFallback|optional)$/.test(shapeOf(note.decoder)?.kind ?? ''),
  )?.decoder
}

/** The members that one example shows. */
function* membersOf(showing: Showing, decode: AnyDecoder): Generator<Member> {
  const { given, notes } = showing
  for (const { at, given: same, decoder } of notes) {
    const whole = !at && same === given ? ofDecoder(decoder) : undefined
    if (whole?.kind === 'object') yield* whole.members
    if (!/^\w+$/.test(at)) continue
    yield {
      ...ofMember(at, decoder),
      isRequired: !accepts(decode, { ...(given as object), [at]: undefined }),
    }
  }
}

/** What code reads is known by what it has read of the examples. */
function ofCode(decode: AnyDecoder): Field {
  const shown = showingsOf(decode)
  const members = new Map<string, Member>()
  for (const showing of shown.filter(({ given }) => typeof given === 'object')) {
    for (const member of membersOf(showing, decode)) {
      const { name } = member
      const known = members.get(name)
      if (!known || known.field.kind === 'json' || member.isRequired) members.set(name, member)
      const elsewhere = member.field.kind === 'json' && readElsewhere(showing, name)
      if (elsewhere) members.set(name, { ...member, field: ofDecoder(elsewhere) })
    }
  }
  if (members.size) return { kind: 'object', members: [...members.values()] }
  if (shown.some(({ given }) => /^(string|number)$/.test(typeof given))) return { kind: 'text' }
  const isTexts = accepts(decode, { any: 'text' }) && !accepts(decode, { any: {} })
  return isTexts ? { kind: 'table', of: { kind: 'text' } } : { kind: 'json' }
}

/** The control for an option: by its builder, and by what its readers are made of. */
export function fieldOf(option: Option<unknown>): Field {
  if (option.from === 'slot') return { kind: 'markup' }
  if (option.messages) return { kind: 'words', words: Object.assign({}, ...option.messages) }
  if (option.expected === 'an object of messages by field') return { kind: 'table', of: { kind: 'text' } }
  if (option.expected === 'true or false') return { kind: 'flag' }
  if (option.values) return { kind: 'choice', values: option.values }
  if (option.from === 'json') return ofDecoder(option.read)
  const kind = byExpectation.find(([start]) => option.expected.startsWith(start))?.[1]
  if (!kind) throw new Error(`No control is known for an option that expects ${option.expected}.`)
  return { kind }
}

/** The controls of a widget, by option. */
export const fieldsOf = (options: Options): Fields =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, fieldOf(option)]))
