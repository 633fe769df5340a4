import type { LoadableWidget } from './widget-list'

// Same-named files beside the loader, wherever the page has put the bundle.
const address = (file: string) => new URL(file, import.meta.url).href

function link(rel: string, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link')
    element.rel = rel
    element.href = href
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`${href} did not arrive`))
    }
    document.head.append(element)
  })
}

const twice = <T>(href: string, attempt: (href: string) => Promise<T>): Promise<T> =>
  attempt(href).catch(() => attempt(`${href}?again`))

const styles = new Map<string, Promise<void>>()
const style = (file: string): Promise<void> => {
  const arriving = styles.get(file) ?? twice(address(file), href => link('stylesheet', href))
  styles.set(file, arriving)
  arriving.catch(() => styles.delete(file))
  return arriving
}

const hinted = new Set<string>()

/**
 * Fetches a widget's script, its style and all they need at the same time; what does not arrive is asked for
 * once more under an address no cache knows.
 */
export function fetchChunk(script: string, needed: readonly string[], sheets: readonly string[]) {
  let arriving: Promise<{ widget: LoadableWidget }> | undefined
  return () => {
    if (!arriving) {
      for (const file of needed) {
        if (hinted.has(file)) continue
        hinted.add(file)
        // Only a hint: the import below reports what is really missing.
        link('modulepreload', address(file)).catch(() => {})
      }
      arriving = Promise.all([
        twice(address(script), href => import(href) as Promise<{ widget: LoadableWidget }>),
        ...sheets.map(style),
      ]).then(([module]) => module)
      arriving.catch(() => {
        arriving = undefined
      })
    }
    return arriving
  }
}
