import type { Options } from '../../../platform/options/options'
import { jsonAttribute } from '../../../platform/page/placeholders'
import { readJson } from '../../../platform/values/json'
import { type Markup, textOf } from '../placeholder/markup'
import { attributeOf } from '../placeholder/option-attributes'
import { isMasked } from './filler'
import { asPlain } from './template-json'

const isElement = ({ name }: Markup) => !name.startsWith('#')

/** Returns JSON with a template's expressions in it; their values are read as null. */
function jsonWithout(text: string): Record<string, unknown> | undefined {
  const json = readJson(asPlain(text))
  return typeof json === 'object' && json && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : undefined
}

const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && value !== null && Object.values(value).some(hasNull))

/** The names of a widget's options by their attributes. They are cached, because every placeholder needs them. */
const byAttribute = new WeakMap<Options, ReadonlyMap<string, string>>()

function optionAt(options: Options, attribute: string): string | undefined {
  const names =
    byAttribute.get(options) ?? new Map(Object.keys(options).map(name => [attributeOf(name), name]))
  byAttribute.set(options, names)
  return names.get(attribute)
}

const isFrom = (options: Options, ...places: readonly string[]) =>
  Object.keys(options).filter(name => places.includes(options[name]?.from ?? ''))

/** Returns the options that a computed attribute may set; undefined if the attribute is written or means nothing. */
function setBy([name, value]: Markup['attributes'][number], options: Options): string[] | undefined {
  if (isMasked(name)) return Object.keys(options)
  if (!isMasked(value)) return undefined
  if (name === jsonAttribute) return isFrom(options, 'json')
  const option = optionAt(options, name)
  if (option) return [option]
  return name === 'data-load' ? [] : undefined
}

/** Returns the written members of a JSON child with a template's expressions; notes those that are computed. */
function writtenJson(script: Markup, options: Options, unknown: Set<string>): Markup[] {
  const json = jsonWithout(textOf(script))
  for (const name of json ? Object.keys(json).filter(name => hasNull(json[name])) : isFrom(options, 'json'))
    unknown.add(name)
  if (!json) return []
  const written = Object.entries(json).filter(([name]) => !unknown.has(name) || !Object.hasOwn(options, name))
  const text = JSON.stringify(Object.fromEntries(written))
  return [{ ...script, children: [{ name: '#text', attributes: [], children: [], text }] }]
}

/**
 * Returns a placeholder without the parts that a template computes, and the options whose values are therefore unknown.
 */
export function withoutComputed(
  placeholder: Markup,
  options: Options,
): { placeholder: Markup; unknown: Set<string> } {
  const unknown = new Set<string>()
  const attributes = placeholder.attributes.filter(attribute => {
    const set = setBy(attribute, options)
    for (const name of set ?? []) unknown.add(name)
    return !set
  })
  const children = placeholder.children.flatMap(child => {
    if (!isMasked(textOf(child))) return [child]
    if (child.name === 'script') return writtenJson(child, options, unknown)
    if (isElement(child)) return [child]
    // The expression may also print the JSON child or a slot.
    for (const name of isFrom(options, 'json', 'slot')) unknown.add(name)
    return []
  })
  return { placeholder: { ...placeholder, attributes, children }, unknown }
}

/**
 * Returns the options without the checks that cannot be made if a template computes the value; only the names of such
 * options are known.
 */
export function readableOf(options: Options, unknown: ReadonlySet<string>): Options {
  if (!unknown.size) return options
  const mayShow = [...unknown].some(name => options[name]?.isOneRequired)
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      {
        ...option,
        ...(unknown.has(name) && { isRequired: false }),
        ...(mayShow && { isOneRequired: false }),
        needs: () => undefined,
      },
    ]),
  )
}
