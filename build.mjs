// Builds the bundle into dist/: the loader, one chunk and one style sheet a widget, and the editors' data.
//   node build.mjs            once, for production
//   node build.mjs --serve    builds for development, serves the demo shop and rebuilds on change
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { minify } from 'terser'
import { hostProofDefine, hostProofInject, hostProofPlugin } from './shared/page/host-proof.mjs'
import { scopeStyles } from './shared/style/scope-styles.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const { version } = JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8'))
const diagnosis = 'shared/mount/diagnosis.ts'
const cache = path.join(here, 'node_modules/.cache/doorstep')
const hash = text => createHash('sha256').update(text).digest('base64url').replace(/\W/g, '').slice(0, 8)

async function write(file, text) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Bundles a file for Node and imports it. */
export async function importBundled(contents, name) {
  const outfile = path.join(cache, `${name}-${process.pid}-${hash(contents)}.mjs`)
  await esbuild.build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    outfile,
    loader: { '.module.css': 'local-css' },
    logLevel: 'silent',
  })
  return import(`${pathToFileURL(outfile)}?${Date.now()}`)
}

/** The style sheets that a widget's script reaches, lazily loaded parts included. */
function sheetsOf(entry, inputs, seen = new Set()) {
  if (seen.has(entry)) return []
  seen.add(entry)
  return [
    ...(entry.endsWith('.css') ? [entry] : []),
    ...inputs[entry].imports.flatMap(({ path: next }) => (inputs[next] ? sheetsOf(next, inputs, seen) : [])),
  ]
}

/** Compiles each style sheet by itself; class names are its file's name and its own, so that is safe. */
async function compileStyles(files, outdir) {
  const compiled = await esbuild.build({
    entryPoints: files,
    outdir,
    outbase: here,
    absWorkingDir: here,
    write: false,
    bundle: true,
    target: 'es2022',
    loader: { '.module.css': 'local-css' },
  })
  return new Map(compiled.outputFiles.map(({ path: file, text }) => [path.relative(outdir, file), text]))
}

const minifyStyle = async css =>
  (await esbuild.transform(css, { loader: 'css', minify: true, target: 'es2022' })).code
// Terser's second pass leaves 6 % fewer compressed bytes of React than esbuild does.
const minifyScript = async code =>
  (await minify(code, { module: true, ecma: 2022, compress: { passes: 2 } })).code

/**
 * Builds the widgets of one list (`widgets/index.ts` unless stated) and their loader.
 * @returns the metafile of the widgets and the manifest: files and styles by widget.
 */
