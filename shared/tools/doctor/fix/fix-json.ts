import { readJson } from '../../../platform/values/json'
import { readSlips, unescapeText } from '../placeholder/json-slips'

/** Returns the value of malformed JSON; undefined unless its meaning is certain. */
export function fixJson(text: string): unknown {
  const plain = readJson(text)
  if (plain !== undefined) return plain
  const { text: fixed } = readSlips(text)
  if (fixed !== undefined) return readJson(fixed)
  const unescaped = unescapeText(text)
  return unescaped === text ? undefined : fixJson(unescaped)
}
