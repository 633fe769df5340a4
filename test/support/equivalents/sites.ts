import type { CallName } from '../../../shared/domain/api/client/routes'
import { present } from '../present'
import type { Contract, Schema } from './contract'
import { absent, kinds, nothingOf } from './spellings'

/* Places in a response at which a fact has other spellings, or another fact is possible. */

type Path = readonly (string | number)[]
/** Writes a value in another spelling; a list or an object is rewritten from its current state. */
type Spell = (now: unknown) => unknown

export type Site = {
  at: Path
  /** The facts, each in all its spellings; the first is the actual one. */
  facts: readonly (readonly Spell[])[]
}

/** A choice of fact and spelling for one place. */
type Choice = { site: Site; fact: number; spelling: number }

type Holder = Record<string | number, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** The response with one place rewritten; unchanged if the place no longer exists. */
export function rewritten(answer: unknown, [step, ...rest]: Path, spell: Spell): unknown {
  if (step === undefined) return spell(answer)
  if (!isHolder(answer) || (rest.length > 0 && !(step in answer))) return answer
  const copy: Holder = Array.isArray(answer) ? ([...answer] as unknown as Holder) : { ...answer }
  const value = rewritten(answer[step], rest, spell)
  if (value === absent) delete copy[step]
  else copy[step] = value
  return copy
}

/** The response with all choices applied, deepest first, so that a container is rewritten together with its content. */
export function withChoices(answer: unknown, choices: readonly Choice[]): unknown {
  const deepestFirst = [...choices].sort((one, other) => other.site.at.length - one.site.at.length)
  return deepestFirst.reduce((whole, { site, fact, spelling }) => {
    const ways = site.facts[fact % site.facts.length] ?? []
    return rewritten(whole, site.at, present(ways[spelling % ways.length]))
  }, answer)
}

const leaf = /^#\/components\/schemas\/(Text|Flag|WholeNumber|Count|Identifier|Pounds|Date)$/

/** The contract's statements about one place: every schema that may apply, and the names of its leaves. */
function flat(
  schemas: readonly Schema[],
  { resolve }: Contract,
): { all: readonly Schema[]; leaves: readonly string[] } {
  const leaves = new Set<string>()
  const all: Schema[] = []
  const look = (schema: Schema, depth = 0) => {
    if (depth > 30) return
    const ref = schema.$ref as string | undefined
    const name = ref && leaf.exec(ref)?.[1]
    if (name) leaves.add(name)
    else if (ref) look(resolve(ref), depth + 1)
    else all.push(schema)
    for (const word of ['anyOf', 'allOf'])
      for (const each of (schema[word] as Schema[] | undefined) ?? []) look(each, depth + 1)
  }
  for (const each of schemas) look(each)
  return { all, leaves: [...leaves] }
}

type Members = Record<string, Schema>
const namedIn = (schema: Schema, name: string) => (schema.properties as Members | undefined)?.[name]

function membersOf(all: readonly Schema[], name: string, isList: boolean): Schema[] {
  return all.flatMap((schema): readonly Schema[] => {
    if (isList) return schema.items ? [schema.items as Schema] : []
    const named = namedIn(schema, name)
    if (named) return [named]
    const patterns = Object.entries(schema.patternProperties ?? {})
    const fitting = patterns
      .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
      .map(([, each]) => each)
    const others = schema.additionalProperties as Schema | undefined
    return fitting.length || !others ? fitting : [others]
  })
}

const same: Spell = now => now
const write =
  (value: unknown): Spell =>
  () =>
    value
const nones = new WeakSet<Spell>()
const writeNone = (value: unknown): Spell => {
  const way = write(value)
  nones.add(way)
  return way
}
const stranger = { not_documented: { id: 1, list: [null, 'x'], total: '9.99' } }

/** A list may also come as an object with numeric keys, as PHP writes one with gaps. */
const listSpellings: readonly Spell[] = [
  same,
  now => (Array.isArray(now) ? { ...now } : now),
  now => (Array.isArray(now) ? Object.fromEntries(now.map((each, at) => [at * 3 + 5, each])) : now),
]
const objectSpellings: readonly Spell[] = [
  same,
  now => (isHolder(now) && !Array.isArray(now) ? { ...now, ...stranger } : now),
]

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/**
 * The contract's statements about a place, and whether it is a field: an entry of a list or a map is not, because it
 * cannot be left out.
 */
type Said = { all: readonly Schema[]; leaves: readonly string[]; isField: boolean; isBesideData: boolean }

