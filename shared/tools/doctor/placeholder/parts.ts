import type { Options } from '../../../platform/options/options'
import { print } from '../print'
import { markupOfSource } from '../source/read-source'
import { givenTo } from './explain-options'
import { attributeIn, everyIn, type Markup } from './markup'
import { writtenIn } from './written'

/** What a block and a shortcode have of a placeholder. */
export type Parts = { options: Readonly<Record<string, unknown>>; load: string | undefined; fallback: string }

/** Returns the first placeholder of a widget in a source. */
export const placeholderIn = (source: string, name: string): Markup | undefined =>
  [...everyIn(markupOfSource(source))].find(node => attributeIn(node, 'data-widget') === name)

/** Reads a placeholder as a block keeps it. */
export function partsOf(placeholder: Markup, options: Options): Parts {
  const written = writtenIn(placeholder)
  const given = Object.entries(options).flatMap(([name, option]) => {
    const slot = option.from === 'slot' && written.slots.find(each => each.name === name)
    const value = slot ? slot.children.map(print).join('').trim() : givenTo(written, name, option)
    // An attribute without a value switches the option on.
    return value === undefined ? [] : [[name, value === '' ? true : value]]
  })
  const fallback = written.fallback.map(print).join('').trim()
  return { options: Object.fromEntries(given), load: attributeIn(placeholder, 'data-load'), fallback }
}
