// Builds the bundle into dist/: the loader, a script and a style sheet for each widget, and the editors' data.
//   node build.mjs            once, for production
//   node build.mjs --serve    for development: serves the demo shop and builds again on change
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { minify } from 'terser'
import { buildLoader } from './shared/build/build-loader.mjs'
import { buildStyles, hashOf } from './shared/build/build-styles.mjs'
import { buildWidgets } from './shared/build/build-widgets.mjs'
import { hostProofDefine, hostProofInjects, hostProofPlugin } from './shared/build/host-proof.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))

/** Bundles a piece of TypeScript for Node and imports it. */
export async function importBundled(contents, name) {
  const outfile = path.join(
    root,
    `node_modules/.cache/doorstep/${name}-${process.pid}-${hashOf(contents)}.mjs`,
  )
  await esbuild.build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
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

const settings = (outdir, isDev) => ({
  absWorkingDir: root,
  outdir,
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  inject: hostProofInjects,
  plugins: [hostProofPlugin],
  define: {
    ...hostProofDefine,
    DOORSTEP_VERSION: JSON.stringify(version),
    'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
  },
  // Names are kept here, so that a class is called after its file; each script is minified by itself below.
  minifyWhitespace: !isDev,
  minifySyntax: !isDev,
  sourcemap: isDev ? 'inline' : false,
})

// Terser leaves 6 % fewer compressed bytes of React than esbuild does.
const minifyScript = async code =>
  (await minify(code, { module: true, ecma: 2022, compress: { passes: 2 } })).code

/** The scripts that a built script imports, directly or not. */
function neededBy(key, outputs, seen = new Set()) {
  for (const { path: next, kind } of outputs[key].imports) {
    if (kind !== 'import-statement' || seen.has(next)) continue
    seen.add(next)
    neededBy(next, outputs, seen)
  }
  return [...seen]
}

async function integrityOf(outdir) {
  const files = (await readdir(outdir, { recursive: true })).filter(file => /\.(js|css)$/.test(file)).sort()
  const sumOf = content => `sha384-${createHash('sha384').update(content).digest('base64')}`
  const sums = files.map(async file => [file, sumOf(await readFile(path.join(outdir, file)))])
  return Object.fromEntries(await Promise.all(sums))
}

/**
 * Builds the widgets of one list and their loader.
 * @returns the manifest: script, needed scripts and style sheets by widget.
 */
export async function build({
  list = 'widgets/index.ts',
  start = 'widgets/start.ts',
  outdir = path.join(root, 'dist'),
  isDev = false,
} = {}) {
  const { widgets } = await importBundled(`export { widgets } from './${list.replace(/\.ts$/, '')}'`, 'list')
  const entries = new Map(
    Object.keys(widgets).map(name => [name, path.join(path.dirname(list), name, `${name}.widget.ts`)]),
  )
  const common = settings(outdir, isDev)
  const finish = isDev ? async code => code : minifyScript
  const { metafile, inputs, scripts: built } = await buildWidgets({ common, root, entries, isDev })
  const { outputs } = metafile
  const styles = await buildStyles({ root, entries, inputs, isDev })
  const below = key => path.relative(outdir, path.resolve(root, key))
  const scripts = new Map(
    await Promise.all(built.map(async ([file, text]) => [below(file), await finish(text)])),
  )
  // Widgets' own files share one hash, which the loader holds once; it changes when any of them does.
  const texts = [...entries.keys()].flatMap(name => [scripts.get(`w/${name}.js`), styles.own.get(name) ?? ''])
  const release = hashOf(texts.join('\n'))
  const base = `s/base-${hashOf(styles.base)}.css`
  const files = new Map([[base, styles.base]])
  const manifest = {}
  for (const [name, entry] of entries) {
    const key = Object.keys(outputs).find(output => outputs[output].entryPoint === entry)
    const [script, style] = [`w/${name}-${release}.js`, `s/${name}-${release}.css`]
    files.set(script, scripts.get(below(key)))
    scripts.delete(below(key))
    const own = styles.own.get(name)
    if (own) files.set(style, own)
    const needed = neededBy(key, outputs).map(below)
    manifest[name] = { when: widgets[name].when, script, needed, styles: own ? [base, style] : [base] }
  }
  const loader = await buildLoader({ common, root, list, start, manifest, release, hashOf, minify: finish })
  for (const [file, text] of [...scripts, ...loader, ['meta.json', JSON.stringify(metafile)]])
    files.set(file, text)
  await rm(outdir, { recursive: true, force: true })
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(outdir, file)), { recursive: true })
    await writeFile(path.join(outdir, file), content)
  }
  const integrity = await integrityOf(outdir)
  await writeFile(
    path.join(outdir, 'manifest.json'),
    JSON.stringify({ version, widgets: manifest, integrity }, null, 1),
  )
  return manifest
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { buildEditorData, buildDemo, serveDemo } = await import('./demo-pages/build-demo.mjs')
  const isServing = process.argv.includes('--serve')
  const outdir = path.join(root, 'dist')
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
