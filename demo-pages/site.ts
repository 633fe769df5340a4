import { usualPages } from '#site/pages'

/** The addresses of a shop's pages and calls, if not the usual ones; such a site prints them once per page. */
export type Site = {
  root: string
  api?: string
  pages?: Readonly<Partial<Record<keyof typeof usualPages, string>>>
}

/** Returns the addresses of a shop below a folder and in another language. */
export const siteBelow = (root: string): Site => ({
  root,
  api: `${root}/schnittstelle/v1`,
  pages: {
    login: `${root}/anmelden`,
    register: `${root}/kunde-werden`,
    contact: `${root}/kontakt`,
    terms: `${root}/agb`,
    deliveryQuestions: `${root}/fragen/lieferung`,
    orders: `${root}/konto/kisten`,
    pauses: `${root}/konto/pausen`,
    payments: `${root}/konto/zahlung`,
    addresses: `${root}/konto/anschriften`,
    featured: `${root}/laden/aus-der-region`,
    checkout: `${root}/kasse`,
    checkoutComplete: `${root}/kasse/fertig/{id}`,
    milk: `${root}/laden/milch`,
    bakery: `${root}/laden/backwaren`,
  },
})

type Pair = { usual: string; own: string }

const pairsOf = ({ pages = {} }: Site): Pair[] =>
  Object.entries(pages).map(([name, own]) => ({ usual: usualPages[name as keyof typeof usualPages], own }))

const shapeOf = (address: string) =>
  new RegExp(`^${address.replace(/[.-]/g, '\\$&').replace('{id}', '([\\w-]+)')}/?$`)

/** Returns the path that one of the pairs gives for a path, or undefined. */
function translated(
  path: string,
  pairs: readonly Pair[],
  from: keyof Pair,
  to: keyof Pair,
): string | undefined {
  for (const pair of pairs) {
    const [found, id = ''] = shapeOf(pair[from]).exec(path) ?? []
    if (found) return pair[to].replace('{id}', id)
  }
  return undefined
}

/** Returns the two functions that translate between the usual addresses and those of a site. */
export function addressesOf(site: Site) {
  const pairs = pairsOf(site)
  const api = site.api ?? `${site.root}/api`
  const ownPath = (path: string): string =>
    translated(path, pairs, 'usual', 'own') ??
    (path.startsWith('/api/') ? api + path.slice(4) : site.root + path)
  return {
    /** Returns an address of the shop on this site. */
    own(address: string): string {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
      return ownPath(path) + rest
    },
    /** Returns the usual path; null for a path outside the site, or the usual path of a page that has another one. */
    usual(path: string): string | null {
      const known = translated(path, pairs, 'own', 'usual')
      if (known) return known
      if (path.startsWith(`${api}/`)) return `/api${path.slice(api.length)}`
      if (path !== site.root && !path.startsWith(`${site.root}/`)) return null
      const inside = path.slice(site.root.length) || '/'
      return translated(inside, pairs, 'usual', 'own') || (site.api && inside.startsWith('/api/'))
        ? null
        : inside
    },
  }
}

type Ways = ReturnType<typeof addressesOf>

const ofAttributes = / (href|action|src|poster|content|data-[\w-]+)="(\/(?!\/)[^"]*)"/g
const ofMembers = /(:\s*|\[\s*)"(\/(?!\/)[\w-][^"<>]*)"/g
const ofEscapedMembers = /(:\s*|\[\s*)&quot;(\/(?!\/)[\w-][^"<>&]*)&quot;/g

const inMarkup = (markup: string, { own }: Ways): string =>
  markup
    .replace(ofAttributes, (_, name: string, path: string) => ` ${name}="${own(path)}"`)
    .replace(ofEscapedMembers, (_, before: string, path: string) => `${before}&quot;${own(path)}&quot;`)
    .replace(/<script type="application\/json"[^>]*>[\s\S]*?<\/script>/g, script =>
      script.replace(ofMembers, (_, before: string, path: string) => `${before}"${own(path)}"`),
    )

const blockOf = (site: Site) =>
  `<script type="application/json" data-doorstep-site>${JSON.stringify(site).replace(/</g, '\\u003C')}</script>`

/** Returns the answer with this site's addresses. */
async function translate(answer: Response, site: Site, ways: Ways): Promise<Response> {
  const { status, headers } = answer
  const location = headers.get('Location')
  if (location?.startsWith('/')) headers.set('Location', ways.own(location))
  const type = headers.get('Content-Type') ?? ''
  if (headers.has('Content-Encoding')) return answer
  const rewrite = async (change: (text: string) => string) => {
    const text = change(await answer.text())
    headers.delete('Content-Length')
    headers.delete('ETag')
    return new Response(text, { status, headers })
  }
  if (type.startsWith('text/html'))
    return rewrite(markup => inMarkup(markup, ways).replace('<head>', `<head>\n${blockOf(site)}`))
  if (type.startsWith('application/json'))
    return rewrite(json =>
      json.replace(ofMembers, (_, before: string, path: string) => `${before}"${ways.own(path)}"`),
    )
  if (/javascript|css/.test(type) && headers.get('Content-Type') !== null)
    return rewrite(text =>
      text
        .replace(
          /(['"`])\/(demo|assets)\//g,
          (_, quote: string, folder: string) => `${quote}${site.root}/${folder}/`,
        )
        .replace(/url\(\/assets\//g, `url(${site.root}/assets/`),
    )
  return answer
}

const ownScripts = /^\/assets\/.*\.(js|css)$/

/** Answers like a shop whose pages and calls have other addresses; requests for the usual addresses get a 404. */
export function answerAt(
  answer: (request: Request) => Promise<Response>,
  site: Site,
): (request: Request) => Promise<Response> {
  const ways = addressesOf(site)
  const usualUrl = (address: string): URL | null => {
    const url = new URL(address)
    const path = ways.usual(url.pathname)
    if (path === null) return null
    url.pathname = path
    return url
  }
  /** An address to return to that is not the site's stays. */
  const usualReturn = (back: string): string => {
    const path = ways.usual(back.replace(/[?#].*$/s, ''))
    return path ? path + (/[?#].*$/s.exec(back)?.[0] ?? '') : back
  }
  const usualRequest = async (request: Request, url: URL): Promise<Request> => {
    const { method, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: await request.text() }
    const headers = new Headers(request.headers)
    const referer = headers.get('Referer')
    if (referer) headers.set('Referer', (URL.canParse(referer) && usualUrl(referer)?.href) || '')
    // A compressed answer could not be read here.
    if (ownScripts.test(url.pathname)) headers.delete('Accept-Encoding')
    const received = new Request(url, { method, signal, ...body })
    // A script cannot set these headers on a request.
    Object.defineProperty(received, 'headers', { value: headers })
    return received
  }
  return async request => {
    const url = usualUrl(request.url)
    if (!url) return new Response('Not found', { status: 404 })
    const back = url.searchParams.get('return')
    if (back) url.searchParams.set('return', usualReturn(back))
    const reply = await answer(await usualRequest(request, url))
    return ownScripts.test(url.pathname) || !/javascript|css/.test(reply.headers.get('Content-Type') ?? '')
      ? translate(reply, site, ways)
      : reply
  }
}
