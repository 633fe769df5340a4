import { readSlips, unescapeText } from '../../../platform/options/json-slips'
import { readJson } from '../../../platform/values/json'

/** What was meant to be JSON, as it was meant; undefined where that is not beyond doubt. */
export function fixJson(text: string): unknown {
  const plain = readJson(text)
  if (plain !== undefined) return plain
  const { text: fixed } = readSlips(text)
  if (fixed !== undefined) return readJson(fixed)
  const unescaped = unescapeText(text)
  return unescaped === text ? undefined : fixJson(unescaped)
}
