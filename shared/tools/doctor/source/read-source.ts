import { type DefaultTreeAdapterTypes, Parser, parse } from 'parse5'
import type { Markup } from '../placeholder/markup'

/** The position of an element in a source; `inner` is the end of its opening tag. */
export type Place = { line: number; column: number; from: number; inner: number; to: number }

type Node = DefaultTreeAdapterTypes.Node

function placeOf(node: Node): Place | undefined {
  const at = node.sourceCodeLocation
  if (!at) return undefined
  const inner = 'startTag' in at && at.startTag ? at.startTag.endOffset : at.startOffset
  return { line: at.startLine, column: at.startCol, from: at.startOffset, inner, to: at.endOffset }
}

function toMarkup(node: Node): Markup {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  const text = 'value' in node ? node.value : 'data' in node ? node.data : ''
  return {
    name: node.nodeName,
    attributes: 'attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [],
    children: (children as Node[]).map(toMarkup),
    text,
    of: placeOf(node),
  }
}

const options = { sourceCodeLocationInfo: true, scriptingEnabled: false }

/**
 * Parses a part of a page. `parseFragment` would do the same and then move each node of the top one by one from the head
 * of a list, which takes half a minute for a hundred thousand of them.
 */
function partOf(source: string): Node {
  const parser = Parser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(null, options)
  parser.tokenizer.write(source, true)
  const [root] = parser.document.childNodes
  const childNodes = root && 'childNodes' in root ? root.childNodes : []
  return { nodeName: '#document-fragment', childNodes }
}

/** Parses a page, or a part of one, as a browser would. */
export function markupOfSource(source: string): Markup {
  const isWhole = /<(html|head|body|!doctype)\b/i.test(source)
  return toMarkup(isWhole ? parse(source, options) : partOf(source))
}
