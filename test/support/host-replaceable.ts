import { type NodePath, parseSync, traverse, types } from '@babel/core'

/** The globals that a library of host pages puts something of its own in the place of; measured in a browser. */
export const replacedGlobals = ['Document', 'Element', 'Event', 'Keyboard', 'Request', 'Window']

/** Functions of the language that one has put another in the place of, which behaves otherwise. */
export const replacedFunctions = ['Array.from', 'Date.parse']

const roots = new Set(['globalThis', 'window', 'self'])

function isDeferred(path: NodePath): boolean {
  const around = path.getFunctionParent()
  if (!around) return Boolean(path.findParent(each => each.isClassProperty() && !each.node.static))
  // A function that is called where it stands runs at once.
  const isCalled = around.key === 'callee' && around.parentPath?.isCallExpression()
  return isCalled ? isDeferred(around.parentPath as NodePath) : true
}

/** What a script reads of all that, and whether it does as it loads; what is only a type counts for nothing. */
export function readsOfReplaced(text: string): { name: string; isAtLoad: boolean }[] {
  const found: { name: string; isAtLoad: boolean }[] = []
  const ast = parseSync(text, {
    filename: 'read.tsx',
    babelrc: false,
    configFile: false,
    compact: true,
    presets: ['@babel/preset-typescript'],
  })
  const note = (name: string, path: NodePath) => found.push({ name, isAtLoad: !isDeferred(path) })
  traverse(ast as types.File, {
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
