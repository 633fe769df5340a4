import { reload } from '../page/lifecycle/reload'
import { type Provider, useProvider } from './provider'

export const reloadProvider: Provider<() => void> = () => reload

/** Loads the page again. */
export const useReload = (): (() => void) => useProvider(reloadProvider)
