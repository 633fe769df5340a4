import { type Decoder, mostOf, object, optional, string } from '../../platform/values/decoder'
import type { ApiClient } from './client/client'

type Suggestion = { name: string; note: string | null }

const named = object({ name: string, note: optional(string, null) })

/** Decodes one suggestion: a text, or a name with a note. */
export const suggestion: Decoder<Suggestion> = (given, at) =>
  typeof given === 'object' ? named(given, at) : { name: string(given, at), note: null }

const suggestions = mostOf(suggestion)

/** Reads suggestions for the words from a list on this site that the page names; unreadable entries are left out. */
export async function readSuggestions(
  api: ApiClient,
  { url, words }: { url: string; words: string },
  signal: AbortSignal,
): Promise<Suggestion[]> {
  // The client adds the page's own origin.
  const { pathname, searchParams } = new URL(url, 'https://any')
  const query = { ...Object.fromEntries(searchParams), q: words }
  const asked = { params: { list: pathname }, query, signal, read: suggestions }
  return (await api.call('readSuggestions', asked)).entries
}
