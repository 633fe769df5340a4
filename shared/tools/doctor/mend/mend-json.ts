import { readSlips, unescapeText } from '../../../platform/options/json-slips'
import { readJson } from '../../../platform/values/json'

/** What was meant to be JSON, as it was meant; undefined where that is not beyond doubt. */
export function fixJson(text: string): unknown {
  const plain = readJson(text)
  if (plain !== undefined) return plain
  const { text: mended } = readSlips(text)
  if (mended !== undefined) return readJson(mended)
  const unescaped = unescapeText(text)
  return unescaped === text ? undefined : fixJson(unescaped)
}
