import type { Messages } from '../messages/use-messages'
import { pageOrigin } from '../page/host/page-origin'
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
 * The use of an option's value on the page. Whoever can write a placeholder can write its options, so a builder
 * accepts an address of a `script` or of a `post` only if the site allows it: see docs/security.md.
 *
 * - `text`, `number`, `flag`, `choice`, `date`: shown or computed with, never anything else
 * - `field`: the name of a form field or a cookie
 * - `selector`: finds elements of the page
 * - `image`, `link`, `read`: an address that is shown, followed or fetched
 * - `post`: an address to which a form is posted with the customer's token
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

/** One option of a widget: its type, its validation and every table about it come from here. */
export type Option<T> = {
  from: OptionSource
  /** The kinds of the value; of a list or an object, the kinds of all members. */
  kinds: readonly OptionKind[]
  about: string
  /** Completes "expected …" in a message. */
  expected: string
  /** Decodes the written value; if there is none, `fallback` is used. */
  read: Decoder<T>
  fallback?: T
  isNullable?: boolean
  values?: readonly string[]
  isRequired?: boolean
  /** At least one of the options with this mark must be given, or the widget has nothing to show. */
  isOneRequired?: boolean
  /** Returns the name of another option that such a value needs. */
  needs?(value: T): string | undefined
  /** An empty text has a meaning of its own; elsewhere it counts as not written. */
  mayBeEmpty?: boolean
  /** The messages that this option may replace. */
  messages?: Messages
  /** Placeholders in braces that a replacement may contain although our messages do not. */
  fills?: Fills
}
/** The extra placeholders in braces, by the name of a message. */
export type Fills = Readonly<Record<string, readonly string[]>>
// biome-ignore lint/suspicious/noExplicitAny: an option of any type; the type itself is read back by OptionValues
export type Options = Readonly<Record<string, Option<any>>>
export type OptionValues<O extends Options> = { [K in keyof O]: O[K] extends Option<infer T> ? T : never }

/** A builder of optional options; with a fallback the value is never undefined. */
type Builder<T> = { (about: string, fallback: T): Option<T>; (about: string): Option<T | undefined> }

/** Creates a builder of options that are written as an attribute. */
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

/** Matches a yes or no, which is never text for people. */
export const yesOrNo = /^(true|false|yes|no|on|off|1|0)$/i

/** Decodes text for people. A yes or no was meant for a flag and is refused. */
export const readable: Decoder<string> = (given, at) => {
  const written = string(given, at)
  if (yesOrNo.test(written)) throw new DecodeError(at, given, 'is a yes or no, not words to read')
  return written
}

/** Builds an option: text for people, of at most 500 characters. */
export const shownText = /* @__PURE__ */ attribute<string>(
  'text',
  'words to read, of at most 500 characters, not a yes or no',
  (given, at) => shortText(readable(given, at), at),
)

/** Builds an option: a name, a code or a typed text, of at most 500 characters. */
export const text = /* @__PURE__ */ attribute<string>('text', someText, shortText)

/** Builds an option: a customer's text, which may be missing or empty. */
export const value = /* @__PURE__ */ attribute<string>('text', someText, shortText, undefined, true)

/** Builds an option: on or off, written as `data-x`, `data-x="true"` or `data-x="false"`. */
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

/** Builds an option: on, off, or a reason in text for people. */
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

/** Builds an option: a whole number of at least 0. */
export const wholeNumber = /* @__PURE__ */ attribute<number>('number', 'a whole number', count)

/** Builds an option: a whole number of at least 1. */
export const positiveNumber = /* @__PURE__ */ attribute<number>(
  'number',
  'a whole number from 1',
  (given, at) => {
    const number = count(given, at)
    if (!number) throw new DecodeError(at, given)
    return number
  },
)

/** Builds an option: an amount in pounds, decoded as whole pence. */
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

/** Builds an option: a date that a customer may have typed; even a day that does not exist is returned as written. */
export const typedDate = /* @__PURE__ */ attribute<string>(
  'date',
  aDate,
  refine(given => /^(|\d{4}-\d{2}-\d{2}.*|\d{2}\/\d{2}\/\d{4})$/.test(string(given, ''))),
  undefined,
  true,
)

