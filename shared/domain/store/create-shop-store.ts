import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageHints } from './page-hints'
import { createSession, type SessionSlice, type VisitMemory } from './session'

/** The dependencies of the store. */
type ShopContext = { page: () => PageHints; memory: VisitMemory }

export type ShopState = SessionSlice
export type ShopStore = StoreApi<ShopState>

/** Creates the store that all widgets of a page share. */
export const createShopStore = (context: ShopContext): ShopStore =>
  createStore<ShopState>()((set, get) => ({ ...createSession(context, set, get) }))
