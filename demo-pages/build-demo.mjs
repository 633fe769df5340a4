// Builds what is not in the bundle: the editors' data, the list of public names and the demo shop.
import { existsSync, watch } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import * as esbuild from 'esbuild'
import { definitionsAlone } from '../shared/tools/build/build-command.mjs'
import { readOptions } from '../shared/tools/build/build-contract.mjs'
import { forPages } from '../shared/tools/build/chunks/chunks.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Returns the source of a bundle for Node that knows every widget by its definition and examples. */
const describing = names => `
  import { describeWidgets, vscodeData, webTypes } from './demo-pages/catalogue/describe'
  import { publicSurface } from './demo-pages/catalogue/public-surface'
  import { themeTemplate } from './demo-pages/catalogue/theme-template'
  import { fieldsOf } from './demo-pages/catalogue/form/describe-fields'
  import { widgets } from './widgets'
  ${names.map((name, at) => `import { examples as examples${at} } from './widgets/${name}/${name}.examples'`).join('\n')}
  const examples = { ${names.map((name, at) => `'${name}': examples${at}`).join(', ')} }
  export const described = await describeWidgets(widgets, examples)
  /** The controls of each widget's form. */
  export const fieldsBy = async written => {
    const entries = Object.keys(examples).map(async name => [name, fieldsOf((await widgets[name].load()).widget, written)])
    return Object.fromEntries(await Promise.all(entries))
  }
  export const publicNames = sources => publicSurface(widgets, described, sources)
  export { themeTemplate, vscodeData, webTypes }
`

/** Returns the texts of which PUBLIC.md is made. */
export async function readPublicSources() {
  const read = file => readFile(path.join(root, file), 'utf8')
  const names = (await readdir(path.join(root, 'shared/tools/server-helpers'))).sort()
  const helpers = names
    .filter(name => !name.endsWith('.d.ts'))
    .map(async name => [name, await read(`shared/tools/server-helpers/${name}`)])
  const handle = /^type PublicHandle = \{$[\s\S]*?^\}$/m
  return {
    tokens: await read('shared/ui/style/tokens.css'),
    page: await read(forPages),
    helpers: Object.fromEntries(await Promise.all(helpers)),
    handle: handle.exec(await read('shared/platform/runtime/public-handle.ts'))?.[0] ?? '',
  }
}

/**
 * Returns what each widget saves on a page that prints its first state, with the compression that servers do on the
 * fly, and without the loader.
 */
async function savedByPrinting(outdir) {
  const { widgets } = JSON.parse(await readFile(path.join(outdir, 'manifest.json'), 'utf8'))
  const sizes = new Map()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const sizeOf = async file => {
    if (!sizes.has(file))
      sizes.set(file, brotliCompressSync(await readFile(path.join(outdir, file)), { params }).length)
    return sizes.get(file)
  }
  const sum = async files => (await Promise.all(files.map(sizeOf))).reduce((total, size) => total + size, 0)
  return async name => {
    const { script, needed, styles, asleep } = widgets[name] ?? {}
    if (!asleep) return undefined
    const awake = [script, ...needed, ...styles]
    const [bytes, stillBytes] = [await sum(awake), await sum(asleep)]
    return { bytes, files: awake.length, stillBytes, stillFiles: asleep.length }
  }
}

/** Writes dist/editor. @returns the content that PUBLIC.md should have. */
export async function buildEditorData({ outdir, importBundled, names, version }) {
  // Definitions need a `location`.
  globalThis.location ??= /** @type {any} */ (new URL('https://shop.example/'))
  Object.assign(globalThis, { document: { getElementById: () => ({}) } })
  const shown = names.filter(name => existsSync(path.join(root, 'widgets', name, `${name}.examples.ts`)))
  const { described, fieldsBy, publicNames, themeTemplate, vscodeData, webTypes } = await importBundled(
    describing(shown),
    'describe',
  )
  const fields = await fieldsBy(await readOptions(root))
  Reflect.deleteProperty(globalThis, 'document')
  const savesOf = await savedByPrinting(outdir)
  for (const { name, prints } of described) if (prints) prints.saves = await savesOf(name)
  const editor = path.join(outdir, 'editor')
  await mkdir(editor, { recursive: true })
  const files = {
    'catalogue.json': { widgets: described.map(widget => ({ ...widget, fields: fields[widget.name] })) },
    'vscode.html-data.json': vscodeData(described),
    'web-types.json': webTypes(described, version),
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(editor, name), `${JSON.stringify(content, null, 1)}\n`)
  }
  const sources = await readPublicSources()
  await writeFile(path.join(editor, 'theme.css'), themeTemplate(sources.tokens))
  return publicNames(sources)
}

