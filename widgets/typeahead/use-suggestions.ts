import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { announce } from '../../shared/platform/page/shell'
import { useProviders } from '../../shared/platform/providers/provider'
import { interpolate } from '../../shared/platform/values/interpolate'
import { createSuggester, fewest, most, type Suggestion, stillFits } from './suggest'
import type { TypeaheadMessages } from './typeahead-messages'

/** Where suggestions come from: a list of the page, or an address that is asked. */
export type Source = { items: readonly Suggestion[]; url: string | undefined }

const pauseMs = 300

// Most visits search for nothing: what talks to the shop is fetched when somebody turns to the field.
const fetchAsking = () => import('./ask-list')

/** Finds suggestions for what was typed last, after a pause (TA-02); an answer that comes late counts for nothing. */
export function useSuggestions({ items, url }: Source, labels: TypeaheadMessages) {
  const inject = useProviders()
  const list = useMemo(() => createSuggester(items), [items])
  const [asked, ask] = useState('')
  const [found, setFound] = useState<{ of: string; list: readonly Suggestion[] }>({ of: '', list: [] })
  const words = asked.trim().length < fewest ? '' : asked.trim()

  const find = useEffectEvent(async (signal: AbortSignal) => {
    if (url === undefined) return list.suggest(words)
    const { readSuggestions, apiProvider } = await fetchAsking()
    return (await readSuggestions(inject(apiProvider), { url, words }, signal)).slice(0, most)
  })
  const tell = useEffectEvent((list: readonly Suggestion[]) => {
    setFound({ of: words, list })
    const [none, one, more] = [labels.foundNone, labels.foundOne, labels.foundMore]
    announce(list.length > 1 ? interpolate(more, { count: list.length }) : list.length ? one : none)
  })
  useEffect(() => {
    if (!words) return
    const life = new AbortController()
    const pause = setTimeout(() => {
      // Without suggestions the field is a field, and the form a form: no message is needed.
      find(life.signal).then(
        list => life.signal.aborted || tell(list),
        () => {},
      )
    }, pauseMs)
    return () => {
      clearTimeout(pause)
      life.abort()
    }
  }, [words])

  return {
    /** Those for what stands in the field, as far as they are known. */
    suggestions: useMemo(
      () =>
        !words || found.of === words
          ? found.list.slice(0, words ? most : 0)
          : found.list.filter(each => stillFits(each, words)),
      [found, words],
    ),
    /** Hears what is typed; an empty text asks for nothing. */
    ask,
    /** Fetches what will be needed to ask. */
    prepare: () => (url === undefined ? list.prepare() : void fetchAsking().catch(() => {})),
  }
}
