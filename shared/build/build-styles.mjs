// Build pass: one style sheet that widgets share, and one for what each of them has alone.
import { createHash } from 'node:crypto'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { scopeStyles } from './scope-styles.mjs'

/** Short, and safe in a file's name. */
export const hashOf = text =>
  createHash('sha256').update(text).digest('base64url').replace(/\W/g, '').slice(0, 8)

/** The style sheets that a script reaches, lazily loaded parts included. */
function sheetsOf(entry, inputs, seen = new Set()) {
  if (seen.has(entry)) return []
  seen.add(entry)
  const below = inputs[entry].imports.flatMap(({ path: next }) =>
    inputs[next] ? sheetsOf(next, inputs, seen) : [],
  )
  return entry.endsWith('.css') ? [entry, ...below] : below
}

/** Compiles each sheet by itself: a class is called after its file and its own name, so that is safe. */
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

// Less, and small pages pay for the large ones; more, and pages of many widgets fetch the same rules several times.
const commonShare = 0.7

/**
 * Groups the sheets of all widgets: what a good part of them use goes into the shared sheet, which every page fetches
 * and keeps; the rest stands in the sheet of each widget that uses it.
 * @returns the text of the shared sheet, and of what each widget has alone, if anything.
 */
export async function buildStyles({ root, entries, inputs, isDev }) {
  const sheets = new Map([...entries].map(([name, entry]) => [name, sheetsOf(entry, inputs)]))
  const uses = [...sheets.values()].flat()
  const enough = Math.max(2, Math.ceil(entries.size * commonShare))
  const isCommon = file => uses.filter(each => each === file).length >= enough
  const shared = ['shared/style/tokens.css', 'shared/style/base.css', ...new Set(uses.filter(isCommon))]
  const css = await compile(root, [...new Set([...shared, ...uses])])
  const bundle = async parts => {
    const scoped = scopeStyles(parts.map(part => css.get(part)).join('\n'))
    return isDev ? scoped : await minify(scoped)
  }
  const own = new Map()
  for (const [name, files] of sheets) {
    const alone = files.filter(file => !shared.includes(file))
    if (alone.length) own.set(name, await bundle(alone))
  }
  return { base: await bundle(shared), own }
}
