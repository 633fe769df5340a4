// Build pass: one style sheet that widgets share, and one for what each of them has alone.
import path from 'node:path'
import * as esbuild from 'esbuild'
import { scopeStyles } from './scope-styles.mjs'

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

/**
 * What is named for everywhere goes into the shared sheet, which every page fetches and keeps; the rest stands in the
 * sheet of each widget that uses it.
 * @returns the text of the shared sheet, of what each widget has alone, if anything, and of the sheet `forPages`, which
 * a page links itself.
 */
export async function buildStyles({ root, entries, inputs, everywhere, forPages, isDev }) {
  const sheets = new Map([...entries].map(([name, entry]) => [name, sheetsOf(entry, inputs)]))
  const css = await compile(root, [...new Set([...everywhere, forPages, ...[...sheets.values()].flat()])])
  const bundle = async parts => {
    const scoped = scopeStyles(parts.map(part => css.get(part)).join('\n'))
    return isDev ? scoped : await minify(scoped)
  }
  const own = new Map()
  for (const [name, files] of sheets) {
    const alone = files.filter(file => !everywhere.includes(file))
    if (alone.length) own.set(name, await bundle(alone))
  }
  const page = css.get(forPages)
  return { base: await bundle(everywhere), own, page: isDev ? page : await minify(page) }
}
