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

/**
 * Returns any value as it is typed: a text unchanged, everything else as JSON, including a text that would be taken for
 * JSON.
 */
export function textOfAny(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' && !parsed(value) ? value : JSON.stringify(value)
}

/** Returns the value of a typed text. */
export function anyOfText(text: string): unknown {
  if (!text.trim()) return undefined
  const json = parsed(text)
  return json ? json.value : text
}

/** Returns the error in a text that was probably meant as JSON. */
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
