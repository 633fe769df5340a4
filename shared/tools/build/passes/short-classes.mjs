// Build pass: classes in few bytes. Each is called after its file, whose name no other has, and its place in that.
import path from 'node:path'

const written = /(?<![\w-])[A-Z]\w*_[\w-]+/g

/**
 * What classes and animations of compiled style sheets are called for short, by what the bundler calls them.
 * @param {Iterable<[file: string, css: string]>} sheets
 * @returns {Map<string, string>}
 */
export function shortNames(sheets) {
  const names = [...sheets].flatMap(([file, css]) => {
    const stem = `${path.basename(file).replace(/(\.module)?\.css$/, '')}_`
    const own = new Set((css.match(written) ?? []).filter(name => name.startsWith(stem)))
    return [...own].map(
      (name, at) => /** @type {[string, string]} */ ([name, stem.slice(0, -1) + at.toString(36)]),
    )
  })
  return new Map(names)
}

/** A style sheet in which classes have these names. */
export const shortenInStyle = (css, names) => css.replaceAll(written, name => names.get(name) ?? name)

/** A script that knows classes by these names. */
export const shortenInScript = (script, names) =>
  script.replaceAll(/"([A-Z]\w*_[\w-]+)"/g, (whole, name) =>
    names.has(name) ? `"${names.get(name)}"` : whole,
  )
