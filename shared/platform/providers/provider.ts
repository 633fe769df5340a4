import { createContext, useContext } from 'react'

/**
 * Something that a page has once and all its widgets share: the function that makes it when it is first asked for.
 * `need` gives what it stands on; `atEnd` takes what is to be undone when the page ends, as pages of tests do.
 */
export type Provider<T> = (inject: Inject, onDispose: (undo: () => void) => void) => T

/** Gives the one instance of a service. */
export type Inject = <T>(service: Provider<T>) => T

/** One entry of what stands in the place of a page's own, for `createProviders`. */
type Override = readonly [service: Provider<unknown>, instead: unknown]

/** The services of one page; tests give stand-ins and end the page. */
export function createProviders(given: readonly Override[] = [], until?: AbortSignal): Inject {
  const made = new Map<unknown, unknown>(given)
  const undos: (() => void)[] = []
  until?.addEventListener('abort', () => {
    for (const undo of undos) undo()
  })
  const onDispose = (undo: () => void) => undos.push(undo)
  const inject: Inject = service => {
    if (!made.has(service)) made.set(service, service(inject, onDispose))
    return made.get(service) as never
  }
  return inject
}

/** Those of the page itself. */
export const pageProviders = createProviders()

export const ProvidersContext = createContext(pageProviders)

/** Gives the services of the page on which the widget stands that is being rendered. */
export const useProviders = (): Inject => useContext(ProvidersContext)

/** The page's one instance of that service. */
export const useProvider = <T>(service: Provider<T>): T => useProviders()(service)