export async function build({
  list = 'widgets/index.ts',
  start = 'widgets/start.ts',
  outdir = path.join(here, 'dist'),
  isDev = false,
} = {}) {
  await rm(outdir, { recursive: true, force: true })
  const listDir = path.dirname(path.join(here, list))
  const { widgets } = await importBundled(`export { widgets } from './${list.replace(/\.ts$/, '')}'`, 'list')
  const names = Object.keys(widgets)
  const entryOf = name => path.relative(here, path.join(listDir, name, `${name}.widget.ts`))
  const common = {
    absWorkingDir: here,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    outdir,
    inject: [hostProofInject],
    plugins: [hostProofPlugin],
    define: {
      ...hostProofDefine,
      DOORSTEP_VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
    },
    // Names are kept here, so that a class is called after its file; each script is minified by itself below.
    minifyWhitespace: !isDev,
    minifySyntax: !isDev,
  }
  const scripts = await esbuild.build({
    ...common,
    splitting: true,
    entryPoints: [
      ...names.map(name => ({ in: entryOf(name), out: name })),
      { in: diagnosis, out: 'diagnosis' },
    ],
    entryNames: 'w/[name]-[hash]',
    chunkNames: 'c/[hash]',
    loader: { '.module.css': 'local-css' },
  })
  const { inputs, outputs } = scripts.metafile
  const sheets = new Map(names.map(name => [name, [...new Set(sheetsOf(entryOf(name), inputs))]]))
  const uses = [...sheets.values()].flat()
  const base = [
    'shared/style/tokens.css',
    'shared/style/base.css',
    ...new Set(uses.filter((file, at) => uses.indexOf(file) !== at)),
  ]
  const css = await compileStyles([...new Set([...base, ...uses])], outdir)
  const writeSheet = async (name, files) => {
    const scoped = scopeStyles(files.map(file => css.get(file)).join('\n'))
    const text = isDev ? scoped : await minifyStyle(scoped)
    if (!text.trim()) return []
    const file = `s/${name}-${hash(text)}.css`
    await write(path.join(outdir, file), text)
    return [file]
  }
  const baseSheet = await writeSheet('base', base)
  for (const { path: file, text } of scripts.outputFiles) {
    if (file.endsWith('.js')) await write(file, isDev ? text : await minifyScript(text))
  }
  const below = key => path.relative(outdir, path.resolve(here, key))
  const needed = (key, seen = new Set()) => {
    for (const { path: next, kind } of outputs[key].imports) {
      if (kind !== 'import-statement' || seen.has(next)) continue
      seen.add(next)
      needed(next, seen)
    }
    return seen
  }
  const manifest = {}
  for (const [key, { entryPoint }] of Object.entries(outputs)) {
    const name = names.find(one => entryOf(one) === entryPoint)
    if (!name || key.endsWith('.css')) continue
    const own = sheets.get(name).filter(file => !base.includes(file))
    manifest[name] = {
      script: below(key),
      needed: [...needed(key)].map(below),
      styles: [...baseSheet, ...(await writeSheet(name, own))],
    }
  }
  const note = Object.keys(outputs).find(key => outputs[key].entryPoint === diagnosis)
  await writeLoader({ note: below(note), common, start, list, isDev, manifest, widgets })
  await write(path.join(outdir, 'meta.json'), JSON.stringify(scripts.metafile))
  await write(
    path.join(outdir, 'manifest.json'),
    JSON.stringify({ version, widgets: manifest, integrity: await integrityOf(outdir) }, null, 1),
  )
  return { manifest, metafile: scripts.metafile }
}

/** The loader knows its widgets by file: the list's `import()`s become fetches of hashed files. */
async function writeLoader({ note, common, start, list, isDev, manifest, widgets }) {
  const files = [...new Set(Object.values(manifest).flatMap(({ needed, styles }) => [...needed, ...styles]))]
  const places = wanted => `[${wanted.map(file => files.indexOf(file))}].map(at => files[at])`
  const lines = Object.entries(manifest).map(
    ([name, { script, needed, styles }]) =>
      `${JSON.stringify(name)}: { when: '${widgets[name].when}', load: fetchChunk('${script}', ${places(needed)}, ${places(styles)}) }`,
  )
  const listed = {
    name: 'listed-files',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\/diagnosis$/ }, () => ({ path: `./${note}`, external: true }))
      onLoad({ filter: new RegExp(`${list.replaceAll('/', '[\\\\/]')}$`) }, () => ({
        contents: `import { fetchChunk } from '${path.join(here, 'shared/mount/fetch-chunk')}'\nconst files = ${JSON.stringify(files)}\nexport const widgets = { ${lines.join(', ')} }`,
        loader: 'ts',
        resolveDir: here,
      }))
    },
  }
  const loader = await esbuild.build({
    ...common,
    entryPoints: [{ in: start, out: 'loader' }],
    plugins: [listed, hostProofPlugin],
  })
  const [{ path: file, text }] = loader.outputFiles
  await write(file, isDev ? text : await minifyScript(text))
}

async function integrityOf(outdir) {
  const files = (await readdir(outdir, { recursive: true })).filter(file => /\.(js|css)$/.test(file)).sort()
  const sums = await Promise.all(
    files.map(async file => [
      file,
      `sha384-${createHash('sha384')
        .update(await readFile(path.join(outdir, file)))
        .digest('base64')}`,
    ]),
  )
  return Object.fromEntries(sums)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { buildEditorData, buildDemo, serveDemo } = await import('./demo-pages/build-demo.mjs')
  const isServing = process.argv.includes('--serve')
  const outdir = path.join(here, 'dist')
  const all = async () => {
    const started = performance.now()
    await build({ outdir, isDev: isServing })
    await buildEditorData({ outdir, importBundled, version })
    await buildDemo({ outdir, isDev: isServing })
    console.log(`Built dist/ in ${Math.round(performance.now() - started)} ms.`)
  }
  await all()
  if (isServing) await serveDemo({ outdir, rebuild: all, importBundled })
}
