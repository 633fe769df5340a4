import type { Messages } from '../messages/use-messages'
import {
  anyObject,
  anything,
  count,
  DecodeError,
  type Decoder,
  listOf,
  object,
  oneOf as oneOfWords,
  refine,
  string,
} from '../values/decoder'
import { safeRedirect } from '../values/links'
import { exactPence, type Pence } from '../values/money'

/** Where an editor writes an option: a `data-*` attribute, the JSON child, or a `<template data-slot>` child. */
export type OptionSource = 'attribute' | 'json' | 'slot'

/**
 * What an option's value may become on the page. Whoever can write a placeholder can write its options, so a builder
 * reads an address of a `script` or of a `post` only if the site allows it: see docs/security.md.
 *
 * - `text`, `number`, `flag`, `choice`, `date`: shown or computed with, never anything else
 * - `field`: the name of a form's field, or of a cookie
 * - `selector`: finds elements of the page
 * - `image`, `link`, `read`: an address that is shown, followed or fetched
 * - `post`: an address that a form is posted to with the customer's token
 * - `script`: an address whose answer runs on the page
 * - `markup`: elements of the page itself
 */
export type OptionKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'date'
  | 'field'
  | 'selector'
  | 'image'
  | 'link'
  | 'read'
  | 'post'
  | 'script'
  | 'markup'

/** One option of a widget, stated once: its type, its validation and every table about it come from here. */
export type Option<T> = {
  from: OptionSource
  /** For a list or an object: the kinds of all its members. */
  kinds: readonly OptionKind[]
  about: string
  /** Completes "expected …" in a message. */
  expected: string
  /** Reads what is written; where nothing is, the fallback stands for it. */
  read: Decoder<T>
  fallback?: T
  isNullable?: boolean
  values?: readonly string[]
  isRequired?: boolean
  /** One of the options so marked has to be given: without any, the widget has nothing to show. */
  isOneRequired?: boolean
  /** The name of another option that has to be given beside such a value. */
  needs?(value: T): string | undefined
  /** An empty text says something of its own; anywhere else it is as if nothing were written. */
  mayBeEmpty?: boolean
  /** What there is to replace, where it is the labels. */
  messages?: Messages
  /** The names in braces that are filled in although our own words have none of them. */
  fills?: Fills
}
/** By the name of a message: what its words may also have in braces. */
export type Fills = Readonly<Record<string, readonly string[]>>
// biome-ignore lint/suspicious/noExplicitAny: an option of any type; the type itself is read back by OptionValues
export type Options = Readonly<Record<string, Option<any>>>
export type OptionValues<O extends Options> = { [K in keyof O]: O[K] extends Option<infer T> ? T : never }

/** A builder of optional options; with a fallback the value is always there. */
type Builder<T> = { (about: string, fallback: T): Option<T>; (about: string): Option<T | undefined> }

/** Makes a builder of options that are written as an attribute. */
export const attribute = <T>(
  kind: OptionKind,
  expected: string,
  decode: Decoder<T>,
  values?: readonly string[],
  mayBeEmpty?: boolean,
) =>
  ((about: string, fallback?: T) => ({
    from: 'attribute',
    kinds: [kind],
    about,
    expected,
    read: decode,
    ...(fallback !== undefined && { fallback }),
    ...(values && { values }),
    ...(mayBeEmpty && { mayBeEmpty }),
  })) as Builder<T>

const shortText: Decoder<string> = (given, at) => {
  const written = string(given, at)
  if (written.length > 500) throw new DecodeError(at, given)
  return written
}

const someText = 'text of at most 500 characters'

/** What is a yes or no, and never words for people. */
export const yesOrNo = /^(true|false|yes|no|on|off|1|0)$/i

/** A text that people read. A yes or no there was meant for a switch, and says nothing to them. */
export const readable: Decoder<string> = (given, at) => {
  const written = string(given, at)
  if (yesOrNo.test(written)) throw new DecodeError(at, given, 'is a yes or no, not words to read')
  return written
}

