import { pageParts } from '../../platform/options/grammar'
import { fallbackAttribute, placeholderSelector, rootAttribute } from '../../platform/page/placeholders'
import { attributeIn, everyIn, type Markup } from './placeholder/markup'

/** Returns true if a node matches a selector of a tag name, an attribute or both. */
const matches = (node: Markup, selector: string): boolean => {
  const [, name, attribute = '', value] = /^([\w-]*)(?:\[([\w-]+)(?:=([\w-]+))?\])?$/.exec(selector) ?? []
  const given = attribute ? attributeIn(node, attribute) : ''
  return (!name || node.name === name) && given !== undefined && (value === undefined || given === value)
}

/**
 * Returns the first page content inside a placeholder, as the runtime detects it; the content of a template is not on
 * the page.
 */
export function pagePartIn(placeholder: Markup, names: readonly string[]): Markup | undefined {
  const isPart = (node: Markup) =>
    pageParts
      .split(',')
      .some(
        each =>
          matches(node, each) &&
          (each !== placeholderSelector || names.includes(attributeIn(node, 'data-widget') ?? '')),
      )
  const enters = (node: Markup) =>
    attributeIn(node, rootAttribute) === undefined &&
    (node.name !== 'template' || attributeIn(node, fallbackAttribute) !== undefined)
  for (const child of placeholder.children)
    for (const node of everyIn(child, enters)) if (isPart(node)) return node
  return undefined
}
