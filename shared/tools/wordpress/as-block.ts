import type { Options } from '../../platform/options/options'
import { givenTo } from '../doctor/placeholder/explain-options'
import { attributeIn, everyIn, type Markup } from '../doctor/placeholder/markup'
import { writtenIn } from '../doctor/placeholder/written'
import { print } from '../doctor/print'
import { markupOfSource } from '../doctor/source/read-source'
import type { Held } from './members'

/** What a block and a shortcode have of a placeholder. */
export type Parts = { options: Held; load: string | undefined; fallback: string }

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
