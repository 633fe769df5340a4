import { attributeOf } from '../../../platform/options/read-options'
import type { Placed } from '../../../platform/runtime/asks'
import { readJson } from '../../../platform/values/json'
import { type Globals, isLoader, kinds, lintGlobals, lintPage } from '../../doctor/lint-page'
import { siteIn } from '../../doctor/lint-site'
import { attributeIn, everyIn, type Markup, textOf } from '../../doctor/placeholder/markup'
import { writtenIn } from '../../doctor/placeholder/written'
import { markupOfSource } from '../../doctor/source/read-source'
import { type Answer, answers, pathAt, type Send } from '../answer'
import { type Asked, type Finding, verdictOf } from './findings'

const breaks = (says: string): Finding => ({ verdict: 'breaks', says })
const odd = (says: string): Finding => ({ verdict: 'odd', says })

/** Returns the globals that the scripts of a page's source set to a literal value. */
function globalsIn(scripts: string): Globals {
  const written = Object.keys(kinds).flatMap(name => {
    const value = new RegExp(`\\b${name}\\s*[=:]\\s*("[^"]*"|'[^']*'|true|false|null|\\d+)`).exec(
      scripts,
    )?.[1]
    return value ? [[name, /^["']/.test(value) ? value.slice(1, -1) : readJson(value)]] : []
  })
  return Object.fromEntries(written)
}

type Named = { id?: unknown; template?: unknown }

/** Returns the options of a placeholder that matter here; each may be an attribute or in the JSON child. */
function saidIn(node: Markup) {
  const [text = ''] = writtenIn(node).json
  const json = Object(readJson(text.trim()) ?? {}) as Readonly<Record<string, unknown>>
  const product = Object(json.product) as Named
  const [from] = Array.isArray(json.addresses) ? (json.addresses as readonly Named[]) : []
  return {
    widget: attributeIn(node, 'data-widget') ?? '',
    option: (name: string) => attributeIn(node, attributeOf(name)) ?? toText(json[name]),
    member: (option: string, name: string) => toText(Object(json[option])[name]),
    first: (option: string, name: string) =>
      toText(Object(Array.isArray(json[option]) && json[option][0])[name]),
    product: { id: toText(product.id), template: toText(product.template) },
    /** The address to move from. */
    address: toText(Object(from).id),
  }
}

const toText = (given: unknown) => (/string|number|boolean/.test(typeof given) ? String(given) : undefined)

/** Returns what a form sends of its inputs: their values as the page has them. */
export function fieldsOf(nodes: Iterable<Markup>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const node of nodes) {
    const name = attributeIn(node, 'name')
    const type = attributeIn(node, 'type')
    if (node.name !== 'input' || !name) continue
    if (!/^(submit|button|reset|image|file|checkbox|radio)$/.test(type ?? ''))
      fields[name] = attributeIn(node, 'value') ?? ''
  }
  return fields
}

const isPlaceholder = (node: Markup) => attributeIn(node, 'data-widget') !== undefined

/** Returns true if placeholders are read inside an element: they are not where the page lets others write. */
const isOn = (node: Markup) => attributeIn(node, 'data-doorstep-off') === undefined

/** Returns the page's own forms that are posted, by the placeholders inside them. */
function formsAround(nodes: readonly Markup[]): Map<Markup, PageForm> {
  const around = new Map<Markup, PageForm>()
  for (const form of nodes.filter(({ name }) => name === 'form')) {
    if (attributeIn(form, 'method')?.toLowerCase() !== 'post') continue
    const inside = [...everyIn(form)]
    const placeholders = inside.filter(isPlaceholder)
    // A widget replaces the fields of its fallback.
    const replaced = new Set(placeholders.flatMap(each => [...everyIn(each)]))
    const fields = fieldsOf(inside.filter(node => !replaced.has(node)))
    for (const each of placeholders) around.set(each, { action: attributeIn(form, 'action'), fields })
  }
  return around
}

/** Returns the widgets of a page, and the values in their placeholders that calls need. */
function usesIn(nodes: readonly Markup[]) {
  const around = formsAround(nodes)
  const said = nodes.filter(isPlaceholder).map(node => ({ ...saidIn(node), form: around.get(node) }))
  const of = (template: string) => said.find(({ product }) => product.template === template)?.product.id
  const first = (widget: string, read: (each: ReturnType<typeof saidIn>) => string | undefined) =>
    said
      .filter(each => each.widget === widget)
      .map(read)
      .find(value => value)
  return {
    placed: said satisfies readonly Placement[],
    products: { box: of('bol'), essential: of('de') },
    recipe: first('recipe-email', ({ option }) => option('recipe')),
    address: first('house-move', ({ option, address }) => option('address') || address),
    suggestions: first('typeahead', ({ option }) => option('url')),
  }
}

/** A form of the page that is posted; without an address it is posted to the page itself. */
type PageForm = { action: string | undefined; fields: Readonly<Record<string, string>> }

/** A placeholder of a page. */
export type Placement = Placed & {
  widget: string
  /** Returns a value in the first entry of an option that is a list. */
  first: (option: string, name: string) => string | undefined
  /** The form of the page around the placeholder. */
  form: PageForm | undefined
}

/** Returns what a page's source tells its scripts, and the address of its loader. */
export function readPage(html: string) {
  const page = markupOfSource(html)
  const nodes = [...everyIn(page)]
  const meta = (wanted: string): string | undefined => {
    const found = nodes.find(node => node.name === 'meta' && attributeIn(node, 'name') === wanted)
    return found && attributeIn(found, 'content')
  }
  const scripts = nodes.filter(({ name }) => name === 'script')
  const globals = globalsIn(scripts.map(textOf).join('\n'))
  const token = meta('csrf-token') ?? (globals.csrfToken as string | undefined)
  const loader = nodes.find(isLoader)
  return {
    page,
    globals,
    token,
    tokenHeader: meta('csrf-header')?.trim() || undefined,
    tokenField: meta('csrf-param')?.trim() || undefined,
    tokenUrl: meta('doorstep-csrf-url'),
    site: siteIn(nodes),
    loader: loader && attributeIn(loader, 'src'),
    ...usesIn([...everyIn(page, isOn)].filter(isOn)),
  }
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
      : [breaks(`its content policy has no 'self' in ${name}, so no widget can be fetched or make calls`)]
  })
}

