import { readJson } from '../text/json'
import { type Asked, type Finding, verdictOf } from './findings'
import type { Answer, Send } from './probe-calls'

const breaks = (says: string): Finding => ({ verdict: 'breaks', says })
const odd = (says: string): Finding => ({ verdict: 'odd', says })

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  return found ? (found[1] ?? found[2] ?? found[3]) : undefined
}
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []

/** The token and the addresses that a page gives to its scripts. */
export function readPage(html: string) {
  const meta = (name: string) =>
    tags(html, 'meta')
      .filter(tag => attribute(tag, 'name') === name)
      .map(tag => attribute(tag, 'content'))[0]
  const global = (name: string) =>
    new RegExp(`\\b${name}\\s*[=:]\\s*("[^"]*"|'[^']*'|[\\w.-]+)`).exec(html)?.[1]
  const loaders = tags(html, 'script').filter(tag => /loader\.js/.test(attribute(tag, 'src') ?? ''))
  const token = meta('csrf-token') ?? global('csrfToken')?.replace(/^["']|["']$/g, '')
  return { token, tokenUrl: meta('doorstep-csrf-url'), loaders, global }
}

function ofGlobals(global: (name: string) => string | undefined): Finding[] {
  return ['hasPostcode', 'isGuest'].flatMap(name => {
    const value = global(name)
    return value === undefined || /^(true|false)$/.test(value)
      ? []
      : [
          breaks(
            `${name} is ${value}; only true and false are understood, so it counts as ${name === 'isGuest'}`,
          ),
        ]
  })
}

function ofPolicy(policy: string): Finding[] {
  const directives = new Map(
    policy.split(';').map(each => {
      const [name = '', ...values] = each.trim().split(/\s+/)
      return [name, values]
    }),
  )
  return ['script-src', 'style-src', 'connect-src'].flatMap(name => {
    const values = directives.get(name) ?? directives.get('default-src')
    const isOpen =
      !values ||
      values.some(value => /^('self'|\*|https?:|\/)/.test(value)) ||
      values.includes("'strict-dynamic'")
    return isOpen
      ? []
      : [breaks(`its content policy has no 'self' in ${name}, so no widget can be fetched or ask anything`)]
  })
}

function ofPage({ status, headers, text }: Answer): Finding[] {
  if (status !== 200) return [breaks(`answers ${status}`)]
  const { token, tokenUrl, loaders, global } = readPage(text)
  const findings = [...ofGlobals(global), ...ofPolicy(headers.get('Content-Security-Policy') ?? '')]
  if (!token && !tokenUrl) findings.push(breaks('names no token, so nothing can be sent'))
  else if (!token)
    findings.push(odd('names where a token is read but no token: one more call before each first change'))
  if (token && /\bpublic\b|s-maxage/.test(headers.get('Cache-Control') ?? ''))
    findings.push(
      breaks('may be kept by caches although it carries a token: people would send somebody else’s'),
    )
  if (!loaders.length) findings.push(breaks('has no loader.js'))
  if (loaders.length > 1) findings.push(odd(`has ${loaders.length} loaders; one is enough`))
  if (loaders.some(tag => attribute(tag, 'type') !== 'module'))
    findings.push(breaks('has its loader as a classic script; write type="module"'))
  return findings
}

async function ofBundle(send: Send, base: string): Promise<Asked[]> {
  const loader = await send('GET', `${base}loader.js`)
  const findings: Finding[] = []
  if (loader.status !== 200) findings.push(breaks(`answers ${loader.status}: no widget comes`))
  if (!/javascript/.test(loader.headers.get('Content-Type') ?? ''))
    findings.push(breaks('is not labelled as JavaScript, so browsers refuse it'))
  const kept = /max-age=(\d+)/.exec(loader.headers.get('Cache-Control') ?? '')?.[1]
  if (Number(kept) > 0)
    findings.push(breaks(`may be kept for ${kept} seconds: a release reaches people late, or half`))
  const manifest = readJson((await send('GET', `${base}manifest.json`)).text) as
    | { widgets?: Record<string, { script: string }> }
    | undefined
  const file = Object.values(manifest?.widgets ?? {})[0]?.script
  const asked = { what: `GET ${base}loader.js`, verdict: verdictOf(findings), findings, widgets: ['all'] }
  return file ? [asked, await ofFile(send, `${base}${file}`)] : [asked]
}

async function ofFile(send: Send, path: string): Promise<Asked> {
  const { status, headers } = await send('GET', path)
  const findings: Finding[] = []
  if (status !== 200) findings.push(breaks(`answers ${status}: only some files are deployed`))
  else if (!/max-age=\d{5,}/.test(headers.get('Cache-Control') ?? ''))
    findings.push(
      odd('is not kept by browsers although its name carries a hash; say max-age=31536000, immutable'),
    )
  return { what: `GET ${path}`, verdict: verdictOf(findings), findings, widgets: ['all'] }
}

/** Looks at a page and at the bundle that it names. */
export async function tryPage(path: string, send: Send): Promise<Asked[]> {
  const answer = await send('GET', path, undefined, { Accept: 'text/html' })
  const findings = ofPage(answer)
  const page = { what: `GET ${path}`, verdict: verdictOf(findings), findings, widgets: ['all'] }
  const source = attribute(readPage(answer.text).loaders[0] ?? '', 'src')
  const base = source?.replace(/loader\.js.*$/, '')
  return base?.startsWith('/') ? [page, ...(await ofBundle(send, base))] : [page]
}
