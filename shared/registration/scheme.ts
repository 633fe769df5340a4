import { useCallback } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scheme } from '../api/promo'
import { type Service, useService } from '../services/service'

/** What the promotional code of the registration form brings; null while no valid code is there (PF-04). */
type SchemeStore = StoreApi<{ scheme: Scheme | null }>

export const schemeService: Service<SchemeStore> = () =>
  createStore(() => ({ scheme: null as Scheme | null }))

/** Tells the other widgets of the registration form what the code brings. */
export function useSetScheme(): (scheme: Scheme | null) => void {
  const store = useService(schemeService)
  return useCallback(scheme => store.setState({ scheme }), [store])
}
