import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
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

/** Parses a page, or a part of one, as a browser would. */
export function markupOfSource(source: string): Markup {
  const isWhole = /<(html|head|body|!doctype)\b/i.test(source)
  const read = isWhole ? parse : parseFragment
  return toMarkup(read(source, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
}
