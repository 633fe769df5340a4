// What the build makes besides the bundle: the editors' data, the README's widget table and the demo shop.
import { existsSync, watch } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { definitionsAlone } from '../shared/tools/build/build-command.mjs'
import { describeDecoders } from '../shared/tools/build/describe-decoders.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Bundles what runs in Node to know every widget: their definitions and examples. */
const describing = names => `
  import { describeWidgets, readmeTable, vscodeData, webTypes } from './demo-pages/catalogue/describe'
  import { fieldsOf } from './demo-pages/catalogue/form/describe-fields'
  import { showOptions } from './shared/tools/contract/options'
  import { widgets } from './widgets'
  ${names.map((name, at) => `import { examples as examples${at} } from './widgets/${name}/${name}.examples'`).join('\n')}
  const examples = { ${names.map((name, at) => `'${name}': examples${at}`).join(', ')} }
  export const described = await describeWidgets(widgets, examples)
  /** The controls of each widget's form. */
  export const fields = {}
  for (const [name, shown] of Object.entries(examples)) {
    const { widget } = await widgets[name].load()
    showOptions(widget, shown.map(({ markup }) => markup))
    fields[name] = fieldsOf(widget.options)
  }
  export { readmeTable, vscodeData, webTypes }
`

/** Writes dist/editor and brings the README's table up to date. */
export async function buildEditorData({ outdir, importBundled, version }) {
  // Definitions know that they live on a page.
  globalThis.location ??= new URL('https://shop.example/')
  globalThis.document = { getElementById: () => ({}) }
  const { widgets } = await importBundled(`export { widgets } from './widgets'`, 'list')
  const names = Object.keys(widgets).filter(name =>
    existsSync(path.join(root, 'widgets', name, `${name}.examples.ts`)),
  )
  const { described, fields, readmeTable, vscodeData, webTypes } = await importBundled(
    describing(names),
    'describe',
    [describeDecoders(root)],
  )
  delete globalThis.document
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
  const readme = path.join(root, 'README.md')
  if (!existsSync(readme)) return
  const text = await readFile(readme, 'utf8')
  const table = /(<!-- widgets -->\n)[\s\S]*?(\n<!-- \/widgets -->)/
  const updated = text.replace(table, (_, open, close) => `${open}${readmeTable(described)}${close}`)
  if (updated !== text) await writeFile(readme, updated)
}

const demoScripts = {
  catalogue: 'demo-pages/catalogue/catalogue.ts',
  'ui-kit': 'demo-pages/catalogue/ui-kit/ui-kit.tsx',
}

/** Builds the scripts of the catalogue page; its form knows widgets by their definitions alone. */
export async function buildDemo({ outdir, isDev }) {
  const { scopeStyles } = await import('../shared/tools/build/scope-styles.mjs')
  const out = path.join(outdir, 'catalogue')
  const builds = Object.entries(demoScripts).map(([name, file]) =>
    esbuild.build({
      absWorkingDir: root,
      entryPoints: { [name]: file },
      outdir: out,
      bundle: true,
      splitting: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      chunkNames: `${name}-parts/[name]-[hash]`,
      define: { 'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production') },
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

/** Serves the demo shop; builds again whenever a source file changes, and serves again when it is one of the shop's. */
export async function serveDemo({ outdir, rebuild, importBundled }) {
  const port = Number(process.env.PORT ?? 4173)
  const open = async () => {
    const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'serve')
    return serve({ port, dist: outdir })
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
        console.error(problem.message)
      }
      isBusy = false
    })
  for (const folder of ['widgets', 'shared', 'demo-pages']) follow(folder)
}
