// Build pass: the shared style sheets, one style sheet per widget for its own rules, and one that pages link
// themselves.
import { existsSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { hashOf } from '../bundler/name-files.mjs'
import { tableFile } from './chunks/chunks.mjs'
import { scopeStyles } from './passes/scope-styles.mjs'

/** Returns the style sheets that a script imports, including those of its lazily loaded parts. */
function sheetsOf(entry, inputs, seen = new Set()) {
  if (seen.has(entry)) return []
  seen.add(entry)
  const below = inputs[entry].imports.flatMap(({ path: next }) =>
    inputs[next] ? sheetsOf(next, inputs, seen) : [],
  )
  return entry.endsWith('.css') ? [entry, ...below] : below
}

/**
 * Assigns the style sheets in use to files: those of the table's `styleBundles`, and one for each widget with rules of
 * its own. It throws, with a sentence about the remedy, if a page would receive a rule twice or the table names a
 * missing file.
 * @returns for each widget the names of the style bundles that it needs, in order, and its own style sheets.
 */
export function planStyleBundles({ used, styleBundles, exists }) {
  const sheetOf = new Map()
  for (const [sheet, files] of Object.entries(styleBundles)) {
    for (const file of files) {
      if (sheetOf.has(file))
        throw new Error(
          `${file} stands twice under \`styleBundles\` in ${tableFile}: a rule belongs in one file.`,
        )
      if (!exists(file))
        throw new Error(
          `${file} stands under \`styleBundles\` in ${tableFile}, but not in the sources: was it renamed?`,
        )
      sheetOf.set(file, sheet)
    }
  }
  const users = new Map()
  for (const [name, files] of used) {
    for (const file of files.filter(each => !sheetOf.has(each))) {
      const other = users.get(file)
      if (other)
        throw new Error(
          `${file} is used by ${other} and ${name}, each with a copy of its rules: name it under \`styleBundles\` in ${tableFile}.`,
        )
      users.set(file, name)
    }
  }
  const [first] = Object.keys(styleBundles)
  return new Map(
    [...used].map(([name, files]) => {
      const needed = new Set([first, ...files.map(file => sheetOf.get(file))])
      return [
        name,
        {
          shared: Object.keys(styleBundles).filter(sheet => needed.has(sheet)),
          alone: files.filter(file => !sheetOf.has(file)),
        },
      ]
    }),
  )
}

/** Compiles each sheet separately; this is safe because class names contain the name of their file. */
async function compile(root, files) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: files,
    outbase: root,
    outdir: root,
    bundle: true,
    write: false,
    allowOverwrite: true,
    target: 'es2022',
    loader: { '.module.css': 'local-css' },
  })
  return new Map(outputFiles.map(({ path: file, text }) => [path.relative(root, file), text]))
}

const minify = async css =>
  (await esbuild.transform(css, { loader: 'css', minify: true, target: 'es2022' })).code

/**
 * Builds the style sheets of a plan.
 * @returns `needed`: the names of the style bundles, by widget; `shared`: the bundles' files by name, with text and the
 * bytes of each part; `own`: the text of each widget's own rules, if any; `page`: the text of the sheet `forPages`,
 * which a page links itself.
 */
export async function buildStyles({ root, entries, inputs, styleBundles, forPages, isDev }) {
  const used = new Map([...entries].map(([name, entry]) => [name, sheetsOf(entry, inputs)]))
  const planned = planStyleBundles({ used, styleBundles, exists: file => existsSync(path.join(root, file)) })
  const files = new Set([...Object.values(styleBundles).flat(), ...[...used.values()].flat()])
  const css = await compile(root, [...files, forPages])
  const bundle = async parts => {
    const scoped = scopeStyles(parts.map(part => css.get(part)).join('\n'))
    return isDev ? scoped : await minify(scoped)
  }
  const shared = new Map()
  for (const [place, [name, parts]] of Object.entries(styleBundles).entries()) {
    const text = await bundle(parts)
    const pieces = await Promise.all(parts.map(async part => [part, (await bundle([part])).length]))
    shared.set(name, { file: `s/${place}-${hashOf(text)}.css`, text, pieces })
  }
  const own = new Map()
  for (const [name, { alone }] of planned) if (alone.length) own.set(name, await bundle(alone))
  const needed = new Map([...planned].map(([name, plan]) => [name, plan.shared]))
  const page = css.get(forPages)
  return { needed, shared, own, page: isDev ? page : await minify(page) }
}
