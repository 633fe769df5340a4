import { array, type InferType, mixed, number, object, type Schema, string } from 'yup'
import { type Pence, toPence } from '../rules/money'
import { safeRedirect } from '../text/links'

/** Where an editor writes an option: a `data-*` attribute, the JSON child, or a `<template data-slot>` child. */
export type OptionSource = 'attribute' | 'json' | 'slot'

/** One option of a widget, stated once: its type, its validation and every table about it come from here. */
export type Option<T> = {
  from: OptionSource
  about: string
  /** Completes "expected …" in a message. */
  expected: string
  schema: Schema<T>
  values?: readonly string[]
  isRequired?: boolean
  /** What there is to replace, where it is the labels. */
  wordings?: readonly Wording[]
}
// biome-ignore lint/suspicious/noExplicitAny: an option of any type; the type itself is read back by OptionValues
export type Options = Readonly<Record<string, Option<any>>>
export type OptionValues<O extends Options> = { [K in keyof O]: O[K] extends Option<infer T> ? T : never }

/** A builder of optional options; with a fallback the value is always there. */
type Builder<T> = { (about: string, fallback: T): Option<T>; (about: string): Option<T | undefined> }

// Each builder makes its schema when it is called: a bundle holds only those that its widgets use.
const attribute = <T>(expected: string, schema: () => Schema, values?: readonly string[]) =>
  ((about: string, fallback?: T) => ({
    from: 'attribute',
    about,
    expected,
    schema: fallback === undefined ? schema() : schema().default(fallback),
    ...(values && { values }),
  })) as Builder<T>

/** Text of at most 500 characters. */
export const text = /* @__PURE__ */ attribute<string>('text of at most 500 characters', () =>
  string().max(500),
)

const readFlag = (value: unknown) =>
  value === '' || value === 'true' ? true : value === 'false' ? false : value

/** On or off: `data-x`, `data-x="true"` or `data-x="false"`. */
export const flag = /* @__PURE__ */ attribute<boolean>(
  'true or false',
  () => mixed().transform(readFlag).oneOf([true, false]),
  ['true', 'false'],
)

/** A whole number of at least 0. */
export const wholeNumber = /* @__PURE__ */ attribute<number>('a whole number', () =>
  number().integer().min(0),
)

/** An amount in pounds, read as whole pence. */
export const pounds = /* @__PURE__ */ attribute<Pence>('an amount in pounds, such as 10.00', () =>
  number()
    .transform((_, given) => toPence(given) ?? undefined)
    .test((pence, { originalValue }) => (pence ?? -1) >= 0 || originalValue === undefined),
)

/** A calendar date as the server writes it; kept as it was written. */
export const calendarDate = /* @__PURE__ */ attribute<string>('a date such as 24/05/2026 or 2026-05-24', () =>
  string().matches(/^(\d{4}-\d{2}-\d{2}.*|\d{2}\/\d{2}\/\d{4})$/, { excludeEmptyString: true }),
)

/** The schema of an address on this site, for a member of a record or a list. */
export const ownAddress = () =>
  string().test({
    message: ({ path: member }) => `${member} must be an address on this site`,
    test: value => value === undefined || safeRedirect(value, location.origin) !== null,
  })

/** An address on this site. */
export const path = /* @__PURE__ */ attribute<string>(
  'an address on this site, such as /register',
  ownAddress,
)

/** One of a few words. */
export const oneOf = <const V extends readonly string[]>(about: string, values: V, fallback: V[number]) =>
  attribute<V[number]>(
    `one of ${values.join(', ')}`,
    () => string().oneOf([...values]),
    values,
  )(about, fallback)

const json = <T>(about: string, expected: string, schema: Schema<T>): Option<T> => ({
  from: 'json',
  about,
  expected,
  schema,
})

/** A list in the JSON child; each entry fits `item`. */
export const list = <S extends Schema>(about: string, item: S) =>
  json(about, 'a list', array(item).default([]) as unknown as Schema<InferType<S>[]>)

/** An object in the JSON child. */
export const record = <S extends Schema>(about: string, shape: S) =>
  json(about, 'an object', shape.default(undefined) as Schema<InferType<S> | undefined>)

/** Server messages by field, as `{"field": "text"}` or `{"field": ["text", …]}`; the first one of a field counts. */
export function fieldErrors(about: string): Option<Readonly<Record<string, string>>> {
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return Array.isArray(value) && !value.length ? {} : value
    return Object.fromEntries(
      Object.entries(value).map(([field, said]) => [field, String(Array.isArray(said) ? said[0] : said)]),
    )
  }
  return json(
    about,
    'an object of messages by field',
    object().transform(read).default({}) as unknown as Schema,
  )
}

type Wording = Readonly<Record<string, string>>
type Named<L extends readonly Wording[]> = { [K in L[number] as keyof K]: string }

/**
 * All that the widget says, its own words and those of the parts it is made of; a page may replace any of it in the JSON
 * child under `labels`.
 */
export function labels<const L extends readonly Wording[]>(...wordings: L): Option<Named<L>> {
  const shape = Object.fromEntries(
    Object.entries(Object.assign({}, ...wordings) as Wording).map(([name, words]) => [
      name,
      string().default(words),
    ]),
  )
  return {
    ...json(
      'Words to show in the place of ours; the catalogue lists them.',
      'an object of texts',
      object(shape).exact() as unknown as Schema,
    ),
    wordings,
  }
}

/** Rich text that editors own: the content of `<template data-slot="…">`. */
export const slot = (about: string): Option<DocumentFragment | undefined> => ({
  from: 'slot',
  about,
  expected: 'a <template data-slot> child',
  schema: mixed() as Schema,
})

/** An option without which the widget has nothing to show. */
export const required = <T>(option: Option<T>): Option<NonNullable<T>> =>
  ({ ...option, isRequired: true, schema: option.schema.required() }) as unknown as Option<NonNullable<T>>
