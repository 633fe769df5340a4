// Builds the bundle into dist/: the loader, the widgets' scripts and style sheets, and the editors' data.
//   node build.mjs            once, for production
//   node build.mjs --serve    for development: serves the demo shop and builds again on change
import { createHash, randomUUID } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { buildCommand } from './shared/tools/build/build-command.mjs'
import { buildContract } from './shared/tools/build/build-contract.mjs'
import { buildLoader } from './shared/tools/build/build-loader.mjs'
import { buildStyles } from './shared/tools/build/build-styles.mjs'
import { buildWordpress } from './shared/tools/build/build-wordpress.mjs'
import * as table from './shared/tools/build/chunks/chunks.mjs'
import {
  boundByUs,
  hostProofDefine,
  hostProofInjects,
  loaderInjects,
  withOwnNames,
} from './shared/tools/build/passes/host-proof.mjs'
import { leafletModules, withoutLeaflet } from './shared/tools/build/passes/leaflet-modules.mjs'
import { reactModules } from './shared/tools/build/passes/react-modules.mjs'
import { readWidgets } from './shared/tools/build/read-widgets.mjs'
import { collectNotices, packagesIn } from './shared/tools/build/release/collect-notices.mjs'
import { encodeFiles } from './shared/tools/build/release/encode-files.mjs'
import { bundle } from './shared/tools/bundler/bundler.mjs'
import { forgetUnused } from './shared/tools/bundler/forget-unused.mjs'
import { MappedText, mapFile } from './shared/tools/bundler/mapped-text.mjs'
import { scriptMinifier } from './shared/tools/bundler/minify-script.mjs'
import { fetchedLater, neededBy } from './shared/tools/bundler/name-files.mjs'
import { planScripts } from './shared/tools/bundler/plan-scripts.mjs'
import { preloads } from './shared/tools/bundler/take-chunks.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const { version, devDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
const cache = path.join(root, 'node_modules/.cache/doorstep')

/** Bundles TypeScript source for Node and imports the result; the temporary file is removed afterwards. */
export async function importBundled(contents, name, plugins = []) {
  const outfile = path.join(cache, `${name}-${randomUUID()}.mjs`)
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    define: { FOR_EDITORS: 'true' },
    outfile,
    write: false,
    loader: { '.module.css': 'local-css' },
    logLevel: 'silent',
    plugins: [withoutLeaflet, ...plugins],
  })
  await mkdir(cache, { recursive: true })
  // Remove files that an interrupted build has left.
  await forgetUnused(cache)
  // Only the script is written, because Node cannot use the style sheets.
  const [script] = outputFiles.filter(({ path: file }) => file === outfile)
  await writeFile(outfile, script.text)
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(outfile, { force: true })
  }
}

/** @returns {import('esbuild').BuildOptions} */
const settings = (outdir, isDev) => ({
  absWorkingDir: root,
  // CommonJS modules are named by their paths, which are the same in every folder if links are not followed.
  preserveSymlinks: true,
  outdir,
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  inject: hostProofInjects,
  plugins: isDev ? [leafletModules] : [reactModules, leafletModules, boundByUs],
  // The ES modules of these packages, from which the bundler can remove unused code.
  alias: {
    dayjs: 'dayjs/esm/index.js',
    'dayjs/plugin/advancedFormat.js': 'dayjs/esm/plugin/advancedFormat/index.js',
    'dayjs/plugin/utc.js': 'dayjs/esm/plugin/utc/index.js',
  },
  define: {
    ...hostProofDefine,
    DOORSTEP_VERSION: JSON.stringify(version),
    FOR_EDITORS: 'false',
    'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
  },
  // Identifiers are kept, because class names contain the name of their file; each script is minified separately below.
  minifyWhitespace: !isDev,
  minifySyntax: !isDev,
  sourcemap: isDev ? 'inline' : false,
})

const minifyScript = scriptMinifier({ folder: path.join(cache, 'small'), version: devDependencies.terser })

