import { useCallback } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scheme } from '../api/promo'
import { useGiven } from '../mount/services'

/** What the promotional code of the registration form brings; null while no valid code is there (PF-04). */
export type SchemeStore = StoreApi<{ scheme: Scheme | null }>

export const createSchemeStore = (): SchemeStore => createStore(() => ({ scheme: null as Scheme | null }))

const ofThisPage = createSchemeStore()

/** Tells the other widgets of the registration form what the code brings. */
export function useSetScheme(): (scheme: Scheme | null) => void {
  const store = useGiven('scheme') ?? ofThisPage
  return useCallback(scheme => store.setState({ scheme }), [store])
}
