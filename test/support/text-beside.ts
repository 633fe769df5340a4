import { readFileSync } from 'node:fs'
import { parseSync, traverse, types } from '@babel/core'

type Child = types.JSXElement['children'][number]

/** What a component is given may be text that is put beside something only where it is rendered. */
const isBlank = (child: Child) =>
  (types.isJSXText(child) && /^\s*$/.test(child.value) && child.value.includes('\n')) ||
  (types.isJSXExpressionContainer(child) && types.isJSXEmptyExpression(child.expression))

/** Whether it is a text of its own, as far as can be seen, and one that may change. */
function mayBeText(node: types.Node): boolean {
  if (types.isTemplateLiteral(node)) return node.expressions.length > 0
  if (types.isConditionalExpression(node))
    return (
      mayBeText(node.consequent) ||
      mayBeText(node.alternate) ||
      types.isStringLiteral(node.consequent) ||
      types.isStringLiteral(node.alternate)
    )
  if (types.isLogicalExpression(node))
    return (
      mayBeText(node.right) ||
      types.isStringLiteral(node.right) ||
      (node.operator !== '&&' && mayBeText(node.left))
    )
  if (types.isTSNonNullExpression(node) || types.isTSAsExpression(node)) return mayBeText(node.expression)
  return (
    types.isIdentifier(node) ||
    types.isMemberExpression(node) ||
    types.isCallExpression(node) ||
    types.isOptionalMemberExpression(node) ||
    types.isBinaryExpression(node)
  )
}

export function textsBeside(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const ast = parseSync(text, {
    filename: file,
    babelrc: false,
    configFile: false,
    presets: ['@babel/preset-typescript', '@babel/preset-react'],
  })
  const found: string[] = []
  const look = (children: Child[]) => {
    const kept = children.filter(child => !isBlank(child))
    if (kept.length < 2) return
    for (const child of kept)
      if (types.isJSXExpressionContainer(child) && mayBeText(child.expression))
        found.push(
          `${file}:${child.loc?.start.line} ${text
            .slice(child.start ?? 0, child.end ?? 0)
            .replace(/\s+/g, ' ')
            .slice(0, 80)}`,
        )
  }
  traverse(ast as types.File, {
    JSXElement: path => look(path.node.children),
    JSXFragment: path => look(path.node.children),
  })
  return found
}
