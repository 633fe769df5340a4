import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { traverse, types } from '@babel/core'
import { parseScript } from './parse'

const root = path.resolve(__dirname, '../../..')

/** The scripts that run on a page: the bundle and the helper script beside it. */
const files = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(
    file =>
      /\.(tsx?|js)$/.test(file) &&
      !/\.d\.ts$|\.examples\.ts$|\.about\.ts$/.test(file) &&
      !/^shared\/tools\/(build|cli|contract|lint|wordpress)\//.test(file) &&
      (!file.startsWith('shared/tools/server-helpers/') || file.endsWith('report-errors.js')),
  )

type Scope = { hasBinding: (name: string, noGlobals?: boolean) => boolean }

const owners = ['window', 'globalThis', 'self']

/** A name that a script reads off the window or the document, and where. */
type PageName = {
  of: 'window' | 'document'
  name: string
  file: string
  /** Whether it is read as the window's own, which no element can be. */
  isOwn: boolean
}

const ownerOf = (node: types.Node | null | undefined, scope?: Scope): PageName['of'] | undefined => {
  if (types.isTSAsExpression(node)) return ownerOf(node.expression, scope)
  if (!types.isIdentifier(node) || scope?.hasBinding(node.name, true)) return undefined
  if (owners.includes(node.name)) return 'window'
  return node.name === 'document' ? 'document' : undefined
}

/** Functions that read a name as the window's own. */
const ownReaders = ['ownGlobal', 'saidByPage']

/** The names that a script reads, by their usual spellings: `window.x`, `ownGlobal('x')`, `Reflect.get(window, 'x')`. */
export function pageNamesIn(text: string): Omit<PageName, 'file'>[] {
  if (!/\b(window|globalThis|self|document|ownGlobal|saidByPage)\b/.test(text)) return []
  const found: Omit<PageName, 'file'>[] = []
  traverse(parseScript(text, 'read.tsx'), {
    TSInterfaceDeclaration: path => path.skip(),
    TSType: path => path.skip(),
    MemberExpression({ node, scope }) {
      const of = ownerOf(node.object, scope)
      if (of && types.isIdentifier(node.property) && !node.computed)
        found.push({ of, name: node.property.name, isOwn: false })
    },
    OptionalMemberExpression({ node, scope }) {
      const of = ownerOf(node.object, scope)
      if (of && types.isIdentifier(node.property) && !node.computed)
        found.push({ of, name: node.property.name, isOwn: false })
    },
    VariableDeclarator({ node }) {
      const of = ownerOf(node.init)
      if (!of || !types.isObjectPattern(node.id)) return
      for (const each of node.id.properties)
        if (types.isObjectProperty(each) && types.isIdentifier(each.key))
          found.push({ of, name: each.key.name, isOwn: false })
    },
    CallExpression({ node: { callee, arguments: given } }) {
      const [first, second] = given
      if (types.isIdentifier(callee) && ownReaders.includes(callee.name) && types.isStringLiteral(first))
        found.push({ of: 'window', name: first.value, isOwn: true })
      const of = ownerOf(first as types.Node)
      const isRead = types.isMemberExpression(callee) && !types.isIdentifier(callee.property, { name: 'set' })
      const isOwn = isRead && types.isIdentifier(callee.property, { name: 'getOwnPropertyDescriptor' })
      if (of && isRead && types.isStringLiteral(second)) found.push({ of, name: second.value, isOwn })
    },
  })
  return found
}

/** Every name that the bundle and its helper read from the window or the document. */
export const pageNames = (): PageName[] =>
  files.flatMap(file =>
    pageNamesIn(readFileSync(path.join(root, file), 'utf8')).map(found => ({ ...found, file })),
  )
