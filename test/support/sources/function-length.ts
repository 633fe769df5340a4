import { types } from '@babel/core'
import { parseScript } from './parse'

type FunctionLength = { name: string; lines: number }

/** The name of a function: its own, or that of what it is assigned to. */
function nameOf(node: types.Function, parent: types.Node | undefined): string {
  if ('id' in node && types.isIdentifier(node.id)) return node.id.name
  if ('key' in node && types.isIdentifier(node.key)) return node.key.name
  if (types.isVariableDeclarator(parent) && types.isIdentifier(parent.id)) return parent.id.name
  if (types.isObjectProperty(parent) && types.isIdentifier(parent.key)) return parent.key.name
  return types.isCallExpression(parent) && types.isIdentifier(parent.callee)
    ? `a function given to ${parent.callee.name}`
    : 'a function'
}

/** The length of each function in a script in lines, including nested functions. */
export function functionLengths(text: string, filename: string): FunctionLength[] {
  const found: FunctionLength[] = []
  types.traverse(parseScript(text, filename), (node, ancestors) => {
    if (types.isFunction(node) && node.loc)
      found.push({
        name: nameOf(node, ancestors.at(-1)?.node),
        lines: node.loc.end.line - node.loc.start.line + 1,
      })
  })
  return found
}
