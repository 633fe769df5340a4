import { metaContent, readPageGlobals, readVisitor } from '../../platform/page/globals'
import { type Globals, kinds } from './lint-page'

const ours = Object.keys(kinds)

/** Returns the globals that the page's scripts set for the widgets, and similar names that may be mistakes. */
export function pageGlobals(): Globals {
  const near = Object.keys(window).filter(
    name => ours.some(each => each.toLowerCase() === name.toLowerCase()) && !ours.includes(name),
  )
  const own = [...ours, ...near].flatMap(name => {
    const value = Object.getOwnPropertyDescriptor(window, name)?.value
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(own), ...(readPageGlobals().csrfUrl && { csrfToken: 'read' }) }
}

/** Reports everything that the page's content security policy blocks, including what it has blocked already. */
export function watchPolicy(tell: (refused: string) => void): void {
  const seen = new Set<string>()
  const said = (directive: string, blocked: string) => {
    const sentence = `${directive} refuses ${blocked || 'a script or a style in the page'}; allow it if it is one of the bundle's.`
    if (seen.has(sentence)) return
    seen.add(sentence)
    tell(sentence)
  }
  document.addEventListener('securitypolicyviolation', event =>
    said(event.effectiveDirective, event.blockedURI),
  )
  if (typeof ReportingObserver !== 'function') return
  const observer = new ReportingObserver(
    reports => {
      for (const { body } of reports) {
        const { effectiveDirective = '', blockedURL = '' } = (body ?? {}) as Record<string, string>
        said(effectiveDirective, blockedURL)
      }
    },
    { buffered: true, types: ['csp-violation'] },
  )
  observer.observe()
}

const mostCalls = 10

/** Returns the page's latest calls, each with its result. */
export const lastCalls = (): string[] =>
  (performance.getEntriesByType?.('resource') ?? [])
    .map(entry => entry as PerformanceResourceTiming)
    .filter(({ initiatorType }) => /^(fetch|xmlhttprequest)$/.test(initiatorType))
    .slice(-mostCalls)
    .map(({ name, responseStatus, duration }) => {
      const { origin, pathname, search } = new URL(name)
      const address = origin === location.origin ? pathname + search : name
      // WebKit does not provide the status.
      const status = responseStatus === undefined ? 'status unknown' : responseStatus || 'no answer'
      return `${status} in ${Math.round(duration)} ms: ${address}`
    })

/**
 * Returns the fault of a customer's page that a cache may give to another visitor; on the first page of a tab, the
 * widgets cannot detect that.
 */
function sharedPage(cacheControl: string | null): string | undefined {
  if (readPageGlobals().isGuest || /\b(private|no-store)\b/i.test(cacheControl ?? '')) return undefined
  const name = readVisitor().customer
    ? ''
    : ', and name the customer in <meta name="doorstep-customer" content="…">'
  return `this is a customer's page, and a cache on the way may give it to somebody else; send it with "Cache-Control: private, no-cache"${name}.`
}

/** Returns the token in a page's source; its characters are never written as character references. */
const tokenIn = (text: string) => {
  const tag = /<meta\b[^<>]*\bname\s*=\s*["']?csrf-token\b[^<>]*>/i.exec(text)?.[0] ?? ''
  return /\bcontent\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]
}

/**
 * Returns the fault of a page whose framework writes a different token into each page, and which names no customer
 * (J-44).
 */
function maskedToken(text: string): string | undefined {
  const own = metaContent('csrf-token')
  if (!own || metaContent('doorstep-customer') !== undefined || (tokenIn(text) ?? own) === own)
    return undefined
  return 'each page has another token, so every page looks like a new login and what it prints is read again; name the customer in <meta name="doorstep-customer" content="…">, with an empty content for a guest.'
}

/**
 * Returns the page as the server sends it, and the faults of its headers and its token; undefined if it cannot be
 * fetched or may be another page.
 */
export async function pageSource(): Promise<{ text: string; faults: readonly string[] } | undefined> {
  const address = location.href.replace(/#.*/, '')
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
    const isPage = answer.ok && !answer.redirected && answer.headers.get('content-type')?.includes('html')
    if (!isPage) return undefined
    const text = await answer.text()
    const found = [sharedPage(answer.headers.get('cache-control')), maskedToken(text)]
    return { text, faults: found.filter(each => each !== undefined) }
  } catch {
    return undefined
  }
}

const bytesOf = async (address: string, cache: RequestCache) =>
  (await fetch(address, { cache })).arrayBuffer()

/** Returns true if the page runs another version of the loader than the deployed one; undefined if unknown. */
export async function staleLoader(): Promise<string | undefined> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="loader"]')
  if (!script || !globalThis.crypto?.subtle) return undefined
  try {
    const manifest = await fetch(new URL('manifest.json', script.src), { cache: 'no-store' })
    const { integrity } = (await manifest.json()) as { integrity: Record<string, string> }
    const sum = await crypto.subtle.digest('SHA-384', await bytesOf(script.src, 'force-cache'))
    const own = `sha384-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`
    const deployed = integrity['loader.js']
    return !deployed || deployed === own
      ? undefined
      : 'this page runs an older loader.js than the one deployed; serve it with "Cache-Control: no-cache".'
  } catch {
    return undefined
  }
}
