import { type NodePath, traverse, types } from '@babel/core'
import { parseScript } from './parse'

/** The globals that libraries of host pages replace, as measured in a browser. */
export const replacedGlobals = ['Document', 'Element', 'Event', 'Keyboard', 'Request', 'Window']

/** Built-in functions that a library has replaced by ones that behave differently. */
export const replacedFunctions = ['Array.from', 'Date.parse']

const roots = new Set(['globalThis', 'window', 'self'])

const anyOf = (names: Iterable<string>) => `(?:${[...names].join('|')})`
const globalName = anyOf(replacedGlobals)
const functionName = anyOf(replacedFunctions.map(name => name.replace('.', '\\s*\\??\\.\\s*')))

/** Matches every possible use; a text search takes a tenth of the time of parsing. */
const mention = new RegExp(
  [
    `(?<![\\w$'"]|(?<!\\.\\.)\\.)${globalName}(?![\\w$'"])`,
    `${anyOf(roots)}\\s*\\??\\.\\s*${globalName}\\b`,
    functionName,
  ].join('|'),
)

function isDeferred(path: NodePath): boolean {
  const around = path.getFunctionParent()
  if (!around) return Boolean(path.findParent(each => each.isClassProperty() && !each.node.static))
  // A function that is called where it is defined runs at once.
  const isCalled = around.key === 'callee' && around.parentPath?.isCallExpression()
  return isCalled ? isDeferred(around.parentPath) : true
}

/** Whether one of the names occurs outside of types, which is the condition for a closer look. */
function isNamed(ast: types.Node): boolean {
  const names = [...replacedGlobals, ...replacedFunctions.map(name => name.split('.')[0])]
  let found = false
  types.traverseFast(ast, node => {
    if (types.isTSType(node) || types.isTSInterfaceDeclaration(node)) return types.traverseFast.skip
    found ||= types.isIdentifier(node) && names.includes(node.name)
    return found ? types.traverseFast.stop : undefined
  })
  return found
}

/** The uses of these built-ins in a script, and whether each happens when the script loads; types do not count. */
export function readsOfReplaced(text: string): { name: string; isAtLoad: boolean }[] {
  if (!mention.test(text)) return []
  const found: { name: string; isAtLoad: boolean }[] = []
  const ast = parseScript(text, 'read.tsx')
  if (!isNamed(ast)) return []
  const note = (name: string, path: NodePath) => found.push({ name, isAtLoad: !isDeferred(path) })
  traverse(ast, {
    TSInterfaceDeclaration: (path: NodePath) => path.skip(),
    TSType: (path: NodePath) => path.skip(),
    Identifier(path: NodePath<types.Identifier>) {
      const { name } = path.node
      if (!path.isReferencedIdentifier() || path.scope.hasBinding(name, true)) return
      if (replacedGlobals.includes(name)) note(name, path)
      const { parent } = path
      if (path.key !== 'object' || !types.isMemberExpression(parent)) return
      const { property } = parent
      const member = types.isIdentifier(property) && !parent.computed ? property.name : null
      if (member && replacedFunctions.includes(`${name}.${member}`)) note(`${name}.${member}`, path)
      if (member && roots.has(name) && replacedGlobals.includes(member)) note(member, path)
    },
  })
  return found
}
