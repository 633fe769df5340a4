import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scheme } from '../../domain/api/scheme'
import { publishFacts } from '../../platform/page/facts/published-facts'
import { type Provider, useProvider } from '../../platform/providers/provider'

/** What the widgets of a registration form tell each other. */
type SchemeState = {
  /** What the promotional code brings (PF-04): null while no valid code is there, undefined while nothing is known of one. */
  scheme: Scheme | null | undefined
  /** The heading under which this page shows free products; null where it shows none. */
  heading: string | null
}

export const schemeProvider: Provider<StoreApi<SchemeState>> = () =>
  createStore<SchemeState>(() => ({ scheme: undefined, heading: null }))

/** Tells the other widgets of the registration form what the code brings. */
export function useSetScheme(): (scheme: Scheme | null | undefined) => void {
  const store = useProvider(schemeProvider)
  // Who shows what a code brings is to be there before one is checked.
  useEffect(() => publishFacts({ scheme: 'asked' }), [])
  return useCallback(scheme => store.setState({ scheme }), [store])
}

/** Asks for the heading of the free products, where the page has a place for them. */
export function useFreeProductHeading(): () => string | null {
  const store = useProvider(schemeProvider)
  return () => store.getState().heading
}

/** What the code of the form brings, for the one widget that shows its products under `heading`. */
export function useScheme(heading: string): Scheme | null | undefined {
  const store = useProvider(schemeProvider)
  useEffect(() => {
    store.setState({ heading })
    return () => store.setState({ heading: null })
  }, [store, heading])
  return useStore(store, ({ scheme }) => scheme)
}
