// jsdom's selector engine sees elements as a page does, through wrappers and live collections; a test of a widget spends
// a sixth of its time there. Here css-select reads jsdom's own nodes. What depends on more than names, attributes and
// the tree, such as `:checked`, and what css-select does not accept, is left to jsdom.
import { createRequire } from 'node:module'
import { compile } from 'css-select'

const fromJsdom = createRequire(import.meta.resolve('jest-environment-jsdom'))
// Its modules need each other, and load only in the order in which jsdom itself loads them.
fromJsdom('jsdom')
const { implForWrapper, wrapperForImpl } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js')
const { getAttributeByName } = fromJsdom('jsdom/lib/jsdom/living/attributes.js')
const { domSymbolTree } = fromJsdom('jsdom/lib/jsdom/living/helpers/internal-constants.js')
const { implementation: Document } = fromJsdom('jsdom/lib/jsdom/living/nodes/Document-impl.js')

const isTag = ({ nodeType }) => nodeType === 1
const childrenOf = node => domSymbolTree.childrenToArray(node)

const adapter = {
  isTag,
  getName: ({ _localName }) => _localName,
  getAttributeValue: (element, name) => getAttributeByName(element, name)?._value,
  hasAttrib: (element, name) => element._attributesByNameMap.has(name),
  getParent: node => domSymbolTree.parent(node),
  getChildren: childrenOf,
  getSiblings: node => childrenOf(domSymbolTree.parent(node) ?? node),
  getText: ({ textContent }) => textContent,
  removeSubsets: nodes => nodes,
}

const ofTree = /^(?:not|is|where|has|scope|empty|(?:nth|first|last|only)(?:-last)?-(?:child|of-type))$/
/** Whether css-select means the same as jsdom: it takes a combinator at the end for nothing. */
const isOfTree = selector =>
  [...selector.matchAll(/:([\w-]*)/g)].every(([, name]) => ofTree.test(name)) &&
  !/\||[>+~]\s*$/.test(selector)

const options = { adapter, relativeSelector: false, cacheResults: false }
const compiled = new Map()

/** Whether an element fits a selector; undefined where only jsdom can tell. */
function predicateOf(selector, context) {
  const key = String(selector)
  if (compiled.has(key)) return compiled.get(key)
  const isRelative = key.includes(':scope')
  let predicate
  try {
    // What is cached must not hold on to a page.
    predicate = isOfTree(key) ? compile(key, options, isRelative ? [context] : undefined) : undefined
  } catch {
    // jsdom throws what a page expects.
  }
  if (!isRelative) compiled.set(key, predicate)
  return predicate
}

const lists = new WeakMap()

/** All elements below a node in the order of the document, listed once for each state of the tree. */
function elementsBelow(root) {
  const known = lists.get(root)
  if (known?.version === root._version) return known.elements
  const elements = []
  const list = node => {
    for (let child = domSymbolTree.firstChild(node); child; child = domSymbolTree.nextSibling(child)) {
      if (!isTag(child)) continue
      elements.push(child)
      list(child)
    }
  }
  list(root)
  lists.set(root, { version: root._version, elements })
  return elements
}

/** The engine that a document of jsdom asks. */
const quick = ofJsdom => ({
  ...ofJsdom,
  first(selector, wrapper) {
    const root = implForWrapper(wrapper)
    const fits = predicateOf(selector, root)
    if (!fits) return ofJsdom.first(selector, wrapper)
    const found = elementsBelow(root).find(fits)
    return found ? wrapperForImpl(found) : null
  },
  select(selector, wrapper) {
    const root = implForWrapper(wrapper)
    const fits = predicateOf(selector, root)
    return fits ? elementsBelow(root).filter(fits).map(wrapperForImpl) : ofJsdom.select(selector, wrapper)
  },
  match(selector, wrapper) {
    const element = implForWrapper(wrapper)
    return predicateOf(selector, element)?.(element) ?? ofJsdom.match(selector, wrapper)
  },
  closest(selector, wrapper) {
    const element = implForWrapper(wrapper)
    const fits = predicateOf(selector, element)
    if (!fits) return ofJsdom.closest(selector, wrapper)
    for (let at = element; at && isTag(at); at = domSymbolTree.parent(at))
      if (fits(at)) return wrapperForImpl(at)
    return null
  },
})

const engines = new WeakMap()

// A document makes its engine when it is first asked.
Object.defineProperty(Document.prototype, '_nwsapi', {
  get() {
    return engines.get(this)
  },
  set(ofJsdom) {
    engines.set(this, quick(ofJsdom))
  },
})