/** Words that people read, of at most 500 characters. */
export const shownText = /* @__PURE__ */ attribute<string>(
  'text',
  'words to read, of at most 500 characters, not a yes or no',
  (given, at) => shortText(readable(given, at), at),
)

/** Text of at most 500 characters, which is a name, a code, or what somebody typed. */
export const text = /* @__PURE__ */ attribute<string>('text', someText, shortText)

/** A customer's text, which may not exist yet or may have been emptied. */
export const value = /* @__PURE__ */ attribute<string>('text', someText, shortText, undefined, true)

/** On or off: `data-x`, `data-x="true"` or `data-x="false"`. */
export const flag = /* @__PURE__ */ attribute<boolean>(
  'flag',
  'true or false',
  (given, at) => {
    if (given === '' || given === 'true' || given === true) return true
    if (given === 'false' || given === false) return false
    throw new DecodeError(at, given)
  },
  ['true', 'false'],
  true,
)

/** A flag that may give its reason: `data-x`, true, false, or the reason in words that people read. */
export const flagOrReason = /* @__PURE__ */ attribute<boolean | string>(
  'text',
  'true, false or the reason in words',
  (given, at) => {
    if (given === '' || given === 'true' || given === true) return true
    if (given === 'false' || given === false) return false
    return shortText(readable(given, at), at)
  },
  undefined,
  true,
)

/** A whole number of at least 0. */
export const wholeNumber = /* @__PURE__ */ attribute<number>('number', 'a whole number', count)

/** A whole number of at least 1. */
export const positiveNumber = /* @__PURE__ */ attribute<number>(
  'number',
  'a whole number from 1',
  (given, at) => {
    const number = count(given, at)
    if (!number) throw new DecodeError(at, given)
    return number
  },
)

/** An amount in pounds, read as whole pence. */
export const pounds = /* @__PURE__ */ attribute<Pence>(
  'number',
  'an amount in pounds, such as 10.00',
  (given, at) => {
    const pence = exactPence(given)
    if (pence === null || pence < 0) throw new DecodeError(at, given)
    return pence
  },
)

const aDate = 'a date such as 24/05/2026 or 2026-05-24'

/** A date that a customer may have typed: also one that no calendar has comes back as it was. */
export const typedDate = /* @__PURE__ */ attribute<string>(
  'date',
  aDate,
  refine(given => /^(|\d{4}-\d{2}-\d{2}.*|\d{2}\/\d{2}\/\d{4})$/.test(string(given, ''))),
  undefined,
  true,
)

