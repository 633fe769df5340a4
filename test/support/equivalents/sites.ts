import type { CallName } from '../../../shared/domain/api/client/routes'
import { present } from '../present'
import type { Contract, Schema } from './contract'
import { absent, kinds, nothingOf } from './spellings'

/* A place of an answer at which the same can be said in other ways, or something else be said. */

type Path = readonly (string | number)[]
/** Writes a value in another way; a list or an object is rewritten as it stands by then. */
type Spell = (now: unknown) => unknown

export type Site = {
  at: Path
  /** Facts, each in its spellings; the first is the one that stands there. */
  facts: readonly (readonly Spell[])[]
}

/** One choice: at that place that fact in that spelling. */
type Choice = { site: Site; fact: number; spelling: number }

type Holder = Record<string | number, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** The answer with one place of it rewritten; unchanged where the place is gone. */
export function rewritten(answer: unknown, [step, ...rest]: Path, spell: Spell): unknown {
  if (step === undefined) return spell(answer)
  if (!isHolder(answer) || (rest.length > 0 && !(step in answer))) return answer
  const copy: Holder = Array.isArray(answer) ? ([...answer] as unknown as Holder) : { ...answer }
  const value = rewritten(answer[step], rest, spell)
  if (value === absent) delete copy[step]
  else copy[step] = value
  return copy
}

/** The answer with those choices made: what lies deeper first, so that what holds it is rewritten with it. */
export function withChoices(answer: unknown, choices: readonly Choice[]): unknown {
  const deepestFirst = [...choices].sort((one, other) => other.site.at.length - one.site.at.length)
  return deepestFirst.reduce((whole, { site, fact, spelling }) => {
    const ways = site.facts[fact % site.facts.length] ?? []
    return rewritten(whole, site.at, present(ways[spelling % ways.length]))
  }, answer)
}

const leaf = /^#\/components\/schemas\/(Text|Flag|WholeNumber|Count|Identifier|Pounds|Date)$/

/** What the contract says of one place: every schema that may hold there, and the names of its leaves. */
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

/** A list also comes by number, as PHP writes one with gaps. */
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

/** What the contract says of a place, and whether it is a field: an entry of a list or a map is none that can be left out. */
type Said = { all: readonly Schema[]; leaves: readonly string[]; isField: boolean; isBesideData: boolean }

function factsAt(value: unknown, { all, leaves, isField, isBesideData }: Said): Spell[][] {
  // Beside the same inside data, what cannot be read would be the other of two answers.
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
  // Where one may be written in two kinds, what is equal in the narrower is.
  const own = leaves.map(name => kinds[name]?.of(value)).find(fact => fact)
  return [[same, ...(own ?? []).map(write)], ...others, none]
}

/** The place, whichever entry of a list it is in. */
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
  // Of many entries that are alike, two.
  const few = isList ? given.slice(0, most) : given
  for (const name of new Set([...few, ...named])) {
    const below = membersOf(all, name, isList)
    // What the contract does not name is no fact.
    if (!below.length || (name === 'data' && !at.length && !given.includes(name))) continue
    yield* placesOf(value[name], below, contract, [...at, isList ? Number(name) : name], {
      isField: all.some(schema => namedIn(schema, name)),
      isBesideData: !at.length && isWrapped,
      known,
    })
  }
}

/** How many entries of a list are looked at. */
const most = 2

/** The answer with the first entries of each list alone; what is listed by number or by day is a list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map(shortened)
  if (!isHolder(value)) return value
  const entries = Object.entries(value)
  const isList = entries.length > most && entries.every(([name]) => /^\d/.test(name))
  return Object.fromEntries(
    entries.slice(0, isList ? most : undefined).map(([name, each]) => [name, shortened(each)]),
  )
}

/** What is allowed at one entry of a list is at each that is like it. */
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

/** What stands there, that nothing does, and one of the other facts, which go round from place to place. */
const fewOf = <T>(facts: readonly T[], round: number): readonly T[] =>
  facts.filter((_, at) => !at || at === facts.length - 1 || at === 1 + (round % (facts.length - 2)))

/** Every place of that answer, with all that may stand there as the contract has it, or with some of it. */
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
      // Where nothing at all may stand, 0 is a value like others.
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
