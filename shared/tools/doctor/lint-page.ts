import { flagOf } from '../../platform/page/globals'
import { noToken } from '../../platform/page/login/lacks-token'
import { offAttribute } from '../../platform/page/placeholders'
import { closestMatch } from '../../platform/values/closest-match'
import { lintAnswers } from './lint-answers'
import { lintSite } from './lint-site'
import { attributeIn, everyIn, type Markup, textOf } from './placeholder/markup'

/** A fault of a page, with the replacement if it is known. */
type PageFinding = {
  says: string
  paste?: string
  node?: Markup
  /** True if the page works equally well with the fault. */
  isHarmless?: true
}

/** The globals that the page's scripts set for the widgets; unknown for a source file. */
export type Globals = Readonly<Record<string, unknown>>

/** Returns true if the element is the script that loads the widgets. */
export const isLoader = (node: Markup): boolean =>
  node.name === 'script' &&
  ['src', 'data-src', 'data-rocket-src', 'data-pmdelayedscript', 'nitro-src'].some(name =>
    namesLoader(attributeIn(node, name) ?? ''),
  )

/**
 * Returns true if an address leads to the loader; a template may compute the address: `{% static "doorstep/loader.js"
 * %}`.
 */
export const namesLoader = (address: string): boolean =>
  /(^|[/'"}>(\s])loader(\.min)?\.m?js([?#'"()}\s]|$)/.test(address)

/** The types by which optimisers mark a script that they hold back until a person acts. */
const holders: readonly (readonly [type: RegExp, name: string])[] = [
  [/^rocketlazyloadscript$/i, 'WP Rocket'],
  [/^litespeed\//i, 'LiteSpeed Cache'],
  [/^pmdelayedscript$/i, 'Perfmatters'],
  [/^nitropack/i, 'NitroPack'],
  [/^flying-?press/i, 'FlyingPress'],
  [/^[\da-f]{16,}-/i, "Cloudflare's Rocket Loader"],
  [/^text\/psajs$/i, 'PageSpeed'],
]

/**
 * The attributes that our helpers print on the loader's script. The optimisers named above do not hold back a script
 * with these attributes.
 */
const optOut =
  'data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" data-pagespeed-no-defer data-jetpack-boost="ignore" nitro-exclude nowprocket'

const heldBy = (node: Markup): string | undefined =>
  holders.find(([type]) => type.test(attributeIn(node, 'type') ?? ''))?.[1]

function* ofLoader(nodes: readonly Markup[]): Generator<PageFinding> {
  const loaders = nodes.filter(isLoader)
  for (const node of loaders) {
    const paste = `<script type="module" src="${attributeIn(node, 'src')}"></script>`
    const held = heldBy(node)
    if (held)
      yield {
        node,
        paste: optOut,
        says: `${held} holds the loader back until somebody acts, so the first press may be lost; add ${optOut}.`,
      }
    else if (attributeIn(node, 'type')?.toLowerCase() !== 'module')
      yield { node, paste, says: `the loader is a classic script, which no browser runs; write ${paste}.` }
    if (attributeIn(node, 'nomodule') !== undefined)
      yield {
        node,
        paste,
        says: `the loader has nomodule, so that no browser of today runs it; write ${paste}.`,
      }
  }
  const [, second] = loaders
  if (second)
    yield {
      node: second,
      paste: '',
      isHarmless: true,
      says: `the loader is on this page ${loaders.length} times; keep the first script.`,
    }
}

const tokenMeta = '<meta name="csrf-token" content="…">'

function* ofToken(nodes: readonly Markup[], globals: Globals | undefined): Generator<PageFinding> {
  const metas = nodes.filter(({ name }) => name === 'meta')
  const named = (name: string) => metas.find(meta => attributeIn(meta, 'name') === name)
  const token = named('csrf-token')
  const content = attributeIn(token ?? { name: '', attributes: [], children: [], text: '' }, 'content')
  const isInScript = nodes.some(node => node.name === 'script' && /\bcsrfToken\b\s*=/.test(textOf(node)))
  if (content?.trim() && !/^[!-~]{1,500}$/.test(content.trim()))
    yield {
      node: token as Markup,
      paste: tokenMeta,
      says: `the CSRF token is "${content.slice(0, 40)}", which no header can carry; write the session's own token into ${tokenMeta}.`,
    }
  if (content?.trim() || named('doorstep-csrf-url') || isInScript || globals?.csrfToken) return
  const near = metas.find(meta =>
    meta.attributes.some(([name, value]) => name !== 'content' && closestMatch(value, ['csrf-token'])),
  )
  const [, given = ''] = near?.attributes.find(([name]) => /^(content|value)$/.test(name)) ?? []
  const paste = tokenMeta.replace('…', given || '…')
  yield near ? { node: near, paste, says: noToken } : { paste, says: noToken }
}

/** The globals that the page's scripts may set, with their types. */
export const kinds: Readonly<Record<string, string>> = {
  csrfToken: 'string',
  hasPostcode: 'boolean',
  isGuest: 'boolean',
  activeCoupon: 'string',
}

/** Yields the globals that the widgets cannot read. */
export function* lintGlobals(globals: Globals): Generator<PageFinding> {
  for (const [name, kind] of Object.entries(kinds)) {
    const value = globals[name]
    const isFlag = kind === 'boolean' && flagOf(value) !== null
    if (value === undefined || value === null || typeof value === kind || isFlag) continue
    const meant = kind === 'string' ? `'${String(value)}'` : String(/^(true|1|yes)$/.test(String(value)))
    yield {
      says: `window.${name} is ${typeof value === 'string' ? `the text "${value}"` : `a ${typeof value}`}; write ${meant}.`,
      paste: `window.${name} = ${meant}`,
    }
  }
  for (const given of Object.keys(globals)) {
    const to = given in kinds ? undefined : closestMatch(given, Object.keys(kinds))
    if (to && to !== given)
      yield {
        says: `window.${given} is not read; write window.${to}.`,
        paste: `window.${to} = ${JSON.stringify(globals[given])}`,
      }
  }
}

/**
 * Yields the faults of a page as a whole. `placeholders` is the number of our placeholders on it; `isPart` means that
 * there may be more of the page. F-67, F-68
 */
export function* lintPage(
  page: Markup,
  placeholders: number,
  globals?: Globals,
  isPart = false,
): Generator<PageFinding> {
  const nodes = [...everyIn(page)]
  yield* ofLoader(nodes)
  yield* lintSite(nodes)
  yield* lintAnswers(nodes, globals && performance.timeOrigin)
  if (isPart) return
  yield* ofToken(nodes, globals)
  if (globals) {
    yield* lintGlobals(globals)
    yield* openToVisitors(page)
  }
  if (placeholders && !globals && !nodes.some(isLoader)) {
    const paste = '<script type="module" src="…/loader.js"></script>'
    yield { paste, says: `this page has no loader, so nothing is mounted; write ${paste} into its head.` }
  }
  if (!placeholders) yield noPlaceholder(nodes)
}

const holdsText = /^(div|section|article|aside|main|details|ol|ul|li|td|p|blockquote)$/
const ofVisitors =
  /^(comments?|comments?-?(list|body|content|text|area)|reviews?|reviews?-(list|body|content|text)|wp-block-comments|user-content|ugc|guestbook|forum-post|post-message)$/i

/** Returns true if an element shows what visitors write, judging by the usual names for such elements. */
const showsVisitors = (node: Markup): boolean =>
  holdsText.test(node.name) &&
  (`${attributeIn(node, 'id') ?? ''} ${attributeIn(node, 'class') ?? ''}`
    .split(/\s+/)
    .some(name => ofVisitors.test(name)) ||
    /^(comment|review|reviewBody)$/.test(attributeIn(node, 'itemprop') ?? '') ||
    /\/(Comment|Review|UserComments)$/.test(attributeIn(node, 'itemtype') ?? ''))

/** Yields elements that seem to show what visitors write, which may contain placeholders. */
function* openToVisitors(page: Markup): Generator<PageFinding> {
  const isOffAt = (node: Markup) => attributeIn(node, offAttribute) !== undefined
  for (const node of everyIn(page, each => !isOffAt(each) && !showsVisitors(each))) {
    if (isOffAt(node) || !showsVisitors(node)) continue
    const [named] = node.attributes.filter(([name]) => /^(id|class|itemprop|itemtype)$/.test(name))
    const tag = `<${node.name} ${named?.[0]}="${named?.[1]}"`
    yield {
      node,
      isHarmless: true,
      says: `visitors may write in ${tag}>, and a placeholder that they write would work for whoever reads it; if so, write ${tag} ${offAttribute}>.`,
    }
  }
}

function noPlaceholder(nodes: readonly Markup[]): PageFinding {
  const says = 'this page has no placeholder of ours;'
  if (nodes.some(({ name, text }) => name === '#comment' && /data-widget\s*=/.test(text)))
    return { says: `${says} what was meant as one stands in a comment, where nothing is read.` }
  const paste = '<div data-widget="postcode-panel"></div>'
  return { paste, says: `${says} write ${paste}, for example.` }
}
