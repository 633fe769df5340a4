// jsdom looks for elements with nwsapi, which asks each element of the page through the DOM's public face: a tenth of the
// time of all tests. What plain selectors find is read from jsdom's own tree; all else is still asked of nwsapi.
import { createRequire } from 'node:module'

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const inside = name => require(`jsdom/lib/jsdom/living/${name}.js`)
const capitals = /[A-Z]+/g
// It puts every name of an element or attribute together again, letter by letter.
inside('helpers/strings').asciiLowercase = text => text.replace(capitals, found => found.toLowerCase())
require('jsdom')
const { domSymbolTree } = inside('helpers/internal-constants')
const { wrapperForImpl } = inside('generated/utils')
const NodeList = inside('generated/NodeList')
const tree = domSymbolTree.symbol

const part =
  /([a-z][a-z\d-]*|\*)|#([A-Za-z_][\w-]*)|\.([A-Za-z_][\w-]*)|\[([a-z][\w-]*)(?:([~^$*]?=)(?:"([^"\\]*)"|'([^'\\]*)'|([a-z][\w-]*)))?\]|:not\(([^()]+)\)|(:scope)/y

/** Whose values HTML reads without regard to case. */
const caseless = new Set(
  `accept accept-charset align alink axis bgcolor charset checked clear codetype color compact declare defer dir
  direction disabled enctype face frame hreflang http-equiv lang language link media method multiple nohref noresize
  noshade nowrap readonly rel rev rules scope scrolling selected shape target text type valign valuetype vlink`.split(
    /\s+/,
  ),
)

const attributeOf = (element, name) => element._attributesByNameMap.get(name)?.[0]._value

const compares = {
  '=': (value, asked) => value === asked,
  '^=': (value, asked) => value.startsWith(asked),
  '$=': (value, asked) => value.endsWith(asked),
  '*=': (value, asked) => value.includes(asked),
  '~=': (value, asked) => value.split(/[\t\n\f\r ]+/).includes(asked),
}

function attributeTest(name, operator, value) {
  if (!operator) return element => element._attributesByNameMap.has(name)
  if (operator !== '=' && !/^\S+$/.test(value)) return
  const plain = caseless.has(name) ? text => text.toLowerCase() : text => text
  const asked = plain(value)
  return element => {
    const own = attributeOf(element, name)
    return own !== undefined && compares[operator](plain(own), asked)
  }
}

function testOf([, tag, id, name, attribute, operator, double, single, bare, not, scope]) {
  if (tag) return tag === '*' ? () => true : element => element._localName === tag
  if (id) return element => attributeOf(element, 'id') === id
  if (name) return attributeTest('class', '~=', name)
  if (attribute) return attributeTest(attribute, operator, double ?? single ?? bare)
  if (scope) return (element, root) => element === root
  const selector = read(not)
  return selector && ((element, root) => !selector.chains.some(chain => fits(chain, element, root)))
}

/** The compounds of one selector, the last first, each with how it hangs on the one before; nothing if it is not plain. */
function chainOf(text) {
  const chain = []
  for (let at = 0; at < text.length; ) {
    const tests = []
    for (part.lastIndex = at; ; ) {
      const from = part.lastIndex
      const found = part.exec(text)
      // A tag comes first.
      if (!found || (found[1] && from > at)) {
        part.lastIndex = from
        break
      }
      const next = part.lastIndex
      const test = testOf(found)
      part.lastIndex = next
      if (!test) return
      tests.push(test)
    }
    if (!tests.length) return
    const between = /^\s*(?:>\s*|\s)\s*|^$/.exec(text.slice(part.lastIndex))
    if (!between) return
    at = part.lastIndex + between[0].length
    if (between[0] && at === text.length) return
    chain.unshift({ tests, isChild: chain.at(0)?.before === '>', before: between[0].trim() })
  }
  return chain.length ? chain : undefined
}

const selectors = new Map()
/** A comma outside quotation marks. */
const separator = /,(?=(?:[^"']|"[^"]*"|'[^']*')*$)/

function read(text) {
  if (!selectors.has(text)) {
    const chains = text.split(separator).map(each => chainOf(each.trim()))
    const isPlain = chains.every(Boolean)
    selectors.set(text, isPlain && { chains, isScoped: text.includes(':scope'), isNamed: /[.#]/.test(text) })
  }
  return selectors.get(text)
}

function fits(chain, element, root, from = 0) {
  if (!chain[from].tests.every(test => test(element, root))) return false
  if (from + 1 === chain.length) return true
  for (let at = element[tree].parent; at?.nodeType === 1; at = at[tree].parent) {
    if (fits(chain, at, root, from + 1)) return true
    if (chain[from].isChild) return false
  }
  return false
}

/** The selector, if what it finds from this node can be read from the tree. */
function plain(node, text, canScope) {
  const selector = typeof text === 'string' && read(text)
  if (!selector || (selector.isScoped && !canScope)) return
  const page = node._ownerDocument
  if (page._parsingMode !== 'html' || (selector.isNamed && page.compatMode === 'BackCompat')) return
  return selector.chains
}

function find(root, chains, most) {
  const found = []
  for (let at = root[tree]?.firstChild; at; ) {
    if (at.nodeType === 1) {
      for (const chain of chains) {
        if (!fits(chain, at, root)) continue
        found.push(at)
        break
      }
      if (found.length === most) break
    }
    let links = at[tree]
    let next = links.firstChild
    for (; !next && at !== root; links = at[tree]) {
      next = links.nextSibling
      if (!next) at = links.parent
    }
    if (at === root) break
    at = next
  }
  return found
}

for (const name of ['Document', 'DocumentFragment', 'Element']) {
  const { prototype } = inside(`nodes/${name}-impl`).implementation
  const { querySelector, querySelectorAll } = prototype
  prototype.querySelector = function (text) {
    const chains = plain(this, text, this.nodeType === 1)
    return chains ? (find(this, chains, 1)[0] ?? null) : querySelector.call(this, text)
  }
  prototype.querySelectorAll = function (text) {
    const chains = plain(this, text, this.nodeType === 1)
    if (!chains) return querySelectorAll.call(this, text)
    return NodeList.createImpl(this._globalObject, [], { nodes: find(this, chains) })
  }
}

const { prototype } = inside('nodes/Element-impl').implementation
const { matches, closest } = prototype
prototype.matches = function (text) {
  const chains = plain(this, text, false)
  return chains ? chains.some(chain => fits(chain, this)) : matches.call(this, text)
}
prototype.closest = function (text) {
  const chains = plain(this, text, false)
  if (!chains) return closest.call(this, text)
  for (let at = this; at?.nodeType === 1; at = at[tree].parent)
    if (chains.some(chain => fits(chain, at))) return wrapperForImpl(at)
  return null
}
