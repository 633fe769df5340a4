import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync, types } from '@babel/core'

/**
 * Every source file with its imports: files of the repository as relative paths, the rest as `node:…` or
 * `node_modules/…`.
 */
type Sources = Readonly<Record<string, readonly string[]>>

/** A file's imports, as names by file (`*` for all), and its exports. */
type Links = { taken: ReadonlyMap<string, readonly string[]>; exports: readonly string[] }

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts']

function filesIn(root: string, place: string): string[] {
  const full = path.join(root, place)
  if (!statSync(full).isDirectory()) return [place]
  return readdirSync(full).flatMap(name => filesIn(root, `${place}/${name}`))
}

function resolve(root: string, from: string, name: string): string {
  if (name.startsWith('node:')) return name
  const isOfSite = name.startsWith('#site/')
  if (!name.startsWith('.') && !isOfSite) return `node_modules/${name}`
  const place = isOfSite ? name.replace('#', 'shared/') : path.join(path.dirname(from), name)
  const found = endings.find(
    ending =>
      existsSync(path.join(root, place + ending)) && statSync(path.join(root, place + ending)).isFile(),
  )
  return found === undefined ? `${place} (missing)` : place + found
}

const nameOf = (name: types.Identifier | types.StringLiteral) => ('value' in name ? name.value : name.name)

/** The names that a declaration declares. */
function declared(declaration: types.Node | null | undefined): string[] {
  if (types.isVariableDeclaration(declaration))
    return Object.keys(types.getBindingIdentifiers(declaration, false, true))
  return declaration && 'id' in declaration && types.isIdentifier(declaration.id) ? [declaration.id.name] : []
}

/** A node's import from another file: the file and the names. */
function takenBy(node: types.Node): [from: string, names: string[]] | null {
  if (types.isImportDeclaration(node)) {
    const names = node.specifiers.map(each => (types.isImportSpecifier(each) ? nameOf(each.imported) : '*'))
    return [node.source.value, names]
  }
  if (types.isExportAllDeclaration(node)) return [node.source.value, ['*']]
  if (types.isExportNamedDeclaration(node) && node.source) {
    const names = node.specifiers.map(each => (types.isExportSpecifier(each) ? each.local.name : '*'))
    return [node.source.value, names]
  }
  if (types.isTSImportType(node)) return [node.argument.value, ['*']]
  if (!types.isCallExpression(node)) return null
  const [first] = node.arguments
  const { callee } = node
  const isTaking =
    types.isImport(callee) ||
    (types.isMemberExpression(callee) && types.isIdentifier(callee.object, { name: 'jest' }))
  return isTaking && types.isStringLiteral(first) ? [first.value, ['*']] : null
}

/** Matches imports that are not top-level statements. */
const takesWithin = /\b(?:import\s*\(|jest\b)/

/** Reads the sources themselves rather than a bundle, so that types count, and files that are not shipped. */
function readLinks(root: string, file: string): Links {
  const text = readFileSync(path.join(root, file), 'utf8')
  const ast = parseSync(text, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  })
  const taken = new Map<string, string[]>()
  const exports: string[] = []
  const read = (node: types.Node) => {
    const [from, names] = takenBy(node) ?? []
    if (from !== undefined && names) {
      const source = resolve(root, file, from)
      taken.set(source, [...(taken.get(source) ?? []), ...names])
    }
    if (!types.isExportNamedDeclaration(node)) return
    exports.push(...declared(node.declaration))
    for (const each of node.specifiers) if ('exported' in each) exports.push(nameOf(each.exported))
  }
  if (takesWithin.test(text)) types.traverseFast(ast, read)
  else if (types.isFile(ast)) ast.program.body.forEach(read)
  return { taken, exports }
}

/** All sources in those folders. */
export const sourcesIn = (root: string, places: readonly string[]): string[] =>
  places
    .flatMap(place => filesIn(root, place))
    .filter(file => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))

/** The links of all sources in those folders. */
export const linksOf = (root: string, places: readonly string[]): Record<string, Links> =>
  Object.fromEntries(sourcesIn(root, places).map(file => [file, readLinks(root, file)]))

/** The imports of each file, from the links. */
export const importsIn = (links: Record<string, Links>): Sources =>
  Object.fromEntries(Object.entries(links).map(([file, { taken }]) => [file, [...taken.keys()]]))

/** The exports that no other file imports. */
export function strayExports(links: Record<string, Links>): string[] {
  const used = new Set(
    Object.values(links).flatMap(({ taken }) =>
      [...taken].flatMap(([from, names]) => names.map(name => `${from}#${name}`)),
    ),
  )
  return Object.entries(links).flatMap(([file, { exports }]) =>
    used.has(`${file}#*`) ? [] : exports.map(name => `${file}#${name}`).filter(name => !used.has(name)),
  )
}

/** The circular imports, each reported once, as a list of files. */
export function circlesIn(sources: Sources): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const next of sources[file] ?? []) if (sources[next]) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of Object.keys(sources)) visit(file, [])
  return circles
}
