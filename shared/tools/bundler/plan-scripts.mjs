// Step 1: decides which scripts there are and what each contains, by a table of chunks.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { hashOf } from './name-files.mjs'

/** Returns true if a file belongs to a package; folders such as node_modules/.cache, which tests write, do not. */
export const isOfPackage = file => /node_modules[\\/](?!\.)/.test(file)

const covers = (place, file) => place === file || (place.endsWith('/') && file.startsWith(place))

/** Reads the table: for each file the chunk of the most exact line that matches it, or `copied`. */
function readTable({ chunks, copied, tableFile }) {
  const lines = [
    ...Object.entries(chunks).flatMap(([name, { files = [] }]) => files.map(place => [place, name])),
    ...copied.map(place => [place, 'copied']),
  ]
  const twice = lines.find(([place], at) => lines.findIndex(([other]) => other === place) !== at)
  if (twice) throw new Error(`${twice[0]} stands twice in ${tableFile}: a file belongs in one place.`)
  return file =>
    lines.filter(([place]) => covers(place, file)).sort(([one], [other]) => other.length - one.length)[0]?.[1]
}

/**
 * Returns the import graph of everything that an entry may fetch; packages are not followed.
 * @param {esbuild.BuildOptions} common
 * @param {string} list
 */
async function survey(common, list) {
  const { metafile } = await esbuild.build({
    ...common,
    metafile: true,
    inject: [],
    plugins: [],
    packages: 'external',
    splitting: true,
    entryPoints: [list],
    loader: { '.module.css': 'local-css' },
  })
  return metafile.inputs
}

const isLater = ({ kind }) => kind === 'dynamic-import'

/** Returns all files that a file imports statically, directly or not, as far as `isInside` allows. */
function reach(file, inputs, isInside = _file => true, seen = new Set()) {
  seen.add(file)
  for (const next of inputs[file].imports) {
    if (!next.external && !isLater(next) && !seen.has(next.path) && isInside(next.path))
      reach(next.path, inputs, isInside, seen)
  }
  return seen
}

/** Throws if the table names a path that does not exist in the sources. */
export function requirePlaces({ chunks, copied, tableFile }, files) {
  for (const place of [...Object.values(chunks).flatMap(chunk => chunk.files ?? []), ...copied])
    if (!files.some(file => covers(place, file)))
      throw new Error(`${place} stands in ${tableFile}, but not in the sources: was it renamed?`)
}

/** Returns the files of each chunk: all that its lines match. */
async function filesOfChunks(root, table, placeOf) {
  const { folder, isShipped } = table
  const names = await readdir(path.join(root, folder), { recursive: true })
  const files = names
    .map(name => `${folder}/${name.split(path.sep).join('/')}`)
    .filter(isShipped)
    .sort()
  requirePlaces(table, files)
  return new Map(
    Object.keys(table.chunks).map(chunk => [chunk, files.filter(file => placeOf(file) === chunk)]),
  )
}

/**
 * Returns the exports of each file.
 * @param {esbuild.BuildOptions} common
 * @param {string[]} files
 */
async function exportsOf(common, files) {
  const { metafile } = await esbuild.build({
    ...common,
    metafile: true,
    inject: [],
    plugins: [],
    alias: {},
    bundle: false,
    outbase: common.absWorkingDir,
    entryPoints: files,
  })
  return new Map(Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]))
}

/**
 * Returns the aliases under which chunk files offer their exports; a file has aliases only if another file of the chunk
 * exports one of its names too.
 */
function findAliases(files, exported) {
  const all = files.flatMap(file => exported.get(file))
  const isTwice = name => all.indexOf(name) !== all.lastIndexOf(name)
  const aliasOf = (name, file) => (isTwice(name) ? `${name}_${hashOf(file)}` : name)
  return files
    .filter(file => exported.get(file).some(isTwice))
    .map(file => [file, exported.get(file).map(name => [name, aliasOf(name, file)])])
}

/**
 * Returns whether a file beyond those of its chunk imports the file, or one of them imports it later, which asks the
 * chunk for it; only then does the chunk export it.
 */
const isTakenOutside = (file, ownFiles, inputs) =>
  Object.entries(inputs).some(([other, { imports }]) =>
    imports.some(
      ({ path, kind }) => path === file && (kind === 'dynamic-import' || !ownFiles.includes(other)),
    ),
  )

/** Returns the entry's own files that its lazily loaded parts import from it. */
function takenLater(entry, later, inputs) {
  const folder = `${path.posix.dirname(entry)}/`
  const own = new Set(
    [...reach(entry, inputs)].filter(file => file.startsWith(folder) && /\.tsx?$/.test(file)),
  )
  const isBeyond = file => !own.has(file)
  const around = later
    .filter(file => file.startsWith(folder))
    .flatMap(file => [...reach(file, inputs, isBeyond)])
  const taken = around
    .flatMap(file => inputs[file].imports.map(each => each.path))
    .filter(file => own.has(file))
  return [...new Set(taken)].sort()
}

/**
 * Plans the scripts.
 * @param {{ common: esbuild.BuildOptions, root: string, start: string, table: any,
 *   entriesOf: (inputs: object) => Map<string, string> }} given
 * `start` is the file that imports all entries; `entriesOf` finds the file of each in the import graph, by the name of
 * its script.
 * @returns `inputs`: the import graph; `isEntry`: tells whether a script is an entry; `scripts`: the files that each
 * script starts from and exports; `aliases`: for names that two files of a chunk export; `scriptOf`: the script from
 * which others import a file or a package.
 */
export async function planScripts({ common, root, start, entriesOf, table }) {
  const { chunks } = table
  const placeOf = readTable(table)
  const inputs = await survey(common, start)
  const entries = entriesOf(inputs)
  const targets = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(isLater).map(each => each.path),
  )
  const later = [...new Set(targets)].filter(
    file => ![...entries.values()].includes(file) && !chunks[placeOf(file)],
  )
  const scripts = new Map()
  const filesOf = await filesOfChunks(root, table, placeOf)
  const exported = await exportsOf(common, [...filesOf.values()].flat())
  const aliases = new Map([...filesOf.values()].flatMap(files => findAliases(files, exported)))
  for (const [chunk, files] of filesOf)
    scripts.set(chunk, {
      offers: files.filter(file => isTakenOutside(file, files, inputs)),
      packages: chunks[chunk].packages ?? {},
    })
  for (const [name, entry] of entries)
    scripts.set(name, { entry, offers: takenLater(entry, later, inputs), packages: {} })
  for (const file of later.sort()) scripts.set(file, { entry: file, offers: [], packages: {} })
  const owners = new Map()
  for (const [name, { offers, packages }] of scripts)
    for (const each of [...offers, ...(filesOf.get(name) ?? []), ...Object.keys(packages)])
      owners.set(each, name)
  const isEntry = name => entries.has(name)
  return { inputs, isEntry, scripts, aliases, placeOf, scriptOf: file => owners.get(file) }
}
