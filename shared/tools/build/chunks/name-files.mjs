// Build pass: names every script after its own content, that of all it may fetch included.
import { createHash } from 'node:crypto'
import path from 'node:path'

/** As short as the loader's list can bear, and safe in a file's name: one in 14 million changes keeps its name. */
export const hashOf = text =>
  createHash('sha256').update(`${text}`).digest('base64url').replaceAll(/\W|_/g, '').slice(0, 4)

/** What one script takes from another, or fetches later, is written so until the other has a name. */
export const scriptScheme = 'doorstep-script:'

const isAtOnce = ({ kind }) => kind !== 'dynamic-import'

/** The scripts that a script imports, directly or not, in order of their names; `counts` tells which imports count. */
export function neededBy(name, scripts, counts = isAtOnce, seen = new Set()) {
  for (const each of scripts.get(name).imports) {
    if (!counts(each) || seen.has(each.name)) continue
    seen.add(each.name)
    neededBy(each.name, scripts, counts, seen)
  }
  return [...seen].sort()
}

/** The scripts that a script fetches later, and those that these fetch in so many steps, each with all that it imports. */
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

const isWidget = name => name.startsWith('w/')

/** The scripts without which some widget cannot start. */
export const neededByWidgets = scripts =>
  new Set([...scripts.keys()].filter(isWidget).flatMap(name => neededBy(name, scripts)))

/**
 * What each script is called whatever stands in it, so that a browser's last copy can serve as the next one's
 * dictionary: widgets by their names, what they share by its place in the loader's list, all else after its source.
 */
function stemsOf(scripts) {
  const names = [...scripts.keys()]
  const needed = neededByWidgets(scripts)
  const shared = names.filter(name => needed.has(name))
  const last = name => (needed.has(name) ? shared.indexOf(name) : path.posix.basename(name).split('.')[0])
  return new Map(names.map(name => [name, isWidget(name) ? name : `c/${last(name)}`]))
}

const mention = `["'\`]${scriptScheme}([^"'\`]+)["'\`]`
const fetches = new RegExp(`import\\(${mention}\\)`, 'g')
const takes = new RegExp(mention, 'g')

/** The chunks that a script fetched later needs, and whoever fetches it has not: they are asked for with it. */
function broughtAlong(name, other, scripts, chunks) {
  const has = new Set([name, other, ...neededBy(name, scripts)])
  return neededBy(other, scripts).filter(each => each in chunks && !has.has(each))
}

/** Whose files a script names: what it fetches later with what that needs, and what is of the same widget. */
function namedBy(name, scripts, chunks) {
  const { imports } = scripts.get(name)
  const later = imports.filter(each => !isAtOnce(each)).map(each => each.name)
  const own = imports.filter(each => isAtOnce(each) && !(each.name in chunks)).map(each => each.name)
  return [...later, ...later.flatMap(other => broughtAlong(name, other, scripts, chunks)), ...own]
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
 * Gives every script its file: `w/` has widgets' own, `c/` all others. Scripts may name each other's files, so a hash
 * stands for the text of all that a script leads to by such names; chunks are taken by names that stay.
 * @returns for each script its file, and its text with the names and files of others.
 */
export function nameFiles(scripts, styles, chunks) {
  const stems = stemsOf(scripts)
  const named = new Map([...scripts.keys()].map(name => [name, namedBy(name, scripts, chunks)]))
  // The loader knows the chunks of its list by their places.
  const keyOf = (name, files) => {
    const stem = stems.get(name).slice(2)
    return name in chunks ? stem.replace(/^\D.*/, '"$&"') : `"${files.get(name)}"`
  }
  const written = (name, files) => {
    const fetching = other => {
      const key = keyOf(other, files)
      return other in chunks ? `doorstepPart(${key},"${files.get(other)}")` : `doorstepPart(${key})`
    }
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
      const own = isWidget(name) ? (styles.get(name.slice(2)) ?? '') : ''
      return [name, `${stems.get(name)}-${hashOf(texts.join('\n') + own)}.js`]
    }),
  )
  const files = [...fileOf.values()]
  const twice = files.find((file, at) => files.indexOf(file) !== at)
  if (twice) throw new Error(`Two scripts would be called ${twice}: add a space to one of them.`)
  return new Map(
    [...scripts.keys()].map(name => [name, { file: fileOf.get(name), text: written(name, fileOf) }]),
  )
}
