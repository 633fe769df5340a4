import type { Option, Options } from '../../../shared/platform/options/options'
import { attributeOf, readOption } from '../../../shared/platform/options/read-options'
import type { LoadStrategy } from '../../../shared/platform/runtime/widget-list'
import { givenTo } from '../../../shared/tools/doctor/placeholder/explain-options'
import { attributeIn, everyIn } from '../../../shared/tools/doctor/placeholder/markup'
import { type PlaceholderParts, writtenIn } from '../../../shared/tools/doctor/placeholder/written'
import { print, printWritten } from '../../../shared/tools/doctor/print'
import { markupOfSource } from '../../../shared/tools/doctor/source/read-source'
import { type Fields, heldOf, rawOf } from './fields'

/** The content of the form. */
export type Filled = {
  /** The values by option, as the form holds them. */
  options: Readonly<Record<string, unknown>>
  /** The markup by slot. */
  slots: Readonly<Record<string, string>>
  fallback: string
  /** The load strategy; empty for the shop's own. */
  load: LoadStrategy | ''
}

/** The parts of a widget that the form needs. */
export type FormWidget = { name: string; options: Options; fields: Fields }

const isBlank = (given: unknown) => typeof given === 'object' && given && !Object.keys(given).length

/** Returns a value as a person would write it in an attribute. */
const asAttribute = (raw: unknown): string => (raw === true ? '' : String(raw))

/** Returns true if a value means the same as the default and may be left out. */
function isDefault(option: Option<unknown>, raw: unknown): boolean {
  if (option.isRequired) return false
  if (raw === undefined) return true
  try {
    return JSON.stringify(readOption(option, raw)) === JSON.stringify(option.fallback)
  } catch {
    return false
  }
}

/** Returns the value to write for an option; undefined if the default means the same. */
export function rawFor({ options, fields }: FormWidget, name: string, { options: held }: Filled): unknown {
  const option = options[name]
  const field = fields[name]
  if (!option || !field || option.from === 'slot') return undefined
  const raw = rawOf(field, held[name])
  if (raw === undefined || (raw === null && !option.isNullable)) return undefined
  const written = option.from === 'attribute' ? asAttribute(raw) : raw
  return isDefault(option, written) ? undefined : written
}

/** Reads a placeholder into the form. */
export function filledFrom(markup: string, known: FormWidget): Filled {
  const all = [...everyIn(markupOfSource(markup))]
  const placeholder = all.find(node => attributeIn(node, 'data-widget') === known.name)
  if (!placeholder) return { options: {}, slots: {}, fallback: '', load: '' }
  const written = writtenIn(placeholder)
  const given = Object.entries(known.options).flatMap(([name, option]) => {
    const field = known.fields[name]
    const raw = givenTo(written, name, option)
    if (raw === undefined || !field || option.from === 'slot') return []
    // An attribute without a value switches the option on.
    return [[name, /^(flag|reason)$/.test(field.kind) && raw === '' ? true : heldOf(field, raw)]]
  })
  return {
    options: Object.fromEntries(given),
    slots: Object.fromEntries(
      written.slots.map(({ name, children }) => [name, children.map(print).join('').trim()]),
    ),
    fallback: written.fallback.map(print).join('').trim(),
    load: (attributeIn(placeholder, 'data-load') ?? '') as Filled['load'],
  }
}

/** Returns the form's content as a placeholder: only the values that differ from the defaults. */
function writtenFrom(filled: Filled, known: FormWidget): PlaceholderParts {
  const raws = Object.keys(known.options).map(name => [name, rawFor(known, name, filled)] as const)
  const given = raws.filter(([, raw]) => raw !== undefined)
  const isAttribute = ([name]: readonly [string, unknown]) => known.options[name]?.from === 'attribute'
  const json = Object.fromEntries(given.filter(each => !isAttribute(each)))
  const slots = Object.entries(known.options).filter(
    ([name, { from }]) => from === 'slot' && filled.slots[name]?.trim(),
  )
  return {
    tag: 'div',
    attributes: [
      ['data-widget', known.name],
      ...(filled.load ? [['data-load', filled.load] as const] : []),
      ...given.filter(isAttribute).map(([name, raw]) => [attributeOf(name), String(raw)] as const),
    ],
    json: isBlank(json) ? [] : [JSON.stringify(json)],
    slots: slots.map(([name]) => ({ name, children: markupOfSource(filled.slots[name] ?? '').children })),
    looseSlots: [],
    strays: [],
    fallback: markupOfSource(filled.fallback).children,
  }
}

/** Returns the form's content as markup to paste. */
export const printed = (filled: Filled, known: FormWidget): string => printWritten(writtenFrom(filled, known))
