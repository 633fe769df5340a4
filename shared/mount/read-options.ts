import { parseJson } from '../api/json'
import { runtimeAttributes } from '../page/placeholders'
import { nearest } from '../rules/nearest'
import type { OptionSource, Options, OptionValues } from './options'

/** Thrown for a placeholder that cannot be read; its message is one sentence that says what to change. */
export class OptionProblem extends Error {}

/** The attribute that carries an option: `quotaBlocks` and `quota_blocks` are both `data-quota-blocks`. */
export const attributeOf = (option: string): string =>
  `data-${option.replace(/_/g, '-').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

// What people mean by the damage their editor did.
const jsonFixes: [pattern: RegExp, fix: string][] = [
  [/[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb]/, 'replace the curly quotes by straight ones (")'],
  [/&(?:quot|amp;quot|#34|amp);/, 'write " instead of &quot; between the script tags'],
  [/,\s*[}\]]/, 'remove the comma before the closing bracket'],
  [/\u00a0/, 'replace the non-breaking spaces by ordinary ones'],
  [/^\s*<!--|\/\*|^\s*\/\//m, 'remove the comment'],
  [/(^|[{,]\s*)'|:\s*'/, 'use double quotes (") instead of single ones'],
  [/[{,]\s*[A-Za-z_]\w*\s*:/, 'put the names in double quotes'],
]

const jsonChildren = (placeholder: Element) =>
  [...placeholder.children].filter(
    (child): child is HTMLScriptElement =>
      child.localName === 'script' && (child as HTMLScriptElement).type === 'application/json',
  )

function readJsonChild(placeholder: Element): Record<string, unknown> {
  const scripts = jsonChildren(placeholder)
  if (scripts.length > 1) throw new OptionProblem(`it holds ${scripts.length} JSON scripts; keep one`)
  const source = scripts[0]?.textContent?.trim()
  if (!source) return {}
  let value: unknown
  try {
    value = parseJson(source)
  } catch {
    const fix = jsonFixes.find(([pattern]) => pattern.test(source))?.[1] ?? 'check that it is complete'
    throw new OptionProblem(`its JSON cannot be read (it ends with "${source.slice(-20)}"); ${fix}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new OptionProblem('its JSON is not an object; write { "name": value }')
  }
  return value as Record<string, unknown>
}

const slotNames = (placeholder: Element) =>
  [...placeholder.children].filter(
    (child): child is HTMLTemplateElement =>
      child.localName === 'template' && child.hasAttribute('data-slot'),
  )

const named = (options: Options, from?: OptionSource) =>
  Object.keys(options).filter(name => !from || options[name]?.from === from)

function meant(word: string, known: string[]): string {
  const near = nearest(word, known)
  return near ? `write ${near}` : `known are ${known.join(', ') || 'none'}`
}

function refuseUnknown(placeholder: Element, options: Options, fromJson: object): void {
  const attributes = named(options, 'attribute').map(attributeOf)
  for (const { name } of placeholder.attributes) {
    if (attributes.includes(name) || runtimeAttributes.includes(name)) continue
    const bare = `data-${name}`
    if (attributes.includes(bare) && name !== 'title')
      throw new OptionProblem(`${name} has no effect; write ${bare}`)
    if (!name.startsWith('data-')) continue
    // Other scripts keep their own data-* on elements: only a near miss is ours to complain about.
    const near = nearest(name, attributes)
    if (near) throw new OptionProblem(`it has no attribute ${name}; write ${near}`)
  }
  for (const name of Object.keys(fromJson)) {
    if (!Object.hasOwn(options, name))
      throw new OptionProblem(`its JSON has an unknown "${name}"; ${meant(name, named(options))}`)
  }
  for (const { dataset } of slotNames(placeholder)) {
    const name = dataset.slot ?? ''
    if (options[name]?.from !== 'slot')
      throw new OptionProblem(`it has no slot "${name}"; ${meant(name, named(options, 'slot'))}`)
  }
}

const shown = (found: unknown): string =>
  typeof found === 'string'
    ? `"${found.length > 60 ? `${found.slice(0, 60)}…` : found}"`
    : String(parseableText(found))

const parseableText = (found: unknown) =>
  Array.isArray(found) ? 'a list' : typeof found === 'object' && found ? 'an object' : found

function readOption(
  placeholder: Element,
  options: Options,
  name: string,
  fromJson: Record<string, unknown>,
): unknown {
  const option = options[name]
  if (!option) return undefined
  if (option.from === 'slot') {
    return slotNames(placeholder)
      .find(({ dataset }) => dataset.slot === name)
      ?.content.cloneNode(true)
  }
  const attribute = attributeOf(name)
  const written = option.from === 'attribute' ? placeholder.getAttribute(attribute) : null
  const found = written ?? (Object.hasOwn(fromJson, name) ? fromJson[name] : undefined)
  const place = option.from === 'attribute' ? attribute : `"${name}" in its JSON`
  if (found === undefined && option.isRequired)
    throw new OptionProblem(`${place} is missing; expected ${option.expected}`)
  try {
    return option.schema.validateSync(found ?? undefined, { strict: false })
  } catch (problem) {
    const [detail] = (problem as { errors?: string[] }).errors ?? []
    const inside = (problem as { path?: string }).path ? ` (${detail})` : ''
    throw new OptionProblem(
      `${place} is ${shown(found)}; expected ${option.expected}${inside}${suggest(option.values, found)}`,
    )
  }
}

function suggest(values: readonly string[] | undefined, found: unknown): string {
  const near = values && typeof found === 'string' ? nearest(found, [...values]) : undefined
  return near ? `; write "${near}"` : ''
}

/**
 * Reads a placeholder's options, strictly (A-102).
 * @throws OptionProblem for anything an editor has to change.
 */
export function readOptions<O extends Options>(placeholder: Element, options: O): OptionValues<O> {
  const fromJson = readJsonChild(placeholder)
  refuseUnknown(placeholder, options, fromJson)
  return Object.fromEntries(
    Object.keys(options).map(name => [name, readOption(placeholder, options, name, fromJson)]),
  ) as OptionValues<O>
}
