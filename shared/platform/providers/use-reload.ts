import { reload } from '../page/lifecycle/reload'
import { type Provider, useProvider } from './provider'

export const reloadProvider: Provider<() => void> = () => reload

/** Returns a function that reloads the page. */
export const useReload = (): (() => void) => useProvider(reloadProvider)
