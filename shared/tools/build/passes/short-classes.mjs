// Build pass: short class names. Each consists of the name of its file, which is unique, and the class's position in
// it.
import path from 'node:path'

const written = /(?<![\w-])[A-Z]\w*_[\w-]+/g

/**
 * The short names of the classes and animations of compiled style sheets, by the bundler's names.
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

/** A style sheet with the short class names. */
export const shortenInStyle = (css, names) => css.replaceAll(written, name => names.get(name) ?? name)

/** A script with the short class names. */
export const shortenInScript = (script, names) =>
  script.replaceAll(/"([A-Z]\w*_[\w-]+)"/g, (whole, name) =>
    names.has(name) ? `"${names.get(name)}"` : whole,
  )
