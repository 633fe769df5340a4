import { type Decoder, listOf, object, optional, string } from '../../platform/values/decoder'
import type { ApiClient } from './client/client'

type Suggestion = { name: string; note: string | null }

const named = object({ name: string, note: optional(string, null) })

/** Reads one suggestion: a text, or a name with a note. */
export const suggestion: Decoder<Suggestion> = (given, at) =>
  typeof given === 'string' ? { name: string(given, at), note: null } : named(given, at)

/** Asks a list that the page names, an address of this site, what fits the words. */
export function readSuggestions(
  api: ApiClient,
  { url, words }: { url: string; words: string },
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { pathname, searchParams } = new URL(url, location.origin)
  return api.call('readSuggestions', {
    params: { list: pathname },
    query: { ...Object.fromEntries(searchParams), q: words },
    signal,
    read: listOf(suggestion),
  })
}
