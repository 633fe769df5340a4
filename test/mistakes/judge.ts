import type { Options } from '../../shared/platform/options/options'
import { readOption } from '../../shared/platform/options/read-options'
import { check, type Fault, type Knowledge } from '../../shared/tools/doctor/check'
import { onSomePage } from '../../shared/tools/doctor/on-some-page'
import { givenTo } from '../../shared/tools/doctor/placeholder/explain-options'
import { unescapeText } from '../../shared/tools/doctor/placeholder/json-slips'
import { attributeIn, everyIn, type Markup } from '../../shared/tools/doctor/placeholder/markup'
import { writtenIn } from '../../shared/tools/doctor/placeholder/written'
import { print } from '../../shared/tools/doctor/print'
import { printsOf } from '../../shared/tools/doctor/server-rendered'
import { markupOfSource } from '../../shared/tools/doctor/source/read-source'
import { standAt } from '../support/page/stand-at'
import { definitionOf, widgetNames } from '../support/widgets/all-widgets'

/** The facts about widgets that the command line uses. */
export async function knowAll(): Promise<Knowledge> {
  const known = await Promise.all(widgetNames.map(definitionOf))
  return {
    options: Object.fromEntries(known.map(({ name, options }) => [name, options])),
    inForm: known.flatMap(({ name, inForm }) => (inForm ? [name] : [])),
    prints: printsOf(known),
    isOriginKnown: true,
  }
}

/** What `check` knows of this release, in each test of a file that calls this. */
export function knowRelease(): Knowledge {
  const knowledge = {} as Knowledge
  beforeAll(async () => {
    standAt('https://shop.test')
    Object.assign(knowledge, await knowAll())
  })
  return knowledge
}

const isSpan = (fault: Fault): fault is Fault & { from: number; to: number; paste: string } =>
  fault.paste !== undefined && fault.from !== undefined && fault.to !== undefined

/** The source with all suggestions pasted in; undefined without a suggestion. */
function mendedBy(source: string, faults: readonly Fault[]): string | undefined {
  const spans = new Map(faults.filter(isSpan).map(fault => [`${fault.from}-${fault.to}`, fault]))
  const ordered = [...spans.values()].sort((one, other) => other.from - one.from)
  // A nested placeholder is pasted with its parent.
  const outer = ordered.filter(
    one => !ordered.some(other => other !== one && other.from <= one.from && other.to >= one.to),
  )
  if (!outer.length) return undefined
  return outer.reduce((text, { from, to, paste }) => text.slice(0, from) + paste + text.slice(to), source)
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
const isMeant = (node: Markup) => attributeIn(node, 'data-widget') !== undefined

// The end tag of a paragraph or a row may be left out.
const shownIn = (nodes: readonly Markup[]) =>
  squeezed(
    nodes
      .map(print)
      .join('')
      .replace(/<\/?(?:p|li|td|th|tr|tbody|option)\b[^>]*>/g, ' '),
  ).replace(/ ?(<[^>]*>) ?/g, '$1')

/** £1.50, "1.50" and 1.5 are one amount to every widget, and are shown as one. */
const sameAmount = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    /^£?\d+(\.\d+)?$/.test(each) ? String(Number(String(each).replace('£', ''))) : each,
  )

/**
 * Everything a visitor would read on a page: each placeholder by its options, slots and fallback, and the
 * rest.
 */