function factsAt(value: unknown, { all, leaves, isField, isBesideData }: Said): Spell[][] {
  // A field beside the one inside `data` must not be unreadable, because then there would be two answers.
  const mayBeOther =
    !isBesideData && all.some(({ description }) => /counts as left out/.test(`${description}`))
  const none = [...nothingOf(isBesideData ? [] : leaves), ...(mayBeOther ? [{}, [], [7]] : [])]
    .filter(each => isField || each !== absent)
    .map(writeNone)
  const empty = [[], {}].map(write)
  if (Array.isArray(value)) return [[...listSpellings], [...empty], none]
  if (isHolder(value)) return [[...objectSpellings], [...none, ...empty]]
  const words = all.flatMap(schema => schema.enum ?? [])
  const others = [...leaves.flatMap(name => kinds[name]?.others ?? []), ...words.map(word => [word])].map(
    fact => fact.map(write),
  )
  if (isNothing(value)) return [[same, ...none], ...others]
  // If a value may be written in two kinds, the narrower kind decides what is equal.
  const own = leaves.map(name => kinds[name]?.of(value)).find(fact => fact)
  return [[same, ...(own ?? []).map(write)], ...others, none]
}

/** The place without the indices of list entries. */
const ofEach = (at: Path) =>
  at.map(step => (typeof step === 'number' || /^\d[\d-]*$/.test(step) ? '*' : step)).join('.')

function* placesOf(
  value: unknown,
  schemas: readonly Schema[],
  contract: Contract,
  at: Path = [],
  { isField = false, isBesideData = false, known = new Map<string, ReturnType<typeof flat>>() } = {},
): Generator<{ at: Path; facts: Spell[][] }> {
  const here = `${ofEach(at)} ${Array.isArray(value)}`
  const flattened = known.get(here) ?? flat(schemas, contract)
  known.set(here, flattened)
  const said = { ...flattened, isField, isBesideData }
  const { all } = said
  const isWrapped = isHolder(value) && isHolder(value.data)
  const facts = factsAt(value, said)
  if (at.length) yield { at, facts }
  else yield { at, facts: [[...(facts[0] ?? []), ...(isWrapped ? [] : [(now: unknown) => ({ data: now })])]] }
  if (!isHolder(value)) return
  const isList = Array.isArray(value)
  const given = Object.keys(value)
  const named = isList ? [] : all.flatMap(({ properties = {} }) => Object.keys(Object(properties)))
  // Two of many similar entries are enough.
  const few = isList ? given.slice(0, most) : given
  for (const name of new Set([...few, ...named])) {
    const below = membersOf(all, name, isList)
    // A field that the contract does not name is no fact.
    if (!below.length || (name === 'data' && !at.length && !given.includes(name))) continue
    yield* placesOf(value[name], below, contract, [...at, isList ? Number(name) : name], {
      isField: all.some(schema => namedIn(schema, name)),
      isBesideData: !at.length && isWrapped,
      known,
    })
  }
}

/** The number of entries of a list that are tried. */
const most = 2

/** The response with only the first entries of each list; an object keyed by number or day counts as a list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map(shortened)
  if (!isHolder(value)) return value
  const entries = Object.entries(value)
  const isList = entries.length > most && entries.every(([name]) => /^\d/.test(name))
  return Object.fromEntries(
    entries.slice(0, isList ? most : undefined).map(([name, each]) => [name, shortened(each)]),
  )
}

/** Entries of a list with the same likeness share their verdict. */
const likeness = (at: Path, value: unknown): string => {
  const place = ofEach(at)
  const what = Array.isArray(value)
    ? `list of ${Math.min(value.length, 1)}`
    : isHolder(value)
      ? 'object'
      : value
  return `${place} ${JSON.stringify(what)
    ?.replace(/[1-9]+/g, '#')
    .slice(0, 30)}`
}

/**
 * All facts if there are few; otherwise the actual one, "nothing" and one more, which differs at each place.
 */
const fewOf = <T>(facts: readonly T[], round: number): readonly T[] =>
  facts.length <= 4
    ? facts
    : facts.filter((_, at) => !at || at === facts.length - 1 || at === 1 + (round % (facts.length - 2)))

/** Every place of the response, with all or some of the facts that the contract allows there. */
export function sitesOf(
  call: CallName,
  whole: unknown,
  contract: Contract,
  isFull: boolean,
  known = new Map<string, boolean[][]>(),
): Site[] {
  const answer = shortened(whole)
  const places = [...placesOf(answer, [contract.schemaOf(call)], contract)]
  return places.flatMap(({ at, facts: all }, round) => {
    const value = at.reduce<unknown>((holder, step) => (isHolder(holder) ? holder[step] : undefined), answer)
    const facts = isFull ? all : fewOf(all, round)
    const like = `${likeness(at, value)} ${facts.map(fact => all.indexOf(fact))} ${facts.map(ways => ways.length)}`
    const isAllowed = (way: Spell) => contract.allows(call, rewritten(answer, at, way))
    const judge = () => {
      // Where no value may be missing, 0 is an ordinary value.
      const mayBeNone = [null, absent, ''].some(none => isAllowed(write(none)))
      return facts.map(ways => ways.map(way => isAllowed(way) && (mayBeNone || !nones.has(way))))
    }
    const verdicts = known.get(like) ?? judge()
    known.set(like, verdicts)
    const allowed = facts
      .map((ways, fact) => ways.filter((_, way) => verdicts[fact]?.[way]))
      .filter(ways => ways.length)
    const isOpen = allowed.some(ways => ways.length > 1) || allowed.length > 1
    return isOpen ? [{ at, facts: allowed }] : []
  })
}
