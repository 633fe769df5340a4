// What the build makes besides the bundle: the editors' data, the README's widget table and the demo shop.
import { existsSync, watch } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Bundles what runs in Node to know every widget: their definitions and examples. */
const describing = names => `
  import { describeWidgets, readmeTable, vscodeData, webTypes } from './demo-pages/catalogue/describe'
  import { widgets } from './widgets'
  ${names.map((name, at) => `import { examples as examples${at} } from './widgets/${name}/${name}.examples'`).join('\n')}
  const examples = { ${names.map((name, at) => `'${name}': examples${at}`).join(', ')} }
  export const described = await describeWidgets(widgets, examples)
  export { readmeTable, vscodeData, webTypes }
`

/** Writes dist/editor and brings the README's table up to date. */
export async function buildEditorData({ outdir, importBundled, version }) {
  // Definitions know that they live on a page.
  globalThis.location ??= new URL('https://shop.example/')
  const { widgets } = await importBundled(`export { widgets } from './widgets'`, 'list')
  const names = Object.keys(widgets).filter(name =>
    existsSync(path.join(root, 'widgets', name, `${name}.examples.ts`)),
  )
  const { described, readmeTable, vscodeData, webTypes } = await importBundled(describing(names), 'describe')
  const editor = path.join(outdir, 'editor')
  await mkdir(editor, { recursive: true })
  const files = {
    'catalogue.json': { widgets: described },
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

/** Builds the scripts of the catalogue page. */
export async function buildDemo({ outdir, isDev }) {
  const { scopeStyles } = await import('../shared/build/scope-styles.mjs')
  const out = path.join(outdir, 'catalogue')
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      catalogue: 'demo-pages/catalogue/catalogue.ts',
      'ui-kit': 'demo-pages/catalogue/ui-kit/ui-kit.tsx',
    },
    outdir: out,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production') },
    loader: { '.module.css': 'local-css' },
  })
  await mkdir(out, { recursive: true })
  for (const { path: file, text } of outputFiles) {
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