/** Builds an option: a calendar date from the server, returned as written. */
export const calendarDate = /* @__PURE__ */ attribute<string>(
  'date',
  aDate,
  refine(given => {
    const day = string(given, '')
    const [iso = ''] = /^\d{4}-\d\d-\d\d/.exec(day.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')) ?? []
    // JavaScript moves a day that its month does not have into the next month.
    return !day || new Date(iso).getUTCDate() === +iso.slice(8)
  }),
)

/** Decodes an address on this site, also in a record or a list. */
export const ownAddress: Decoder<string> = (given, at) => {
  // A word such as "yes" would count as a relative address.
  if (safeRedirect(given, pageOrigin()) === null || yesOrNo.test(`${given}`))
    throw new DecodeError(at, given, 'must be an address on this site', 'not-on-this-site')
  return given as string
}

const ownPage = 'an address on this site, such as /register'

/** Builds an option: an address on this site for a link or a search. */
export const path = /* @__PURE__ */ attribute<string>('link', ownPage, ownAddress)

/** Builds an option: an address on this site from which the widget reads. */
export const readPath = /* @__PURE__ */ attribute<string>('read', ownPage, ownAddress)

/** Builds an option: the address of a picture on this site. */
export const imagePath = /* @__PURE__ */ attribute<string>('image', ownPage, ownAddress)

/** Builds an option: the name of a form field or a cookie. */
export const fieldName = /* @__PURE__ */ attribute<string>('field', someText, shortText)

/** Builds an option: the address of a picture on any site. */
export const picture = /* @__PURE__ */ attribute<string>('image', someText, shortText)

/** Builds an option: the address of a link to any site. */
export const linkAddress = /* @__PURE__ */ attribute<string>(
  'link',
  'text of at most 500 characters, not a yes or no',
  (given, at) => shortText(readable(given, at), at),
)

/** Builds an option: one of a few words. A word such as "4" may be a number in the JSON child. */
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
 * Builds an option: a list in the JSON child. `item` decodes each entry; `kinds` are the kinds of its members
 * besides text.
 */
export const list = <T>(about: string, item: Decoder<T>, ...kinds: OptionKind[]): Option<T[]> => ({
  ...json(about, 'a list', listOf(item), ['text', ...kinds]),
  fallback: [],
})

/** Builds an option: an object in the JSON child. */
export const record = <T>(about: string, decode: Decoder<T>, ...kinds: OptionKind[]): Option<T | undefined> =>
  json<T | undefined>(about, 'an object', decode, ['text', ...kinds])

/** Makes an option accept null as a value. */
export const nullable = <T>(option: Option<T>): Option<T | null> => ({ ...option, isNullable: true })

/**
 * Builds an option: server messages by field, as `{"field": "text"}` or `{"field": ["text", …]}`; the first message
 * of a field counts.
 */
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

/** Reads the page's own words for one message. */
function messageIn(words: unknown, name: string, usual: string): string {
  if (typeof words !== 'string') throw new DecodeError(name, words)
  // The page's template had no text for this message.
  if (!words.trim()) return usual
  if (!yesOrNo.test(usual)) readable(words, name)
  // Every language has the same number of days and months.
  if (/^(weekdays|months)$/.test(name) && namesIn(words) !== namesIn(usual))
    throw new DecodeError(name, words, `needs ${namesIn(usual)} names`)
  return words
}

/** Builds the option that replaces the widget's messages: an object in the JSON child under `labels`. */
export function labels(ours: Messages, fills?: Fills): Option<Messages> {
  const decode: Decoder<Messages> = (given, at) => {
    const theirs = Object.entries(anyObject(given, at)).map(([name, words]) => {
      const usual = Object.hasOwn(ours, name) ? ours[name] : undefined
      if (usual === undefined) throw new DecodeError(name, words, 'is not a message')
      return [name, messageIn(words, name, usual)]
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

/** Builds an option: rich text that editors own: the content of `<template data-slot="…">`. */
export const slot = (about: string): Option<DocumentFragment | undefined> => ({
  from: 'slot',
  kinds: ['markup'],
  about,
  expected: 'a <template data-slot> child',
  read: anything as Decoder<DocumentFragment | undefined>,
})

/** Makes an option required, as the widget has nothing to show without it. A list may be empty but must be written. */
export const required = <T>(option: Option<T>): Option<NonNullable<T>> =>
  ({ ...option, isRequired: true }) as Option<NonNullable<T>>

/** Requires at least one of the options that are marked in this way. */
export const oneRequired = <T>(option: Option<T>): Option<T> => ({ ...option, isOneRequired: true })
