import { createContext, useContext } from 'react'

/**
 * Creates an object that all widgets of a page share, when it is first injected. `inject` returns its dependencies;
 * `onDispose` takes a function that cleans up when the page of a test ends.
 */
export type Provider<T> = (inject: Inject, onDispose: (undo: () => void) => void) => T

/** Returns the one instance of a provider. */
export type Inject = <T>(provider: Provider<T>) => T

/** A replacement for one provider's instance, for `createProviders`. */
type Override = readonly [provider: Provider<unknown>, instead: unknown]

/** Creates the providers of one page. Tests pass replacements and a signal that ends the page. */
export function createProviders(given: readonly Override[] = [], until?: AbortSignal): Inject {
  const made = new Map<unknown, unknown>(given)
  const undos: (() => void)[] = []
  // What is shared ends with the loader. Ends with: the loader is disposed.
  until?.addEventListener('abort', () => {
    for (const undo of undos) undo()
  })
  const onDispose = (undo: () => void) => undos.push(undo)
  const inject: Inject = provider => {
    if (!made.has(provider)) made.set(provider, provider(inject, onDispose))
    return made.get(provider) as never
  }
  return inject
}

/** The providers of the page itself. */
export const pageProviders = createProviders()

export const ProvidersContext = createContext(pageProviders)

/** Returns the providers of the page. */
export const useProviders = (): Inject => useContext(ProvidersContext)

/** Returns the page's instance of that provider. */
export const useProvider = <T>(provider: Provider<T>): T => useProviders()(provider)
