import { changed } from '../../../../demo-pages/catalogue/form/changes'
import { explain } from '../../../../demo-pages/catalogue/form/explain'
import { rawOf } from '../../../../demo-pages/catalogue/form/fields'
import { type Filled, filledFrom, type Known, printed } from '../../../../demo-pages/catalogue/form/filled'
import type { Options } from '../../../../shared/platform/options/options'
import * as reading from '../../../../shared/platform/options/read-options'
import { faultsIn } from '../../../../shared/tools/doctor/placeholder/explain-options'
import * as slips from '../../../../shared/tools/doctor/placeholder/json-slips'
import { markupOf } from '../../../../shared/tools/doctor/placeholder/markup'
import { writtenIn } from '../../../../shared/tools/doctor/placeholder/written'
import { runs } from '../../../models/runs'
import { expectElement } from '../../../support/expect-element'
import fc from '../../../support/fast-check'
import { openPage } from '../../../support/page/open-page'
import { present } from '../../../support/present'
import { examplesOf, pageOf, widgetNames } from '../../../support/widgets/all-widgets'
import { knownOf } from '../../../support/widgets/form-known'
import { type Draw, nextChange } from '../../../support/widgets/form-walk'

jest.mock('../../../../shared/platform/options/read-options', () => {
  const actual = jest.requireActual<typeof reading>('../../../../shared/platform/options/read-options')
  return { ...actual, readOptions: jest.fn(actual.readOptions) }
})
const { results } = jest.mocked(reading.readOptions).mock

function templateOf(markup: string): HTMLTemplateElement {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template
}

const elementOf = (markup: string) => expectElement(templateOf(markup).content.firstElementChild, HTMLElement)

/** The options that the page reads from a placeholder, or nothing when it refuses them. */
function accepted(placeholder: HTMLElement, options: Options): Record<string, unknown> | undefined {
  let read: Record<string, unknown>
  try {
    read = reading.readOptions(placeholder, options)
  } catch {
    return undefined
  }
  const faults = [...faultsIn(writtenIn(markupOf(placeholder)), options, slips)]
  return reading.looksOdd(placeholder, options) && faults.length ? undefined : read
}

/** Gives whether a slot holds more than a comment. */
function isSlotSeen(markup: string): boolean {
  const { content } = templateOf(markup)
  return !!content.firstElementChild || !!content.textContent?.trim()
}

/** Gives whether a value contains text at any depth. */
const isSeen = (value: unknown): boolean => {
  if (typeof value === 'string') return !!value.trim()
  return typeof value === 'object' && value ? Object.values(value).some(isSeen) : value !== undefined
}

/** The meaning of the form's values without any markup, or nothing when one of them is refused. */
function meant(filled: Filled, { options, fields }: Known): Record<string, unknown> | undefined {
  const read = (name: string) => {
    const [option, field] = [options[name], fields[name]]
    if (!option || !field) throw new Error(name)
    if (option.from === 'slot') return isSlotSeen(filled.slots[name] ?? '') ? filled.slots[name] : undefined
    const raw = rawOf(field, filled.options[name])
    const given = option.from === 'attribute' && raw !== undefined ? String(raw) : raw
    return reading.readOption(option, given === null && !option.isNullable ? undefined : given)
  }
  try {
    const all = Object.fromEntries(Object.keys(options).map(name => [name, read(name)]))
    const needed = Object.keys(options).filter(name => options[name]?.isOneRequired)
    return needed.length && !needed.some(name => isSeen(all[name])) ? undefined : all
  } catch {
    return undefined
  }
}

const markupIn = (fragment: DocumentFragment) => {
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML.trim()
}
const parsed = (markup: string) => markupIn(templateOf(markup).content)

/** Slots are compared by their content. */
const comparable = (values: Record<string, unknown> | undefined) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof DocumentFragment ? markupIn(value) : value,
    ]),
  )

/** Mistakes that the widget tolerates: in a part of its data, or in a label that is left unchanged. */
const dispensable =
  /^(?!.*"errors" in its JSON).*; expected (?:a date|an amount)|which is not understood and counts as not written|which nothing fills in|is shown as it is written/

