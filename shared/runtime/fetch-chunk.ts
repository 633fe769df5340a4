import type { LoadableWidget } from './widget-list'

// Where the page trusts scripts by a nonce, what the loader inserts is trusted as the loader is. Browsers hide the
// attribute's value, not that it is there.
function ownNonce(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[nonce]')]
  return (scripts.find(({ src }) => src === import.meta.url) ?? scripts[0])?.nonce ?? ''
}

function link(rel: string, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link')
    element.rel = rel
    element.href = href
    element.nonce = ownNonce()
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(href))
    }
    document.head.append(element)
  })
}

const arriving = new Map<string, Promise<unknown>>()

/** Fetches a file that stands beside the loader, wherever the page has put the bundle; once if it arrives. */
function once<T>(file: string, attempt: (href: string) => Promise<T>): Promise<T> {
  let arrival = arriving.get(file) as Promise<T> | undefined
  if (!arrival) {
    const { href } = new URL(file, import.meta.url)
    // The second time under an address that no cache knows.
    arrival = attempt(href).catch(() => attempt(`${href}?again`))
    arriving.set(file, arrival)
    arrival.catch(() => arriving.delete(file))
  }
  return arrival
}

const style = (href: string) => link('stylesheet', href)
// Only a hint: the import of the script reports what is really missing.
const hint = (href: string) => link('modulepreload', href).catch(() => {})
const module = (href: string) => import(href) as Promise<{ widget: LoadableWidget }>

/**
 * Fetches a widget's script, its style and all they need at the same time; what does not arrive is asked for
 * once more.
 */
export const fetchChunk =
  (script: string, needed: readonly string[], sheets: readonly string[]) =>
  (): Promise<{ widget: LoadableWidget }> => {
    for (const file of needed) void once(file, hint)
    return Promise.all([once(script, module), ...sheets.map(file => once(file, style))]).then(
      ([arrived]) => arrived,
    )
  }
