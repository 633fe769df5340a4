import type { OptionSource } from '../../../shared/platform/options/options'
import { attributeOf } from '../../../shared/platform/options/read-options'
import { stringifyJson } from '../../../shared/platform/values/json'
import { type Parts, partsOf, placeholderIn } from '../../../shared/tools/doctor/placeholder/parts'

/** The ways in which a placeholder is copied. */
export type Form = 'html' | 'block' | 'shortcode'

export type Listed = { name: string; from: OptionSource; isNullable?: boolean }

// A comment must not end early, and an author's text is saved without these letters.
const inComment = (given: object) =>
  stringifyJson(given).replace(/--|[<>&]/g, found =>
    [...found].map(each => `\\u00${each.charCodeAt(0).toString(16)}`).join(''),
  )

/** Returns a placeholder as a block of WordPress; its fallback becomes blocks as the editor reads it. */
const blockOf = (name: string, { options, load, fallback }: Parts): string =>
  `<!-- wp:doorstep/${name} ${inComment({ options, load })} -->\n${fallback}\n<!-- /wp:doorstep/${name} -->`

/** Returns a placeholder as a shortcode. */
function shortcodeOf(name: string, { options, load, fallback }: Parts, hasSlot: (option: string) => boolean) {
  const given = Object.entries(options)
  if (given.some(([each]) => hasSlot(each)))
    return 'A shortcode has no place for the markup of this example. Copy it as a block.'
  const isPlain = (value: unknown) => typeof value !== 'object' && !/["[\]<>&\n]/.test(String(value))
  const plain = given.filter(([, value]) => isPlain(value))
  const rest = given.filter(([, value]) => !isPlain(value))
  const words = [
    `widget="${name}"`,
    ...(load ? [`load="${load}"`] : []),
    ...plain.map(([each, value]) => `${attributeOf(each).slice('data-'.length)}="${value}"`),
  ]
  const json = rest.length ? stringifyJson(Object.fromEntries(rest)).replace(/</g, '\\u003C') : ''
  return `[doorstep ${words.join(' ')}]${json}${fallback && `\n${fallback}\n`}[/doorstep]`
}

/** Returns a placeholder's markup in one of the forms in which it can be pasted. */
export function markupAs(form: Form, name: string, markup: string, options: readonly Listed[]): string {
  const placeholder = form === 'html' ? undefined : placeholderIn(markup, name)
  if (!placeholder) return markup
  const known = Object.fromEntries(options.map(option => [option.name, option]))
  const parts = partsOf(placeholder, known as never)
  return form === 'block'
    ? blockOf(name, parts)
    : shortcodeOf(name, parts, each => known[each]?.from === 'slot')
}
