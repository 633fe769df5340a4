import { type NodePath, traverse, types } from '@babel/core'
import { parseScript } from './parse'

type FunctionLength = { name: string; lines: number }

/** The name of a function: its own, or that of what it is assigned to. */
function nameOf({ node, parent }: NodePath<types.Function>): string {
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
  traverse(parseScript(text, filename), {
    noScope: true,
    Function(path: NodePath<types.Function>) {
      const { loc } = path.node
      if (loc) found.push({ name: nameOf(path), lines: loc.end.line - loc.start.line + 1 })
    },
  })
  return found
}
