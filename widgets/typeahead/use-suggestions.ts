import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { useProviders } from '../../shared/platform/providers/provider'
import { interpolate } from '../../shared/platform/values/interpolate'
import { createSuggester, fewest, most, type Suggestion, stillFits } from './suggest'
import { typeaheadMessages } from './typeahead-messages'

/** The source of the suggestions: a list from the page, or an address to request. */
export type Source = { items: readonly Suggestion[]; url: string | undefined }

const pauseMs = 300

// Most visitors search for nothing, so the code for requests is loaded when somebody uses the field.
const fetchAsking = () => import('./ask-list')

/** Finds suggestions for the latest text after a pause (TA-02); late responses are ignored. */
export function useSuggestions({ items, url }: Source) {
  const messages = useMessages(typeaheadMessages)
  const inject = useProviders()
  const suggest = useMemo(() => createSuggester(items), [items])
  const [asked, ask] = useState('')
  const [found, setFound] = useState<{ of: string; list: readonly Suggestion[] }>({ of: '', list: [] })
  const words = asked.trim().length < fewest ? '' : asked.trim()

  const find = useEffectEvent(async (signal: AbortSignal) => {
    if (url === undefined) return suggest(words)
    const { readSuggestions, apiProvider } = await fetchAsking()
    return (await readSuggestions(inject(apiProvider), { url, words }, signal)).slice(0, most)
  })
  const tell = useEffectEvent((list: readonly Suggestion[]) => {
    setFound({ of: words, list })
    const [none, one, more] = [messages.foundNone, messages.foundOne, messages.foundMore]
    announce(list.length > 1 ? interpolate(more, { count: list.length }) : list.length ? one : none)
  })
  useEffect(() => {
    if (!words) return
    const life = new AbortController()
    // Suggestions come when typing pauses. Ends with: the pause; another text; the widget goes.
    const pause = setTimeout(() => {
      // Without suggestions the field still works, so no error is shown.
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
    /** The suggestions for the current text, as far as they are known. */
    suggestions: useMemo(
      () =>
        !words || found.of === words
          ? found.list.slice(0, words ? most : 0)
          : found.list.filter(each => stillFits(each, words)),
      [found, words],
    ),
    /** Requests suggestions for the typed text; none for an empty text. */
    ask,
    /** Loads what a request will need. */
    prepare: () => void (url !== undefined && fetchAsking().catch(() => {})),
  }
}
