// Fetched only for a placeholder with which something may be wrong.

import { runtimeAttributes } from '../page/placeholders'
import { parseJson } from '../text/json'
import { nearest } from '../text/nearest'
import type { Misfit } from '../text/reader'
import type { OptionSource, Options } from './options'
import { attributeOf, jsonChildren, rawOption, readOption, slotChildren } from './read-options'

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

const named = (options: Options, from?: OptionSource) =>
  Object.keys(options).filter(name => !from || options[name]?.from === from)

function meant(word: string, known: string[]): string {
  const near = nearest(word, known)
  return near ? `write ${near}` : `known are ${known.join(', ') || 'none'}`
}

function shown(found: unknown): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 60)}…` : found}"`
  return Array.isArray(found) ? 'a list' : typeof found === 'object' && found ? 'an object' : String(found)
}

type Finding = string | undefined

function inJson(source: string, options: Options): Finding {
  let json: unknown
  try {
    json = parseJson(source)
  } catch {
    const fix = jsonFixes.find(([pattern]) => pattern.test(source))?.[1] ?? 'check that it is complete'
    return `its JSON cannot be read (it ends with "${source.slice(-20)}"); ${fix}`
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return 'its JSON is not an object; write { "name": value }'
  }
  const unknown = Object.keys(json).find(name => !Object.hasOwn(options, name))
  return unknown === undefined
    ? undefined
    : `its JSON has an unknown "${unknown}"; ${meant(unknown, named(options))}`
}

function inAttributes(placeholder: Element, options: Options): Finding {
  const known = named(options, 'attribute').map(attributeOf)
  for (const name of placeholder.getAttributeNames()) {
    if (known.includes(name) || runtimeAttributes.includes(name)) continue
    // Every element may have a title of the page's own.
    if (known.includes(`data-${name}`) && name !== 'title') return `${name} has no effect; write data-${name}`
    // Other scripts keep their own data-* on elements: only a near miss is ours to complain about.
    const near = name.startsWith('data-') && nearest(name, known)
    if (near) return `it has no attribute ${name}; write ${near}`
  }
  return undefined
}

function inSlots(placeholder: Element, options: Options): Finding {
  const known = named(options, 'slot')
  const unknown = slotChildren(placeholder).find(({ dataset: { slot = '' } }) => !known.includes(slot))
    ?.dataset.slot
  return unknown === undefined ? undefined : `it has no slot "${unknown}"; ${meant(unknown, known)}`
}

function inOption(placeholder: Element, name: string, option: Options[string], json: object): Finding {
  const found = rawOption(placeholder, name, option, json)
  const place = option.from === 'attribute' ? attributeOf(name) : `"${name}" in its JSON`
  if (found === undefined)
    return option.isRequired ? `${place} is missing; expected ${option.expected}` : undefined
  try {
    readOption(option, found)
    return undefined
  } catch (problem) {
    const { at, message } = problem as Misfit
    const near = typeof found === 'string' && nearest(found, option.values ?? [])
    return `${place} is ${shown(found)}; expected ${option.expected}${at ? ` (${message})` : ''}${near ? `; write "${near}"` : ''}`
  }
}

/** What an editor has to change in a placeholder, as the rest of a sentence; undefined where nothing is wrong. */
export function explainOptions(placeholder: Element, options: Options): Finding {
  const scripts = jsonChildren(placeholder)
  if (scripts.length > 1) return `it holds ${scripts.length} JSON scripts; keep one`
  const source = scripts[0]?.textContent?.trim() || '{}'
  const outside =
    inJson(source, options) ?? inAttributes(placeholder, options) ?? inSlots(placeholder, options)
  if (outside) return outside
  const json = parseJson(source) as object
  for (const [name, option] of Object.entries(options)) {
    const finding = inOption(placeholder, name, option, json)
    if (finding) return finding
  }
  return undefined
}
