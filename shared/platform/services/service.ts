import { createContext, useContext } from 'react'

/**
 * Something that a page has once and all its widgets share: the function that makes it when it is first asked for.
 * `need` gives what it stands on; `atEnd` takes what is to be undone when the page ends, as pages of tests do.
 */
export type Service<T> = (need: Need, atEnd: (undo: () => void) => void) => T

/** Gives the one instance of a service. */
export type Need = <T>(service: Service<T>) => T

/** One entry of what stands in the place of a page's own, for `createServices`. */
export type Given = readonly [service: Service<unknown>, instead: unknown]

/** The services of one page; tests give stand-ins and end the page. */
export function createServices(given: readonly Given[] = [], until?: AbortSignal): Need {
  const made = new Map<unknown, unknown>(given)
  const undos: (() => void)[] = []
  until?.addEventListener('abort', () => {
    for (const undo of undos) undo()
  })
  const atEnd = (undo: () => void) => undos.push(undo)
  const need: Need = service => {
    if (!made.has(service)) made.set(service, service(need, atEnd))
    return made.get(service) as never
  }
  return need
}

/** Those of the page itself. */
export const pageServices = createServices()

export const ServicesContext = createContext(pageServices)

/** Gives the services of the page on which the widget stands that is being rendered. */
export const useServices = (): Need => useContext(ServicesContext)

/** The page's one instance of that service. */
export const useService = <T>(service: Service<T>): T => useServices()(service)