function ofPage(answer: Answer): Finding[] {
  const { status, headers, text } = answer
  if (status !== 200) return [breaks(answers(answer))]
  const { page, globals, token } = readPage(text)
  // Placeholders are checked by `doorstep check`.
  const findings = [...lintPage(page, 1), ...lintGlobals(globals)].map(({ says, isHarmless }) =>
    isHarmless ? odd(says) : breaks(says),
  )
  findings.push(...ofPolicy(headers.get('Content-Security-Policy') ?? ''))
  if (token && /\bpublic\b|s-maxage/.test(headers.get('Cache-Control') ?? ''))
    findings.push(breaks('may be cached although it has a token: people would send somebody else’s'))
  return findings
}

async function ofBundle(send: Send, base: string): Promise<Asked[]> {
  const loader = await send('GET', `${base}loader.js`)
  const findings: Finding[] = []
  if (loader.status !== 200) findings.push(breaks(`${answers(loader)}: no widget is loaded`))
  if (!/javascript/.test(loader.headers.get('Content-Type') ?? ''))
    findings.push(breaks('is not labelled as JavaScript, so browsers refuse it'))
  const maxAge = /max-age=(\d+)/.exec(loader.headers.get('Cache-Control') ?? '')?.[1]
  if (Number(maxAge) > 0)
    findings.push(breaks(`may be kept for ${maxAge} seconds: a release reaches people late, or in part`))
  const manifest = readJson((await send('GET', `${base}manifest.json`)).text) as
    | { widgets?: Record<string, { script: string }> }
    | undefined
  const file = Object.values(manifest?.widgets ?? {})[0]?.script
  const asked = { what: `GET ${base}loader.js`, verdict: verdictOf(findings), findings, widgets: ['all'] }
  return file ? [asked, await ofFile(send, `${base}${file}`)] : [asked]
}

async function ofFile(send: Send, path: string): Promise<Asked> {
  const answer = await send('GET', path)
  const { status, headers } = answer
  const findings: Finding[] = []
  if (status !== 200) findings.push(breaks(`${answers(answer)}: only some files are deployed`))
  else if (!/max-age=\d{5,}/.test(headers.get('Cache-Control') ?? ''))
    findings.push(
      odd('is not cached by browsers although its name has a hash; send max-age=31536000, immutable'),
    )
  return { what: `GET ${path}`, verdict: verdictOf(findings), findings, widgets: ['all'] }
}

/** Requests a page as a browser does. */
export const getPage = (path: string, send: Send): Promise<Answer> =>
  send('GET', path, undefined, { Accept: 'text/html' })

/** Checks a page that was received, and the bundle that it links. */
export async function tryPage(path: string, answer: Answer, send: Send): Promise<Asked[]> {
  const findings = ofPage(answer)
  const page = { what: `GET ${path}`, verdict: verdictOf(findings), findings, widgets: ['all'] }
  const { loader } = readPage(answer.text)
  if (loader === undefined) return [page]
  const base = pathAt(loader, answer.url)?.replace(/loader(\.min)?\.m?js.*$/, '')
  if (base !== undefined) return [page, ...(await ofBundle(send, base))]
  const because = 'it is at another origin, and nothing is sent there'
  return [page, { what: `GET ${loader}`, verdict: 'not asked', findings: [], widgets: ['all'], because }]
}
