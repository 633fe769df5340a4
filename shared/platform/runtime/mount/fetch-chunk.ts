import type { LoadableWidget } from '../widget-list'

// Under a nonce policy, inserted elements need the nonce that all scripts of a page share. Browsers hide the
// attribute's value from selectors, but not its presence.
const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

function style(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      nonce: pageNonce(),
      onload: resolve,
      onerror() {
        element.remove()
        reject(href)
      },
    })
    document.head.append(element)
  })
}

const importModule = (href: string): Promise<unknown> => import(href)

const arriving = new Map<string | number, Promise<unknown>>()
/** The shared files of the bundle. Each is known by its place in this list. */
export const sharedFiles: string[] = []
let tries = 0

/**
 * Fetches a script or style sheet from the loader's folder, and runs or applies it. Each is fetched once, unless it
 * fails. Scripts import shared scripts by number through this function, so that none contains the hashed name of
 * another.
 */
export function fetchOnce<T = unknown>(name: string | number): Promise<T> {
  const file = sharedFiles[name as number] ?? (name as string)
  let arrival = arriving.get(name)
  if (!arrival) {
    const { href } = new URL(file, import.meta.url)
    const attempt = file.endsWith('.css') ? style : importModule
    // The retry has a new address, which is neither in the HTTP cache nor, as a failure, in the browser's module
    // map.
    arrival = attempt(href).catch(() => attempt(`${href}?${++tries}`))
    arriving.set(name, arrival)
    arrival.catch(() => arriving.delete(name))
  }
  return arrival as Promise<T>
}

declare global {
  interface Window {
    doorstepPart?: typeof fetchOnce
  }
}

/** Fetches a widget's script, the first of `files`, and its other files in parallel; each is retried once. */
export const fetchChunk = async (files: readonly (string | number)[]): Promise<{ widget: LoadableWidget }> =>
  (await Promise.all(files.map(fetchOnce<{ widget: LoadableWidget }>)))[0] as { widget: LoadableWidget }
