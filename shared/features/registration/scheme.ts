import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scheme } from '../../domain/api/scheme'
import { publishFacts } from '../../platform/page/facts/published-facts'
import { type Provider, useProvider } from '../../platform/providers/provider'

/** The state that the widgets of a registration form share. */
type SchemeState = {
  /**
   * The scheme of the promotional code (PF-04): null without a valid code, undefined while no code has been checked.
   */
  scheme: Scheme | null | undefined
  /** The heading above this page's free products; null if it shows none. */
  heading: string | null
}

export const schemeProvider: Provider<StoreApi<SchemeState>> = () =>
  createStore<SchemeState>(() => ({ scheme: undefined, heading: null }))

/** Returns a function that shares the code's scheme with the other widgets of the registration form. */
export function useSetScheme(): (scheme: Scheme | null | undefined) => void {
  const store = useProvider(schemeProvider)
  // Activates the widget of the free products, so that it is mounted before a code is checked.
  useEffect(() => publishFacts({ scheme: 'asked' }), [])
  return useCallback(scheme => store.setState({ scheme }), [store])
}

/** Returns a function that reads the heading of the free products; null if the page has no place for them. */
export function useFreeProductHeading(): () => string | null {
  const store = useProvider(schemeProvider)
  return () => store.getState().heading
}

/** Returns the scheme of this form's code, for the one widget that shows its products under `heading`. */
export function useScheme(heading: string): Scheme | null | undefined {
  const store = useProvider(schemeProvider)
  useEffect(() => {
    store.setState({ heading })
    return () => store.setState({ heading: null })
  }, [store, heading])
  return useStore(store, ({ scheme }) => scheme)
}