async function integrityOf(outdir) {
  const files = (await readdir(outdir, { recursive: true })).filter(file => /\.(js|css)$/.test(file)).sort()
  const sumOf = content => `sha384-${createHash('sha384').update(content).digest('base64')}`
  const sums = files.map(async file => [file, sumOf(await readFile(path.join(outdir, file)))])
  return Object.fromEntries(await Promise.all(sums))
}

/** Returns the metafile of all scripts and shared style sheets, in the form that esbuild's analyser reads. */
const accountOf = (scripts, files, styleBundles) => ({
  inputs: Object.assign({}, ...[...scripts.values()].map(({ sources }) => sources)),
  outputs: Object.fromEntries([
    ...[...scripts].map(([name, { output, imports, entry }]) => {
      const { file, text } = files.get(name)
      const needed = imports.map(each => ({ path: files.get(each.name).file, kind: each.kind }))
      return [file, { ...output, bytes: `${text}`.length, imports: needed, entryPoint: entry, chunk: name }]
    }),
    ...[...styleBundles].map(([name, { file, text, pieces }]) => {
      const inputs = Object.fromEntries(pieces.map(([piece, bytes]) => [piece, { bytesInOutput: bytes }]))
      return [file, { inputs, bytes: text.length, imports: [], exports: [], chunk: `s/${name}` }]
    }),
  ]),
})

/** Writes files by name, and those source maps that exist into a folder of their own. */
async function writeFiles(outdir, files, maps) {
  const put = async (folder, file, content) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  for (const [file, text] of files) {
    await put(outdir, file, `${text}`)
    if (text instanceof MappedText) await put(maps, `${file}.map`, mapFile(file, text))
  }
}

/** Returns the path of a widget's own style sheet, which has the name of its script. */
const ownSheetOf = script => `s/${path.basename(script, '.js')}.css`

/** Returns for each widget its script, the scripts and style sheets that it needs, and when it is fetched. */
function manifestOf(widgets, { fileOf, scripts, styles }) {
  const manifest = {}
  for (const [name, { when, wakesAt }] of Object.entries(widgets)) {
    const script = fileOf(`w/${name}`)
    const shared = (styles.needed.get(name) ?? []).map(sheet => styles.shared.get(sheet)?.file)
    manifest[name] = {
      when,
      ...(wakesAt && { wakesAt }),
      script,
      needed: neededBy(`w/${name}`, scripts).map(fileOf),
      styles: styles.own.has(name) ? [...shared, ownSheetOf(script)] : shared,
    }
  }
  return manifest
}

/**
 * Builds the widgets of one list and their loader; if `maps` is given, the source maps are written to that folder.
 * @param {{ list?: string, start?: string, outdir?: string, isDev?: boolean, maps?: string }} [asked]
 * @returns `manifest`: for each widget its script, the scripts and style sheets that it needs, and what is fetched
 * while it is inactive; `packages`: the folders of all packages whose code is in the bundle.
 */
