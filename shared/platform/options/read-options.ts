import { jsonAttribute, placeholderSelector, rootAttribute, runtimeAttributes } from '../page/placeholders'
import { DecodeError, isNothing } from '../values/decoder'
import { parseJson } from '../values/json'
import { isUnwritten, withoutComments } from './grammar'
import type { Options, OptionValues } from './options'

/** Returns the attribute of an option: `quotaBlocks` and `quota_blocks` are both `data-quota-blocks`. */
export const attributeOf = (option: string): string =>
  `data-${option.replace(/_|[A-Z]/g, letter => (letter === '_' ? '-' : `-${letter.toLowerCase()}`))}`

// Finds parts at any depth, as an editor may have wrapped them in a paragraph. Parts of an inner placeholder, or of
// a mounted widget, do not count.
const partsOf = <E extends Element>(placeholder: Element, selector: string): E[] =>
  [...placeholder.querySelectorAll<E>(selector)].filter(
    part => part.closest(`${placeholderSelector}, [${rootAttribute}]`) === placeholder,
  )

/** Return the children that hold options: a JSON script or template, and templates with a slot's name. */
export const jsonChildren = (placeholder: Element) =>
  partsOf<HTMLElement>(placeholder, `script[type="application/json"],template[${jsonAttribute}]`)
export const slotChildren = (placeholder: Element) =>
  partsOf<HTMLTemplateElement>(placeholder, 'template[data-slot]')

/** Returns the JSON texts. If an editor's tool strips scripts, an attribute holds the JSON. */
export function jsonTexts(placeholder: Element): string[] {
  const attribute = placeholder.getAttribute(jsonAttribute)
  const children = jsonChildren(placeholder).map(child =>
    withoutComments(((child as Partial<HTMLTemplateElement>).content ?? child).textContent ?? ''),
  )
  return attribute === null ? children : [attribute, ...children]
}

/** Returns an option's raw value from any of its places; undefined if it is not written. */
function rawOption(placeholder: Element, name: string, option: Options[string], json: object): unknown {
  if (option.from === 'slot') {
    const content = slotChildren(placeholder).find(({ dataset }) => dataset.slot === name)?.content
    // An empty slot counts as not written, like an empty attribute.
    return content?.firstElementChild || content?.textContent?.trim() ? content.cloneNode(true) : undefined
  }
  const written = option.from === 'attribute' ? placeholder.getAttribute(attributeOf(name)) : null
  const given = written ?? (Object.hasOwn(json, name) ? (json as Record<string, unknown>)[name] : undefined)
  return given === null && !option.isNullable ? undefined : given
}

/**
 * Decodes an option's raw value.
 * @throws DecodeError if the value is wrong, or required and missing.
 */
export function readOption(option: Options[string], written: unknown): unknown {
  const { read, isRequired, fallback, mayBeEmpty } = option
  const isEmpty = typeof written === 'string' && !written.trim()
  // An attribute, or a name of the JSON, is empty if the page's template had no value for it.
  const given = isEmpty && !mayBeEmpty ? undefined : written
  const isMissing = isRequired && isNothing(given) && !(mayBeEmpty && given === '')
  if (isMissing || (typeof given === 'string' && isUnwritten(given))) throw new DecodeError('', given)
  return given === undefined ? fallback : read(given, '')
}

/** Returns the options of which at least one is required; empty once one of them is given. */
export function oneRequiredOf(options: Options, isGiven: (name: string) => boolean): string[] {
  const names = Object.keys(options).filter(name => options[name]?.isOneRequired)
  return names.some(isGiven) ? [] : names
}

/** Returns the missing options that another option's value needs, each with that other option. */
export const lackingIn = (
  options: Options,
  read: (name: string) => unknown,
  isGiven: (name: string) => boolean,
) =>
  Object.entries(options).flatMap(([by, { needs }]) => {
    const name = needs?.(read(by))
    return name && !isGiven(name) ? [{ name, by }] : []
  })

/** Returns whether a value has anything to show: a text, or an entry of a list. */
export const isShowing = (value: unknown): boolean =>
  typeof value === 'object' && value ? Object.values(value).some(isShowing) : !isNothing(value)

/**
 * Reads a placeholder's options, strictly (A-102).
 * @throws the first error; `explainOptions` has the sentence for it.
 */
export function readOptions<O extends Options>(placeholder: Element, options: O): OptionValues<O> {
  const [text = '', ...more] = jsonTexts(placeholder)
  const json: unknown = parseJson(text.trim() || '{}')
  const isFitting =
    !more.length &&
    !isUnwritten(text) &&
    typeof json === 'object' &&
    json &&
    !Array.isArray(json) &&
    // A schema is for the editor's tool.
    Object.keys(json).every(name => name === '$schema' || Object.hasOwn(options, name)) &&
    slotChildren(placeholder).every(({ dataset: { slot = '' } }) => options[slot]?.from === 'slot')
  if (!isFitting) throw new TypeError()
  const read = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      readOption(option, rawOption(placeholder, name, option, json)),
    ]),
  )
  const isGiven = (name: string) => (options[name]?.from === 'slot' ? !!read[name] : isShowing(read[name]))
  if (oneRequiredOf(options, isGiven).length || lackingIn(options, name => read[name], isGiven).length)
    throw new TypeError()
  return read as OptionValues<O>
}

/**
 * Returns whether something looks like a mistake: an attribute that neither we nor the page use, or JSON in a place
 * where it is not read.
 */
export function looksOdd(placeholder: Element, options: Options): boolean {
  const written = Object.keys(options).filter(name => options[name]?.from !== 'json')
  const known = [...runtimeAttributes, ...written.map(attributeOf)]
  return (
    (!jsonTexts(placeholder).length && /[{[]\s*\S+?:/.test(placeholder.textContent ?? '')) ||
    placeholder
      .getAttributeNames()
      .some(name => !known.includes(name) && (name.startsWith('data-') || known.includes(`data-${name}`)))
  )
}
