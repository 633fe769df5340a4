// Step 5: names every script by a hash of its content and of everything that it may fetch.
import { createHash } from 'node:crypto'
import path from 'node:path'

/** Returns a short hash, safe in a file name: one in 14 million changes would keep the old name. */
export const hashOf = text =>
  createHash('sha256').update(`${text}`).digest('base64url').replaceAll(/\W|_/g, '').slice(0, 4)

/** The prefix of another script's name in an import, until that script has a file name. */
export const scriptScheme = 'doorstep-script:'

const isAtOnce = ({ kind }) => kind !== 'dynamic-import'

/**
 * Returns the scripts that a script imports, directly or not, sorted by name; `counts` decides which imports are
 * followed.
 */
export function neededBy(name, scripts, counts = isAtOnce, seen = new Set()) {
  for (const each of scripts.get(name).imports) {
    if (!counts(each) || seen.has(each.name)) continue
    seen.add(each.name)
    neededBy(each.name, scripts, counts, seen)
  }
  return [...seen].sort()
}

/** Returns the scripts that a script loads later, followed for that many steps, each with its static imports. */
export function fetchedLater(name, scripts, steps) {
  if (!steps) return []
  const later = scripts.get(name).imports.filter(each => !isAtOnce(each))
  const all = later.flatMap(other => [
    ...neededBy(other.name, scripts),
    other.name,
    ...fetchedLater(other.name, scripts, steps - 1),
  ])
  return [...new Set(all)]
}

/** Returns the scripts without which some entry cannot start. */
export const neededByEntries = (scripts, isEntry) =>
  new Set([...scripts.keys()].filter(isEntry).flatMap(name => neededBy(name, scripts)))

/**
 * Returns the part of each file name that does not depend on the content: for entries the name, for shared scripts the
 * position, for others the source file. By this part a browser finds its previous copy, which serves as the compression
 * dictionary.
 */
function stemsOf(scripts, isEntry) {
  const names = [...scripts.keys()]
  const needed = neededByEntries(scripts, isEntry)
  const shared = names.filter(name => needed.has(name))
  const last = name => (needed.has(name) ? shared.indexOf(name) : path.posix.basename(name).split('.')[0])
  return new Map(names.map(name => [name, isEntry(name) ? name : `c/${last(name)}`]))
}

const mention = `["'\`]${scriptScheme}([^"'\`]+)["'\`]`
const fetches = new RegExp(`import\\(${mention}\\)`, 'g')
const takes = new RegExp(mention, 'g')

/**
 * Returns the chunks that a lazily loaded script needs and its importer does not have; they are fetched together with
 * it.
 */
function broughtAlong(name, other, scripts, chunks) {
  const has = new Set([name, other, ...neededBy(name, scripts)])
  return neededBy(other, scripts).filter(each => each in chunks && !has.has(each))
}

/**
 * Returns the scripts whose file names a script contains: those that it imports or loads later, with their dependencies,
 * but for those that the loader knows by their number.
 */
function namedBy(name, scripts, chunks, isNumbered) {
  const { imports } = scripts.get(name)
  const later = imports.filter(each => !isAtOnce(each)).map(each => each.name)
  const all = [
    ...imports.map(each => each.name),
    ...later.flatMap(other => broughtAlong(name, other, scripts, chunks)),
  ]
  return all.filter(other => !isNumbered(other))
}

function reachedFrom(name, named, seen = new Set([name])) {
  for (const other of named.get(name)) {
    if (seen.has(other)) continue
    seen.add(other)
    reachedFrom(other, named, seen)
  }
  return [...seen].sort()
}

/**
 * Gives every script its file name: an entry's is its own name, all others are in `c/`. `companions` holds the text of
 * further files with an entry's name, such as its style sheet; that text is part of the hash. Scripts may contain each
 * other's file names, so a hash covers the text of all scripts that are reached by file name. The loader knows a chunk
 * that an entry needs by its position, so a change of that chunk renames no other script.
 * @returns for each script its file name, and its text with the names of the other files.
 */
export function nameFiles(scripts, { chunks, isEntry, companions = new Map() }) {
  const stems = stemsOf(scripts, isEntry)
  const isNumbered = name => /^c\/\d+$/.test(stems.get(name))
  const named = new Map([...scripts.keys()].map(name => [name, namedBy(name, scripts, chunks, isNumbered)]))
  const keyOf = (name, files) => (isNumbered(name) ? stems.get(name).slice(2) : `"${files.get(name)}"`)
  const written = (name, files) => {
    const fetching = other => `doorstepPart(${keyOf(other, files)})`
    return scripts
      .get(name)
      .text.replaceAll(fetches, (_, other) => {
        const all = [...broughtAlong(name, other, scripts, chunks), other].map(fetching)
        return all.length > 1 ? `(${all})` : all[0]
      })
      .replaceAll(takes, (_, other) => keyOf(other, files))
  }
  const fileOf = new Map(
    [...scripts.keys()].map(name => {
      const texts = reachedFrom(name, named).map(other => stems.get(other) + written(other, stems))
      const own = companions.get(name) ?? ''
      return [name, `${stems.get(name)}-${hashOf(texts.join('\n') + own)}.js`]
    }),
  )
  const files = [...fileOf.values()]
  const twice = files.find((file, at) => files.indexOf(file) !== at)
  if (twice)
    throw new Error(
      `Two scripts would be called ${twice}: add a space to one of them, which changes its hash.`,
    )
  return new Map(
    [...scripts.keys()].map(name => [name, { file: fileOf.get(name), text: written(name, fileOf) }]),
  )
}