function readingOf(source: string, options: Readonly<Record<string, Options>>): string {
  const page = markupOfSource(source)
  const placeholders = [...everyIn(page)].filter(isMeant).map(node => {
    const name = attributeIn(node, 'data-widget') ?? ''
    const written = writtenIn(node)
    const values = Object.entries(options[name] ?? {}).map(([each, option]) => {
      try {
        const given = givenTo(written, each, option)
        return [each, sameAmount(onSomePage(() => readOption(option, given)) ?? null)]
      } catch {
        return [each, 'does not fit']
      }
    })
    const strange = written.attributes.filter(([each]) => !each.startsWith('data-')).map(([each]) => each)
    const slots = written.slots.map(slot => [slot.name, squeezed(slot.children.map(print).join(''))])
    return {
      name,
      values,
      slots,
      strange,
      strays: written.strays.length,
      fallback: shownIn(written.fallback),
    }
  })
  const rest = (node: Markup): string =>
    node.name === '#text'
      ? node.text
      : isMeant(node) || /^(script|style|template)$/.test(node.name)
        ? '▪'
        : node.children.map(rest).join('')
  const links = [...everyIn(page, node => !isMeant(node))].filter(({ name }) => name === 'a').length
  return JSON.stringify([placeholders, squeezed(rest(page)).replace(/(▪\s*)+/g, '▪'), links]).replace(
    /\\n\s*/g,
    ' ',
  )
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value
    ? Object.values(value).flatMap(leaves)
    : value === null || typeof value === 'boolean'
      ? []
      : [String(value)]

const flat = (text: string) =>
  unescapeText(unescapeText(text))
    .replace(/\\u003c/gi, '<')
    .replace(/\\n/g, ' ')
    .replace(/\\/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .normalize('NFKC')
// The same value in another form: an amount, a date or a yes.
const digits = (text: string) => text.replace(/\D/g, '')

/** Words that a fix has invented: a visitor would read them, but nobody wrote them. */
function inventedIn(source: string, fixed: string): string[] {
  const known = flat(source)
  const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
  const given = known.replace(/[a-z]{3,}/gi, word =>
    String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1 || ''),
  )
  const values = [...everyIn(markupOfSource(fixed))].filter(isMeant).flatMap(node => {
    const written = writtenIn(node)
    const json = written.json.flatMap(text => {
      try {
        return leaves(JSON.parse(text))
      } catch {
        return []
      }
    })
    const shown = written.fallback.flatMap(each => [...everyIn(each)].map(({ text }) => text))
    return [
      ...written.attributes.flatMap(([each, value]) => (each === 'data-widget' ? [] : [value])),
      ...json,
      ...shown,
    ]
  })
  return values.filter(value => {
    if (/…write /.test(value) || known.includes(flat(value).trim()) || /^(true|false)$/.test(value))
      return false
    // A date or an amount has the same digits in another order.
    const parts = value.match(/\d+/g) ?? []
    const isNumeric =
      /^[\d\s./-]+$/.test(value) &&
      parts.every(
        part =>
          given.includes(part) || given.includes(String(+part)) || digits(given).includes(digits(value)),
      )
    return (
      !isNumeric &&
      !known.toLowerCase().includes(flat(value).trim().toLowerCase()) &&
      !/^(ready|visible|interaction)$/.test(value)
    )
  })
}

/** The first difference between two readings. */
function differenceOf(got: string, meant: string): string {
  const at = [...meant].findIndex((letter, nth) => got[nth] !== letter)
  return `${got.slice(Math.max(0, at - 60), at + 60)}\n  instead of\n${meant.slice(Math.max(0, at - 60), at + 60)}`
}

type Verdict = 'harmless' | 'fixed' | 'asked' | 'wrong' | 'silent'

/** The verdict on a damaged page: `whole` is the page before the damage. */
export function judge(
  damaged: string,
  whole: string,
  knowledge: Knowledge,
): { verdict: Verdict; says: string[]; fixed?: string; why?: string } {
  const meant = readingOf(whole, knowledge.options)
  if (meant.includes('does not fit')) return { verdict: 'harmless', says: [] }
  const faults = check(damaged, knowledge)
  const says = faults.map(({ message }) => message)
  if (!faults.length) {
    const isSame = readingOf(damaged, knowledge.options) === meant
    return { verdict: isSame ? 'harmless' : 'silent', says }
  }
  let fixed = mendedBy(damaged, faults)
  let left = fixed === undefined ? faults : check(fixed, knowledge)
  const gaps = faults.flatMap(fault => fault.gaps ?? [])
  // A mistake uncovered by one fix is fixed by the next.
  for (let round = 0; fixed !== undefined && left.length && !gaps.length && round < 3; round++) {
    const again: string | undefined = mendedBy(fixed, left)
    gaps.push(...left.flatMap(fault => fault.gaps ?? []))
    if (again === undefined || again === fixed) break
    fixed = again
    left = check(fixed, knowledge)
  }
  if (fixed === undefined) return { verdict: 'asked', says }
  const invented = inventedIn(damaged, fixed)
  if (invented.length) return { verdict: 'wrong', says, fixed, why: `nobody wrote ${invented.join(' | ')}` }
  if (gaps.length || left.length) return { verdict: 'asked', says, fixed }
  const isSame = readingOf(fixed, knowledge.options) === meant
  return isSame
    ? { verdict: 'fixed', says, fixed }
    : { verdict: 'wrong', says, fixed, why: differenceOf(readingOf(fixed, knowledge.options), meant) }
}
