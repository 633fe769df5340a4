/** One line of the event log. */
export type LogEntry = { title: string; detail: string }
type Say = (entry: LogEntry) => void
type PreviewWindow = Window & typeof globalThis & { dataLayer?: unknown[] }

const eventNames = [
  'valid-postcode',
  'product-posted',
  'basket-updated',
  'open-weekly-basket',
  'doorstep:mounted',
  'doorstep:unmounted',
  'doorstep:failed',
]

/** Logs everything that a preview's window emits: its events, its analytics and its calls. */
export function watchPreview(preview: PreviewWindow, say: Say): void {
  for (const name of eventNames) {
    preview.addEventListener(name, event =>
      say({ title: name, detail: inOneLine((event as CustomEvent).detail) }),
    )
  }
  watchAnalytics(preview, say)
  watchCalls(preview, say)
}

function watchAnalytics(preview: PreviewWindow, say: Say): void {
  const layer: unknown[] = []
  preview.dataLayer = layer
  layer.push = (...pushed) => {
    for (const entry of pushed) {
      const { event, ...rest } = entry as { event?: unknown }
      say({ title: `Analytics: ${event ?? 'push'}`, detail: inOneLine(rest) })
    }
    return Array.prototype.push.apply(layer, pushed)
  }
}

function watchCalls(preview: PreviewWindow, say: Say): void {
  const observer = new preview.PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch') continue
      const time = `in ${Math.round(entry.duration)} ms`
      const outcome = entry.responseStatus ? `${entry.responseStatus} ${time}` : `no answer ${time}`
      say({ title: `Call to ${new URL(entry.name).pathname}`, detail: outcome })
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Writes a value on one line as a programmer would: `{ postcode: "BS3 4TN" }`. */
export function inOneLine(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? String(value)
  if ('localName' in value) return `<${value.localName}>`
  if (depth > 2) return '…'
  if (Array.isArray(value)) return `[${value.map(entry => inOneLine(entry, depth + 1)).join(', ')}]`
  const entries = Object.entries(value).map(([name, entry]) => `${name}: ${inOneLine(entry, depth + 1)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}