/** A calendar date as the server writes it; kept as it was written. */
export const calendarDate = /* @__PURE__ */ attribute<string>(
  'date',
  aDate,
  refine(given => {
    const day = string(given, '')
    const [iso = ''] = /^\d{4}-\d\d-\d\d/.exec(day.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')) ?? []
    // A day that its month does not have is moved into the next.
    return !day || new Date(iso).getUTCDate() === +iso.slice(8)
  }),
)

/** Reads an address on this site, also as a member of a record or a list. */
export const ownAddress: Decoder<string> = (given, at) => {
  // As an address, a yes or no would be a page beside this one.
  if (safeRedirect(given, location.origin) === null || yesOrNo.test(`${given}`))
    throw new DecodeError(at, given, 'must be an address on this site', 'not-on-this-site')
  return given as string
}

const ownPage = 'an address on this site, such as /register'

/** An address on this site that a link or a search leads to. */
export const path = /* @__PURE__ */ attribute<string>('link', ownPage, ownAddress)

/** An address on this site that is read. */
export const readPath = /* @__PURE__ */ attribute<string>('read', ownPage, ownAddress)

/** A picture on this site. */
export const imagePath = /* @__PURE__ */ attribute<string>('image', ownPage, ownAddress)

/** The name of a field of a form, or of a cookie. */
export const fieldName = /* @__PURE__ */ attribute<string>('field', someText, shortText)

/** A picture's address, here or elsewhere. */
export const picture = /* @__PURE__ */ attribute<string>('image', someText, shortText)

/** A link's address, here or elsewhere. */
export const linkAddress = /* @__PURE__ */ attribute<string>(
  'link',
  'text of at most 500 characters, not a yes or no',
  (given, at) => shortText(readable(given, at), at),
)

/** One of a few words; what looks like a number may be one in the JSON child. */
export const oneOf = <const V extends readonly string[]>(about: string, values: V, fallback: V[number]) =>
  attribute<V[number]>(
    'choice',
    `one of ${values.join(', ')}`,
    (given, at) => oneOfWords(...values)(typeof given === 'number' ? `${given}` : given, at),
    values,
  )(about, fallback)

const json = <T>(
  about: string,
  expected: string,
  decode: Decoder<T>,
  kinds: readonly OptionKind[] = ['text'],
): Option<T> => ({
  from: 'json',
  kinds,
  about,
  expected,
  read: decode,
})

/**
 * A list in the JSON child; each entry fits `item`, and `kinds` says what its members may become, if more than
 * text.
 */
export const list = <T>(about: string, item: Decoder<T>, ...kinds: OptionKind[]): Option<T[]> => ({
  ...json(about, 'a list', listOf(item), ['text', ...kinds]),
  fallback: [],
})

/** An object in the JSON child. */
export const record = <T>(about: string, decode: Decoder<T>, ...kinds: OptionKind[]): Option<T | undefined> =>
  json<T | undefined>(about, 'an object', decode, ['text', ...kinds])

/** The same where null says something of its own. */
export const nullable = <T>(option: Option<T>): Option<T | null> => ({ ...option, isNullable: true })

/** Server messages by field, as `{"field": "text"}` or `{"field": ["text", …]}`; the first one of a field counts. */
export function fieldErrors(about: string, ...names: string[]): Option<Readonly<Record<string, string>>> {
  const shown = object(Object.fromEntries(names.map(name => [name, anything])))
  const decode: Decoder<Readonly<Record<string, string>>> = (given, at) => {
    shown(given, at)
    return Object.fromEntries(
      Object.entries(anyObject(given, at)).map(([field, said]) => [
        field,
        readable(Array.isArray(said) ? said[0] : said, field),
      ]),
    )
  }
  return { ...json(about, 'an object of messages by field', decode), fallback: {} }
}

const namesIn = (words = ''): number => words.split(' ').length

/** The option that replaces messages of the widget: an object in the JSON child under `labels`. */
export function labels(ours: Messages, fills?: Fills): Option<Messages> {
  const decode: Decoder<Messages> = (given, at) => {
    const theirs = Object.entries(anyObject(given, at)).map(([name, words]) => {
      if (!Object.hasOwn(ours, name)) throw new DecodeError(name, words, 'is not among them')
      if (typeof words !== 'string') throw new DecodeError(name, words)
      // As an empty attribute: the page's template had no words for it.
      if (!words.trim()) return [name, ours[name]]
      if (!yesOrNo.test(ours[name] ?? '')) readable(words, name)
      // Every language has as many days and months.
      if (/^(weekdays|months)$/.test(name) && namesIn(words) !== namesIn(ours[name]))
        throw new DecodeError(name, words, `needs ${namesIn(ours[name])} names`)
      return [name, words]
    })
    return { ...ours, ...Object.fromEntries(theirs) }
  }
  return {
    ...json(
      FOR_EDITORS && 'Words to show in the place of ours; the catalogue lists them.',
      'an object of texts',
      decode,
    ),
    fallback: ours,
    messages: ours,
    ...(fills && { fills }),
  }
}

/** Rich text that editors own: the content of `<template data-slot="…">`. */
export const slot = (about: string): Option<DocumentFragment | undefined> => ({
  from: 'slot',
  kinds: ['markup'],
  about,
  expected: 'a <template data-slot> child',
  read: anything as Decoder<DocumentFragment | undefined>,
})

/** An option without which the widget has nothing to show; a list may be empty, but it has to be there. */
export const required = <T>(option: Option<T>): Option<NonNullable<T>> =>
  ({ ...option, isRequired: true }) as Option<NonNullable<T>>

/** An option that another one so marked may stand in for; without any of them the widget has nothing to show. */
export const oneRequired = <T>(option: Option<T>): Option<T> => ({ ...option, isOneRequired: true })
