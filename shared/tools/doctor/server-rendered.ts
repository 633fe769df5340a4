import { attributeOf } from '../../platform/options/read-options'
import { printedAttribute } from '../../platform/page/placeholders'
import { closestMatch } from '../../platform/values/closest-match'
import { attributeIn, type Markup } from './placeholder/markup'

/**
 * The facts of a widget's first state that a page may print, and the options with which the widget cannot stay
 * inactive.
 */
export type Prints = {
  facts: readonly string[]
  unless: readonly string[]
  /** Option values with which no fact is printed. */
  factless?: Readonly<Record<string, string | undefined>>
  /** The read call whose answer the widget shows first, and the facts that the answer does not contain. */
  answer?: { call: string; needs: readonly string[] }
}

type Definition = {
  name: string
  serverRendered?:
    | (Pick<Prints, 'factless' | 'answer'> & { facts: object; unless?: readonly string[] })
    | undefined
}

/** Returns the widgets whose first state a page may print. */
export const printsOf = (widgets: readonly Definition[]): Record<string, Prints> =>
  Object.fromEntries(
    widgets.flatMap(({ name, serverRendered }) =>
      serverRendered
        ? [
            [
              name,
              {
                facts: Object.keys(serverRendered.facts),
                unless: serverRendered.unless ?? [],
                ...(serverRendered.factless && { factless: serverRendered.factless }),
                ...(serverRendered.answer && { answer: serverRendered.answer }),
              },
            ],
          ]
        : [],
    ),
  )

/** Returns the facts in a `data-printed` attribute, with their values. */
const factsIn = (written: string): (readonly [name: string, value: string])[] =>
  written.split(';').flatMap(part => {
    const [name = '', ...value] = part.split('=').map(each => each.trim())
    return name && value.length ? [[name, value.join('=')] as const] : []
  })

/** Yields the printed facts that no longer match what the widgets know. */
export function* staleNotes(
  placeholder: Markup,
  known: Readonly<Record<string, string | undefined>>,
): Generator<string> {
  for (const [name, value] of factsIn(attributeIn(placeholder, printedAttribute) ?? '')) {
    const now = known[name]
    if (now !== undefined && now !== value)
      yield `it says ${name}=${value}, and by now the shop says ${now}: it does not sleep any longer`
  }
}

/** The printed first state of a placeholder in a source. */
type State = { widget: string; placeholder: Markup; isEmpty: boolean; isKnown: (text: string) => boolean }

/** Yields the faults of the answer that a helper is given beside these facts. */
export function* answerSays(
  widget: string,
  { facts, isWhole }: { facts: readonly string[]; isWhole: boolean },
  prints: Readonly<Record<string, Prints>>,
): Generator<string> {
  const needs = Object.hasOwn(prints, widget) ? prints[widget]?.answer?.needs : undefined
  if (!needs) {
    const those = Object.keys(prints).filter(name => prints[name]?.answer)
    yield `it is given an answer as its state, which it does not use; those that do are ${inWords(those)}`
    return
  }
  const missing = isWhole ? needs.filter(name => !facts.includes(name)) : []
  if (missing.length)
    yield `it is given an answer as its state, and does not sleep without ${inWords(missing)}, which the answer does not have; add printed: ${missing.join(', ')}`
}

/** One fault, and the correct value of the attribute if that is certain. */
type StateFault = { attribute: string; says: string; written?: string }

const load = 'data-load'
// The widget is closed or nothing is chosen, so nothing is printed.
const showsNothing = /(^|;)\s*(open|scheme)\s*=\s*no\s*(;|$)/

const inWords = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : `${names[0]}`

/** Yields the parts of `data-printed` that are not facts of this widget. */
function* factsSay(
  written: string,
  { facts }: Prints,
  isKnown: (text: string) => boolean,
): Generator<StateFault> {
  for (const part of written.split(';')) {
    const [name = ''] = part.split('=').map(each => each.trim())
    if (!part.trim() || !isKnown(name) || (facts.includes(name) && part.includes('='))) continue
    const attribute = printedAttribute
    if (facts.includes(name)) {
      yield {
        attribute,
        says: `${attribute} says ${name} without a value; write ${name}=…, and nothing behind = where it is empty`,
      }
      continue
    }
    const meant = closestMatch(name, facts)
    const expected = facts.length ? `expected ${facts.join(', ')}` : 'it has none to say: leave it out'
    const says = `${attribute} says "${name}", which is no fact of this widget; ${meant ? `write "${meant}"` : expected}`
    yield { attribute, says, ...(meant && { written: written.replace(name, meant) }) }
  }
}

/** Yields the faults of a printed first state: the widget would never wake up, or a fact is missing or unknown. */
export function* stateSays(
  { widget, placeholder, isEmpty, isKnown }: State,
  prints: Readonly<Record<string, Prints>>,
): Generator<StateFault> {
  const written = attributeIn(placeholder, printedAttribute)
  const known = Object.hasOwn(prints, widget) ? prints[widget] : undefined
  const strategy = attributeIn(placeholder, load)
  if (strategy !== 'printed') {
    if (written !== undefined && strategy !== undefined)
      yield { attribute: printedAttribute, says: `${printedAttribute} is read only with ${load}="printed"` }
  } else if (!known)
    yield {
      attribute: load,
      says: `${load} is "printed", but a page cannot print its first state; leave ${load} out`,
    }
  else {
    yield* placeSays(placeholder, known, isEmpty && !showsNothing.test(written ?? ''))
    const wrong = [...factsSay(written ?? '', known, isKnown)]
    yield* wrong
    if (!wrong.length && isKnown(written ?? '')) yield* silence(placeholder, known, written ?? '')
  }
}

/** Yields why the first state cannot be printed there. */
function* placeSays(placeholder: Markup, known: Prints, isBlank: boolean): Generator<StateFault> {
  for (const option of known.unless)
    if (attributeIn(placeholder, attributeOf(option)) !== undefined)
      yield {
        attribute: load,
        says: `${load} is "printed", which is not possible with ${attributeOf(option)}; leave ${load} out`,
      }
  if (isBlank)
    yield {
      attribute: load,
      says: `${load} is "printed", and nothing is printed: people would see nothing until they press it`,
    }
}

/** Yields a fault if no fact is given of what is printed. Not every visitor has every fact: a guest has no total. */
function* silence(placeholder: Markup, known: Prints, written: string): Generator<StateFault> {
  const saysAny = factsIn(written).some(([name]) => known.facts.includes(name))
  const isFactless = Object.entries(known.factless ?? {}).some(
    ([option, value]) => attributeIn(placeholder, attributeOf(option)) === value,
  )
  if (known.facts.length && !saysAny && !isFactless)
    yield {
      attribute: printedAttribute,
      says: `${printedAttribute} says nothing of ${inWords(known.facts)}, so that what is printed would stay after a change; write ${printedAttribute}="${known.facts.map(name => `${name}=…`).join('; ')}"`,
    }
}