const demoScripts = {
  catalogue: 'demo-pages/catalogue/script/catalogue.ts',
  'ui-kit': 'demo-pages/catalogue/ui-kit/ui-kit.tsx',
  'check-preview': 'demo-pages/catalogue/script/check-preview.ts',
}

/** Builds the scripts of the catalogue page; its form knows widgets by their definitions only. */
export async function buildDemo({ outdir, isDev }) {
  const { scopeStyles } = await import('../shared/tools/build/passes/scope-styles.mjs')
  const out = path.join(outdir, 'catalogue')
  const builds = Object.entries(demoScripts).map(([name, file]) =>
    esbuild.build({
      absWorkingDir: root,
      // Class names are made from paths, which are the same in every folder if links are not followed.
      preserveSymlinks: true,
      entryPoints: { [name]: file },
      outdir: out,
      bundle: true,
      splitting: true,
      minify: name === 'check-preview',
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      chunkNames: `${name}-parts/[name]-[hash]`,
      define: {
        FOR_EDITORS: 'true',
        'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
      },
      loader: { '.module.css': name === 'catalogue' ? 'empty' : 'local-css' },
      plugins: name === 'catalogue' ? [definitionsAlone] : [],
    }),
  )
  const outputFiles = (await Promise.all(builds)).flatMap(each => each.outputFiles)
  for (const { path: file, text } of outputFiles) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, file.endsWith('.css') ? scopeStyles(text) : text)
  }
}

/**
 * Returns the reason why the shop cannot be served, and what to do about it.
 * @param {number | string} port
 * @param {{ code?: string, message: string }} problem
 */
export function whyNotServed(port, { code, message }) {
  const other = 'name another one: PORT=4180 npm start'
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, perhaps by a demo shop that is open already; ${other}`
  if (code === 'EACCES') return `Port ${port} needs more rights to open; ${other}`
  if (code === 'ERR_SOCKET_BAD_PORT') return `PORT is no port (0 to 65535); ${other}`
  return message
}

/**
 * Serves the demo shop; builds again whenever a source file changes, and restarts the server if the file is one of the
 * shop's.
 */
export async function serveDemo({ outdir, rebuild, importBundled }) {
  const port = Number(process.env.PORT ?? 4173)
  const open = async () => {
    const { serve, siteBelow } = await importBundled(
      `export { serve } from './demo-pages/serve'\nexport { siteBelow } from './demo-pages/site'`,
      'serve',
    )
    // SHOP_FOLDER=/winkel serves the shop below that folder, with addresses of its own.
    const folder = process.env.SHOP_FOLDER?.replace(/\/$/, '')
    try {
      return await serve({ port, dist: outdir, ...(folder && { site: siteBelow(folder) }) })
    } catch (problem) {
      // A stack trace would help nobody.
      console.error(whyNotServed(port, /** @type {NodeJS.ErrnoException} */ (problem)))
      process.exit(1)
    }
  }
  let shop = await open()
  console.log(`The demo shop is open at ${shop.url}`)
  let isBusy = false
  const follow = folder =>
    watch(path.join(root, folder), { recursive: true }, async () => {
      if (isBusy) return
      isBusy = true
      // Editors write a file in several steps.
      await new Promise(resolve => setTimeout(resolve, 100))
      try {
        await rebuild()
        if (folder === 'demo-pages') {
          await shop.close()
          shop = await open()
        }
      } catch (problem) {
        console.error(problem instanceof Error ? problem.message : problem)
      }
      isBusy = false
    })
  for (const folder of ['widgets', 'shared', 'demo-pages']) follow(folder)
}