/** Checks every rule for one state of the form. */
function judge(filled: Filled, known: Known): boolean {
  const markup = printed(filled, known)
  const placeholder = elementOf(markup)
  const read = accepted(placeholder, known.options)
  const wanted = meant(filled, known)
  const slots = Object.entries(filled.slots).map(([name, typed]) => [
    name,
    isSlotSeen(typed) ? parsed(typed) : undefined,
  ])
  expect(comparable(read)).toEqual(wanted && { ...wanted, ...Object.fromEntries(slots) })
  const faults = explain(filled, markup, known)
    .filter(({ at: [option = '', , part] }) => known.fields[option]?.kind !== 'table' || part !== 'name')
    .filter(({ says }) => !read || !dispensable.test(says))
  expect(faults.map(({ says }) => says).slice(0, read ? 9 : 0)).toEqual([])
  // No value is refused without an explanation beside visible markup.
  expect([markup, faults.length > 0]).toEqual([markup, !read])
  return !!read
}

/** A label accepts any text. */
const anyWord = (messages: readonly object[]) =>
  messages.flatMap(Object.keys).find(word => !/^(weekdays|months)$/.test(word)) ?? ''

const steps = fc.array(fc.tuple(fc.infiniteStream(fc.nat()), fc.string()), {
  minLength: runs(200, 0.05),
  maxLength: runs(200, 0.05),
})

function drawFrom([stream, text]: [fc.Stream<number>, string]): Draw {
  const below = (most: number) => Number(stream.next().value) % most
  return { below, text: text.replace(/[\r\0]/g, '') }
}

describe.each(widgetNames)('%s', name => {
  let known: Known
  beforeAll(async () => {
    known = await knownOf(name)
  })

  test('Every example leaves the form with the options that it entered with', async () => {
    for (const example of await examplesOf(name)) {
      document.body.innerHTML = pageOf(example)
      const filled = filledFrom(example.markup, known)
      const before = accepted(elementOf(example.markup), known.options)
      expect(comparable(accepted(elementOf(printed(filled, known)), known.options))).toEqual(
        comparable(before),
      )
      expect(judge(filled, known)).toBe(true)
      expect(filledFrom(printed(filled, known), known).fallback).toBe(filled.fallback)
    }
  })

  test('No text can end the attribute or script that contains it', async () => {
    const [example] = await examplesOf(name)
    document.body.innerHTML = example ? pageOf(example) : ''
    const worst = `a "b" & <c> it's &quot; </script><!-- <template> \\u003C`
    const filled = filledFrom(example?.markup ?? '', known)
    const texts = Object.entries(known.options).flatMap(([option, { expected, messages }]) => {
      if (messages) return [[option, { [anyWord([messages])]: worst }]]
      return expected.startsWith('text of at most') ? [[option, worst]] : []
    })
    const all = { ...filled, options: { ...filled.options, ...Object.fromEntries(texts) } }
    expect(judge(all, known)).toBe(true)
  })

  test('After any change the markup says exactly that, and impossible values are explained', async () => {
    const [example] = await examplesOf(name)
    if (!example) throw new Error(`${name} has no example.`)
    document.body.innerHTML = pageOf(example)
    const good: Filled[] = []
    fc.assert(
      fc.property(steps, walk => {
        let filled = filledFrom(example.markup, known)
        let lastGood = filled
        for (const step of walk) {
          const draw = drawFrom(step)
          filled = changed(filled, nextChange(filled, known, draw))
          if (judge(filled, known)) {
            lastGood = filled
            good.push(filled)
          } else if (draw.below(4)) filled = lastGood
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
    const filled = present(good.at(-1))
    const before = results.length
    const page = pageOf({ ...example, markup: printed({ ...filled, load: 'ready' }, known) })
    await openPage(page, { globals: { isGuest: example.visitor !== 'customer' } })
    const state = document.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState
    expect([page, state]).toEqual([page, 'mounted'])
    expect(comparable(results[before]?.value)).toEqual(
      comparable(accepted(elementOf(printed(filled, known)), known.options)),
    )
  })
})