export async function build({
  list = 'widgets/index.ts',
  start = 'widgets/start.ts',
  outdir = path.join(root, 'dist'),
  isDev = false,
  maps,
} = {}) {
  const withMaps = maps !== undefined
  const { widgets, hearsOf, factsOf, prints } = await readWidgets({ list, importBundled })
  const common = settings(outdir, isDev)
  const minify = isDev ? undefined : minifyScript
  const injected = hostProofInjects.map(file => path.relative(root, file))
  /** Returns the file of each widget by the name of its script; these scripts are the entries. */
  const entriesOf = inputs =>
    new Map(
      Object.keys(widgets).map(name => [
        `w/${name}`,
        Object.keys(inputs).find(file => file.endsWith(`/${name}.widget.ts`)) ?? name,
      ]),
    )
  const plan = await planScripts({ common, root, start: list, entriesOf, table })
  const entries = new Map(Object.keys(widgets).map(name => [name, plan.scripts.get(`w/${name}`).entry]))
  const { styleBundles, forPages } = table
  const styles = await buildStyles({ root, entries, inputs: plan.inputs, styleBundles, forPages, isDev })
  /** @type {{ scripts: Map<string, any>, files: Map<string, any> }} */
  const { scripts, files: named } = await bundle({
    common,
    root,
    plan,
    table: { ...table, injected },
    minify,
    withMaps,
    rewrite: withOwnNames,
    companions: new Map([...styles.own].map(([name, css]) => [`w/${name}`, css])),
  })
  const fileOf = name => {
    const made = named.get(name)
    if (!made) throw new Error(`No script is called ${name}.`)
    return made.file
  }
  /** @type {Map<string, any>} */
  const files = new Map([['page.css', styles.page]])
  for (const { file, text } of [...styles.shared.values(), ...named.values()]) files.set(file, text)
  const manifest = manifestOf(widgets, { fileOf, scripts, styles })
  for (const [name, own] of styles.own) files.set(ownSheetOf(manifest[name].script), own)
  // A widget that loads at a press opens a dialog, so the scripts for the dialog and its content are listed too; of one that
  // asks for its dialog ahead, those for the dialog.
  const opened = (name, when) => {
    const steps = when === 'interaction' ? 2 : Number(preloads.test(scripts.get(`w/${name}`).text))
    return fetchedLater(`w/${name}`, scripts, steps).map(fileOf)
  }
  const known = { manifest, opened, hearsOf, prints }
  const injects = loaderInjects
  const loader = await buildLoader({ common, root, list, start, minify, withMaps, injects, ...known })
  for (const [file, text] of loader.files) files.set(file, text)
  for (const [name, facts] of Object.entries(factsOf))
    manifest[name].asleep = facts.length ? [loader.islands, loader.facts] : [loader.islands]
  files.set('meta.json', JSON.stringify(accountOf(scripts, named, styles.shared)))
  await rm(outdir, { recursive: true, force: true })
  await writeFiles(outdir, files, maps)
  const integrity = await integrityOf(outdir)
  await writeFile(
    path.join(outdir, 'manifest.json'),
    JSON.stringify({ version, widgets: manifest, integrity }, null, 1),
  )
  const packages = [...[...scripts.values()].map(({ output }) => output), ...loader.accounts].flatMap(
    packagesIn,
  )
  return { manifest, names: Object.keys(widgets), packages }
}

/**
 * Builds everything that a site deploys, and what the demo shop consists of; `maps` is a folder for source maps, if
 * wanted.
 * @param {{ outdir?: string, isDev?: boolean, maps?: string }} [asked]
 * @returns `publicNames`, the content that PUBLIC.md should have.
 */
export async function buildAll({ outdir = path.join(root, 'dist'), isDev = false, maps } = {}) {
  const { buildEditorData, buildDemo } = await import('./demo-pages/build-demo.mjs')
  const { names, packages } = await build({ outdir, isDev, maps })
  const publicNames = await buildEditorData({ outdir, importBundled, names, version })
  await cp(path.join(root, 'shared/tools/server-helpers'), path.join(outdir, 'helpers'), { recursive: true })
  const usedBy = await buildContract({ root, outdir, version, importBundled })
  const command = await buildCommand({ root, names, ...usedBy, version })
  const file = path.join(outdir, 'doorstep.mjs')
  await writeFile(file, command.text)
  await chmod(file, 0o755)
  const blocks = await buildWordpress({ root, outdir, importBundled })
  const others = [command.account, blocks].flatMap(packagesIn)
  const notices = await collectNotices(root, [...packages, ...others])
  await writeFile(path.join(outdir, 'THIRD-PARTY-NOTICES.txt'), notices)
  if (!isDev) await encodeFiles(outdir, path.join(cache, 'encoded'))
  await buildDemo({ outdir, isDev })
  return { publicNames }
}

/** Writes a source file, but only if its content differs. */
async function bringUpToDate(file, text) {
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known !== text) await writeFile(file, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { serveDemo } = await import('./demo-pages/build-demo.mjs')
  const isServing = process.argv.includes('--serve')
  const outdir = path.join(root, 'dist')
  const all = async () => {
    const started = performance.now()
    const { publicNames } = await buildAll({ outdir, isDev: isServing })
    await bringUpToDate(path.join(root, 'shared/PUBLIC.md'), publicNames)
    console.log(`Built dist/ in ${Math.round(performance.now() - started)} ms.`)
  }
  await all()
  if (isServing) await serveDemo({ outdir, rebuild: all, importBundled })
}
