import { loadStrategies } from '../../../shared/platform/runtime/widget-list'
import { parseJson, stringifyJson } from '../../../shared/platform/values/json'
import { isObject } from './fields'
import type { Filled } from './filled'

const start = '#form='

/** Returns the form's content as the hash of an address, in characters that survive an e-mail. */
export function linkOf(filled: Filled): string {
  const bytes = new TextEncoder().encode(stringifyJson(filled))
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return start + letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const textsIn = (given: unknown): Record<string, string> =>
  isObject(given)
    ? Object.fromEntries(
        Object.entries(given).filter((each): each is [string, string] => typeof each[1] === 'string'),
      )
    : {}

/** Returns the form's content in such a hash; undefined if it cannot be read. */
export function filledOfLink(hash: string): Filled | undefined {
  if (!hash.startsWith(start)) return undefined
  try {
    const letters = atob(hash.slice(start.length).replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    const given = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!isObject(given) || !isObject(given.options)) return undefined
    return {
      options: given.options,
      slots: textsIn(given.slots),
      fallback: typeof given.fallback === 'string' ? given.fallback : '',
      load: loadStrategies.find(each => each === given.load) ?? '',
    }
  } catch {
    return undefined
  }
}
