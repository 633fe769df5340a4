/** A piece of markup that is safe to put in a page: everything a person wrote in it has been escaped. */
export type Html = { readonly markup: string }

/** A value in a template; false, null and undefined leave nothing. */
type Part = Html | string | number | false | null | undefined | readonly Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Returns the text with HTML's five special characters written as entities. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** Marks markup as safe without checking it; only for markup in this project's own files. */
export function trusted(markup: string): Html {
  return { markup }
}

/** A template tag that escapes every value except markup made by `html` or `trusted`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return trusted(strings.map((text, index) => text + write(parts[index])).join(''))
}

function write(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(write).join('')
}

/** Writes a value as JSON that is safe inside a script element, as PHP's JSON_HEX_TAG and JSON_HEX_AMP do. */
export function json(value: unknown): Html {
  const text = JSON.stringify(value) ?? 'null'
  return trusted(text.replace(/[<>&\u2028\u2029]/g, toHexEscape))
}

function toHexEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Writes ` name="value"` for each pair; null, undefined and false are left out, true writes the bare name. */
export function attributes(values: Record<string, string | number | boolean | null | undefined>): Html {
  return html`${Object.entries(values).map(([name, value]) => attribute(name, value))}`
}

function attribute(name: string, value: string | number | boolean | null | undefined): Html | false {
  if (value === null || value === undefined || value === false) return false
  return value === true ? html` ${trusted(name)}` : html` ${trusted(name)}="${value}"`
}
