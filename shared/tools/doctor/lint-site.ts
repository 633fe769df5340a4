import { entered, type PageName, usualPages } from '#site/pages'
import { routes } from '../../domain/api/client/routes'
import { callShape, fitsCall, readAddress } from '../../platform/page/addresses'
import { closestMatch } from '../../platform/values/closest-match'
import { attributeIn, type Markup, textOf } from './placeholder/markup'
import { isMasked } from './source/filler'

type SiteFinding = { node: Markup; says: string }

type Members = Readonly<Record<string, unknown>>

const words = ['root', 'api', 'pages', 'calls', 'returnParameter', 'actions', 'scripts']

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (value: unknown) => (typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? ''))

/** Returns the fault of an unknown name, with the name that was probably meant. */
function strange(given: string, known: readonly string[], where: string): string[] {
  if (known.includes(given)) return []
  const meant = closestMatch(given, known)
  return [
    `${where} has "${given}", which is not read; ${meant ? `write "${meant}"` : `it may have ${known.join(', ')}`}.`,
  ]
}

function ofPage(name: string, value: unknown): string[] {
  const where = `pages.${name} is ${shown(value)}`
  if (typeof value !== 'string')
    return [`${where}; write an address, such as "${usualPages[name as PageName]}".`]
  if (usualPages[name as PageName].includes('{id}') && !value.includes('{id}'))
    return [`${where}; write {id} where the order's own id stands.`]
  if (readAddress(value.trim().replace('{id}', '1'), entered.includes(name)) !== null) return []
  const what = entered.includes(name)
    ? 'a path on this site'
    : 'a path on this site, or a whole https address'
  return [`${where}, which is not used; write ${what}, such as "${usualPages[name as PageName]}".`]
}

function ofCall(name: string, value: unknown): string[] {
  const { path } = routes[name as keyof typeof routes]
  return typeof value === 'string' && fitsCall(value.trim(), path)
    ? []
    : [
        `calls.${name} is ${shown(value)}, which is not used; write a path such as "${path}", with the same names in braces.`,
      ]
}

function ofMembers(
  site: Members,
  part: 'pages' | 'calls',
  known: readonly string[],
  check: (name: string, value: unknown) => string[],
): string[] {
  const given = site[part]
  if (given === undefined) return []
  if (!isMembers(given)) return [`${part} is ${shown(given)}; write an object of addresses by name.`]
  return Object.entries(given).flatMap(([name, value]) => [
    ...strange(name, known, part),
    ...(known.includes(name) ? check(name, value) : []),
  ])
}

const usualFolders = { root: 'a path such as /shop', api: 'a path such as /shop/api' }

const ofFolder = (site: Members, name: 'root' | 'api'): string[] => {
  const value = site[name]
  const isFine = typeof value === 'string' && (value === '' || value === '/' || callShape.test(value))
  return value === undefined || isFine
    ? []
    : [`${name} is ${shown(value)}, which is not used; write ${usualFolders[name]}.`]
}

const usualAddresses = { actions: usualPages.contact, scripts: 'https://maps.example/api.js?key=yours' }

/**
 * Returns the faults of the addresses that the site allows: paths on the site for forms, whole https addresses for
 * scripts.
 */
function ofAllowed(site: Members, name: 'actions' | 'scripts'): string[] {
  const given = site[name]
  if (given === undefined) return []
  const example = `"${name}": ["${usualAddresses[name]}"]`
  if (!Array.isArray(given)) return [`${name} is ${shown(given)}; write a list, such as ${example}.`]
  const fits = name === 'actions' ? /^\/(?![/\\])/ : /^(https:\/\/|\/(?![/\\]))/
  return given
    .filter(each => typeof each !== 'string' || !fits.test(each))
    .map(each => `${name} has ${shown(each)}, which is not used; write a whole address, as in ${example}.`)
}

/** Returns a sentence for everything in a site's addresses that would be ignored. */
export function lintAddresses(site: unknown): string[] {
  if (!isMembers(site)) return ['it holds no JSON object; write { "root": "…" }, for example.']
  const calls = Object.keys(routes).filter(name => routes[name as keyof typeof routes].path.startsWith('/'))
  const { returnParameter: way } = site
  const isWay = way === undefined || (typeof way === 'string' && /^[\w.[\]-]+$/.test(way))
  return [
    ...Object.keys(site).flatMap(name => strange(name, words, 'it')),
    ...ofFolder(site, 'root'),
    ...ofFolder(site, 'api'),
    ...ofMembers(site, 'pages', Object.keys(usualPages), ofPage),
    ...ofMembers(site, 'calls', calls, ofCall),
    ...ofAllowed(site, 'actions'),
    ...ofAllowed(site, 'scripts'),
    ...(isWay ? [] : [`returnParameter is ${shown(way)}; write the name of a parameter, such as "return".`]),
  ]
}

/** Returns the JSON of a page's addresses; undefined if it has none, null if the JSON is invalid. */
export function siteIn(nodes: readonly Markup[]): unknown {
  const [block] = blocksIn(nodes)
  if (!block) return undefined
  try {
    return JSON.parse(textOf(block))
  } catch {
    return null
  }
}

const blocksIn = (nodes: readonly Markup[]) =>
  nodes.filter(node => node.name === 'script' && attributeIn(node, 'data-doorstep-site') !== undefined)

/** Yields the faults in the script that states the addresses of the site's calls and pages. */
export function* lintSite(nodes: readonly Markup[]): Generator<SiteFinding> {
  const [block, second] = blocksIn(nodes)
  if (!block) return
  const says = (words: string) => `the script with data-doorstep-site: ${words}`
  if (second) yield { node: second, says: says('it is on this page more than once; only the first is read.') }
  if (attributeIn(block, 'type') !== 'application/json')
    yield { node: block, says: says('it has no type="application/json", so browsers run it as a script.') }
  const written = textOf(block)
  // A template fills the block in later.
  if (isMasked(written)) return
  for (const problem of lintAddresses(siteIn(nodes))) yield { node: block, says: says(problem) }
}
