import type { LoadableWidget } from '../widget-list'

// Where the page trusts scripts by a nonce, what the loader inserts is trusted as the loader is. Browsers hide the
// attribute's value, not that it is there.
function ownNonce(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[nonce]')]
  return (scripts.find(({ src }) => src === import.meta.url) ?? scripts[0])?.nonce ?? ''
}

function style(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      nonce: ownNonce(),
      onload: resolve,
      onerror() {
        element.remove()
        reject(href)
      },
    })
    document.head.append(element)
  })
}

const module = (href: string): Promise<unknown> => import(href)

const arriving = new Map<string | number, Promise<unknown>>()
// What the loader's list names by its place: a script that asks again knows no more than that.
const files: Record<string | number, string> = {}
let tries = 0

/**
 * Fetches a script or a style sheet that stands beside the loader, wherever the page has put the bundle, and has it hold
 * for the page; once under that name, if it arrives. The bundle's scripts take from each other by it, so that none has
 * to name what has another file now.
 */
export function fetchOnce<T = unknown>(name: string | number, given?: string): Promise<T> {
  files[name] ??= given ?? `${name}`
  const file = files[name]
  let arrival = arriving.get(name)
  if (!arrival) {
    const { href } = new URL(file, import.meta.url)
    const attempt = file.endsWith('.css') ? style : module
    // The second time under an address that no cache knows, and no script that waited in vain for another.
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

/** Fetches a widget's script, which stands first, and its styles at the same time; what does not arrive is asked for once more. */
export const fetchChunk = (files: readonly string[]): Promise<{ widget: LoadableWidget }> =>
  Promise.all(files.map(file => fetchOnce(file))).then(([arrived]) => arrived as { widget: LoadableWidget })
