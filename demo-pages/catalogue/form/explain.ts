import type { Option } from '../../../shared/platform/options/options'
import { readOption } from '../../../shared/platform/options/read-options'
import type { DecodeError } from '../../../shared/platform/values/decoder'
import { lint } from '../../../shared/tools/doctor/lint-placeholder'
import { faultsIn } from '../../../shared/tools/doctor/placeholder/explain-options'
import * as slips from '../../../shared/tools/doctor/placeholder/json-slips'
import { attributeIn, everyIn } from '../../../shared/tools/doctor/placeholder/markup'
import { writtenIn } from '../../../shared/tools/doctor/placeholder/written'
import { markupOfSource } from '../../../shared/tools/doctor/source/read-source'
import { type Field, isObject, isShownBy, lostNames, type Pair, type Place, rawOf } from './fields'
import type { Filled, FormWidget } from './filled'

/** A fault in the form, and where it was typed. */
export type Explained = { at: Place; says: string }

/** The places that do not belong to an option. */
export const fallbackPlace: Place = ['', 'fallback']

const sentence = (says: string) => `${says}.`.replace(/\.\.$/, '.')

/** Returns the control for a path into a value, or for the nearest part of the path that has one. */
function placeIn(field: Field, held: unknown, [step, ...more]: readonly string[]): Place {
  if (step === undefined || !isShownBy(field, held)) return []
  if (field.kind === 'list' && Array.isArray(held)) {
    const at = Number(step)
    return at < held.length ? [at, ...placeIn(field.of, held[at], more)] : []
  }
  if (field.kind === 'table' && Array.isArray(held)) return placeInRow(field.of, held as Pair[], step, more)
  if (field.kind === 'words') return step in field.words ? [step] : []
  if (field.kind !== 'object' || (held !== undefined && !isObject(held))) return []
  const member = field.members.find(({ name }) => name === step)
  return member ? [step, ...placeIn(member.field, held?.[step], more)] : []
}

function placeInRow(of: Field, rows: readonly Pair[], name: string, more: readonly string[]): Place {
  const row = rows.findLastIndex(each => each.name === name)
  return row < 0 ? [] : [row, 'value', ...placeIn(of, rows[row]?.value, more)]
}

const stepsOf = (at: string) => at.split(/[.[\]]+/).filter(Boolean)

function decodeErrorOf(option: Option<unknown>, raw: unknown): DecodeError | undefined {
  try {
    readOption(option, raw)
    return undefined
  } catch (problem) {
    return (problem as Partial<DecodeError>).at === undefined ? undefined : (problem as DecodeError)
  }
}

/** Yields the faults in each row of a list. */
function* inRows(name: string, option: Option<unknown>, field: Field, held: unknown): Generator<Explained> {
  if (field.kind !== 'list' || !Array.isArray(held)) return
  for (const [index, row] of held.entries()) {
    const error = decodeErrorOf(option, rawOf(field, [row]))
    if (!error?.at) continue
    const inRow = stepsOf(error.at).slice(1)
    const says = `${name}${error.message.replace(/^\[0\]/, `[${index}]`)}`
    yield { at: [name, index, ...placeIn(field.of, row, inRow)], says: sentence(says) }
  }
}

/** Yields the names that rows of a table cannot have. */
function* inNames(name: string, field: Field, held: unknown): Generator<Explained> {
  if (field.kind !== 'table' || !Array.isArray(held)) return
  for (const [index, { name: own, value }] of (held as Pair[]).entries()) {
    const at = [name, index, 'name']
    const isTwice = (held as Pair[]).findIndex(each => each.name === own) < index
    if (!own.trim() && value !== '')
      yield { at, says: 'Enter a name. A row without a name is left out of the markup.' }
    else if (own.trim() && isTwice) yield { at, says: `"${own}" is there twice; the last one counts.` }
    else if (lostNames.test(own)) yield { at, says: `"${own}" cannot be used as a name.` }
  }
}

type Fault = ReturnType<typeof faultsIn> extends Iterable<infer Each> ? Each : never

/** Returns a fault of the markup with the place in the form where it was typed. */
function explained(fault: Fault, filled: Filled, { name: widget, options, fields }: FormWidget): Explained[] {
  const says = sentence(fault.says)
  if (fault.kind === 'nothing') return [{ at: [fault.name], says }]
  if (fault.kind === 'label') return [{ at: ['labels'], says }]
  const field = 'name' in fault ? fields[fault.name] : undefined
  if (fault.kind !== 'value' || !field)
    return [{ at: fallbackPlace, says: sentence(`${widget}: ${fault.says}`) }]
  const held = filled.options[fault.name]
  const rows = [...inRows(fault.name, options[fault.name] as Option<unknown>, field, held)]
  return rows.length ? rows : [{ at: [fault.name, ...placeIn(field, held, stepsOf(fault.at))], says }]
}

/**
 * Returns everything in the form that the page would not accept, with the place where it was typed, in the words of the
 * page's doctor.
 */
export function explain(filled: Filled, markup: string, known: FormWidget): Explained[] {
  const { name: widget, options, fields } = known
  const placeholder = [...everyIn(markupOfSource(markup))].find(
    node => attributeIn(node, 'data-widget') === widget,
  )
  if (!placeholder) return []
  const found = [
    ...[...faultsIn(writtenIn(placeholder), options, slips)].flatMap(fault =>
      explained(fault, filled, known),
    ),
    ...Object.entries(fields).flatMap(([name, field]) => [...inNames(name, field, filled.options[name])]),
  ]
  if (found.length) return found
  const { faults } = lint(placeholder, { names: [widget], optionsOf: () => options, ids: [] })
  return faults.map(({ says }) => ({ at: fallbackPlace, says }))
}
