import { parseJson } from '../../../shared/platform/values/json'
import { faultsIn } from '../../../shared/tools/doctor/placeholder/explain-options'
import * as slips from '../../../shared/tools/doctor/placeholder/json-slips'

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: parseJson(text) }
  } catch {
    return undefined
  }
}

/** Any value as it is typed: a text as it is, all else as JSON; also a text that would be taken for JSON. */
export function textOfAny(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' && !parsed(value) ? value : JSON.stringify(value)
}

/** What was typed, as a value. */
export function anyOfText(text: string): unknown {
  if (!text.trim()) return undefined
  const json = parsed(text)
  return json ? json.value : text
}

/** What is wrong with a text that was probably meant as JSON. */
export function slipIn(text: string): string | undefined {
  if (!/^\s*[{[]/.test(text) || parsed(text)) return undefined
  const written = {
    tag: '',
    attributes: [],
    json: [text],
    slots: [],
    looseSlots: [],
    strays: [],
    fallback: [],
  }
  const [fault] = faultsIn(written, {}, slips)
  return fault?.says.replace(/^its/, 'This')
}
