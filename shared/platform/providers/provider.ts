import { createContext, useContext } from 'react'

/**
 * Something that a page has once and all its widgets share: the function that makes it when it is first asked for.
 * `inject` gives what it depends on; `onDispose` takes what is to be undone when the page ends, as pages of tests do.
 */
export type Provider<T> = (inject: Inject, onDispose: (undo: () => void) => void) => T

/** Gives the one instance of what a provider makes. */
export type Inject = <T>(provider: Provider<T>) => T

/** A stand-in for one provider, for `createProviders`. */
type Override = readonly [provider: Provider<unknown>, instead: unknown]

/** What the widgets of one page share; tests give stand-ins and end the page. */
export function createProviders(given: readonly Override[] = [], until?: AbortSignal): Inject {
  const made = new Map<unknown, unknown>(given)
  const undos: (() => void)[] = []
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

/** Those of the page itself. */
export const pageProviders = createProviders()

export const ProvidersContext = createContext(pageProviders)

/** Gives the providers of the page on which the rendered widget stands. */
export const useProviders = (): Inject => useContext(ProvidersContext)

/** The page's one instance of what that provider makes. */
export const useProvider = <T>(provider: Provider<T>): T => useProviders()(provider)
