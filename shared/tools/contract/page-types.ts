import type { DescribedOptions } from './options'
import { type BasicKind, basicKindOf, type OptionSchema } from './written-schema'

/** A widget in the type declarations for pages. */
type TypedWidget = {
  name: string
  summary: string
  options: DescribedOptions
  slots: readonly string[]
}

const indent = (text: string, by = '  ') => text.replace(/^(?=.)/gm, by)
const nameOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))
const comment = (text: string) => `/** ${text.replace(/\*\//g, '* /')} */\n`
const union = (types: readonly string[]) => {
  const once = [...new Set(types)]
  return once.includes('unknown') ? 'unknown' : once.join(' | ')
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The types of the basic kinds, as a regular page writes them. */
const kindTypes: Readonly<Record<BasicKind, string>> = {
  Text: 'string | number',
  Flag: 'true | false | 0 | 1',
  Count: 'number | string',
  Identifier: 'number | string',
  Pounds: 'number | string',
  Date: 'string',
}

/**
 * Returns the TypeScript type of the values that fit a schema. In a schema of options.yaml, an object with numbers as
 * keys may stand for a list, and null for something left out.
 */
export function typeOf(schema: OptionSchema, isOfYaml = true): string {
  const inner = (each: OptionSchema) => typeOf(each, isOfYaml)
  const { enum: values, anyOf, type, items, properties, additionalProperties } = schema
  const kind = basicKindOf(schema)
  if (kind) return kindTypes[kind]
  if (values) return union(values.map(value => JSON.stringify(value)))
  if (properties) return recordType(schema, isOfYaml)
  if (additionalProperties) return `Record<string, ${inner(additionalProperties)}>`
  if (anyOf) return union(anyOf.map(inner))
  if (items) return isOfYaml ? `(${inner(items)})[] | Record<string, ${inner(items)}>` : `(${inner(items)})[]`
  if (type)
    return union([type].flat().map(each => plainTypes[each] ?? (each === 'array' ? 'unknown[]' : 'object')))
  return 'unknown'
}

function recordType({ properties = {}, required = [] }: OptionSchema, isOfYaml: boolean): string {
  const lines = Object.entries(properties).map(([name, each]) =>
    required.includes(name)
      ? `${nameOf(name)}: ${typeOf(each, isOfYaml)}`
      : `${nameOf(name)}?: ${union([typeOf(each, isOfYaml), ...(isOfYaml ? ['null'] : [])])}`,
  )
  return `{ ${lines.join('; ')} }`
}

function optionsType({ name, summary, options, slots }: TypedWidget): string {
  const lines = options.map(
    ({ name: option, about, option: { isRequired, isNullable }, schema, isOfYaml }) =>
      `${comment(about)}${nameOf(option)}${isRequired ? '' : '?'}: ${union([typeOf(schema, isOfYaml), ...(isNullable ? ['null'] : [])])}`,
  )
  const slotLine = slots.length
    ? [
        `/** Rich text of the page's own, each a <template data-slot>. */\nslots?: { ${slots.map(slot => `${nameOf(slot)}?: string`).join('; ')} }`,
      ]
    : []
  return `${comment(summary)}${nameOf(name)}: {\n${indent([...lines, ...slotLine].join('\n'))}\n}`
}

/** Returns the declaration of a type in a source, without `export`. */
export function declared(source: string, name: string): string {
  const found = new RegExp(
    `(?:export )?(type ${name} = (?:\\{[^\\n]*\\}|\\{[\\s\\S]*?\\n\\}|[^\\n{]+))`,
  ).exec(source)
  if (!found?.[1]) throw new Error(`The source declares no type ${name} any more.`)
  return found[1]
}

/** Returns dist/doorstep.d.ts: what the scripts of a page may rely on. */
export function pageTypes(
  types: readonly string[],
  widgets: readonly TypedWidget[],
  version: string,
): string {
  return `// Doorstep ${version}: the types of a page with its widgets. Name this file in "files" or "types" of a tsconfig.json,
// or at the head of a script: /// <reference path="doorstep.d.ts" />

declare namespace Doorstep {
${indent(types.join('\n\n').replace(/ \([A-Z]-\d+\)/g, ''))}

  /** The options of each widget, as attributes and the JSON child give them. */
  type WidgetOptions = {
${indent(widgets.map(optionsType).join('\n'), '    ')}
  }

  type WidgetName = keyof WidgetOptions
  type PageEvents = { [Name in keyof WindowEvents]: CustomEvent<WindowEvents[Name]> }
}

/** The same as window.Doorstep: there once the loader has run, which is after the scripts of the page itself. */
declare var Doorstep: Doorstep.PublicHandle

interface Window {
  /** There once the loader has run. */
  Doorstep?: Doorstep.PublicHandle
  /** The token that is sent with every call, where no <meta name="csrf-token"> has it. */
  csrfToken?: string
  /** Is the postcode confirmed? */
  hasPostcode?: boolean
  /** False for a customer who is logged in. */
  isGuest?: boolean
  /** The active promotional code. */
  activeCoupon?: string | null
  /** The details for analytics. */
  dataLayer?: object[]
}

interface WindowEventMap extends Doorstep.PageEvents {}
`
}

const namesType = (widgets: readonly TypedWidget[], namesOf: (widget: TypedWidget) => readonly string[]) =>
  widgets.map(widget => {
    const names = namesOf(widget).map(name => JSON.stringify(name))
    return `  ${JSON.stringify(widget.name)}: ${names.join(' | ') || 'never'}`
  })

/** Returns dist/helpers/widget-options.d.ts: the options that the helper in JavaScript takes. */
export const helperTypes = (widgets: readonly TypedWidget[]): string =>
  [
    '/** The options of each widget. */',
    'export type OptionNames = {',
    ...namesType(widgets, ({ options }) => options.map(({ name }) => name)),
    '}',
    '/** The slots of each widget. */',
    'export type SlotNames = {',
    ...namesType(widgets, ({ slots }) => slots),
    '}',
    '',
  ].join('\n')
