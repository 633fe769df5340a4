// Build pass: the package's commands. They contain every widget's definition, but not its components.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { exportedNames } from './passes/exported-names.mjs'

/** @typedef {{ widgetsByCall: object, widgetsByPage: object, schemas: object, shownCalls: object, version: string }} Known */

/** Returns the pages of docs/frameworks by name. */
function frameworkPages(root) {
  const folder = path.join(root, 'docs/frameworks')
  const files = readdirSync(folder).filter(file => /^\w+\.md$/.test(file))
  return Object.fromEntries(
    files.map(file => [path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8')]),
  )
}

/**
 * @param {string[]} names
 * @param {Known & { pages: object }} known
 */
const entry = (names, { widgetsByCall, widgetsByPage, schemas, shownCalls, pages, version }) => `
  import { main } from './shared/tools/cli/command-line'
  import { commandsFor } from './shared/tools/cli/commands'
  import { printsOf } from './shared/tools/doctor/server-rendered'
  ${names.map((name, at) => `import { widget as widget${at} } from './widgets/${name}/${name}.widget'`).join('\n')}
  ${names.map((name, at) => `import { examples as examples${at} } from './widgets/${name}/${name}.examples'`).join('\n')}
  const widgets = [${names.map((_, at) => `widget${at}`).join(', ')}]
  const commands = commandsFor({
    options: Object.fromEntries(widgets.map(({ name, options }) => [name, options])),
    prints: printsOf(widgets),
    inForm: widgets.flatMap(({ name, inForm }) => (inForm ? [name] : [])),
    widgetsByCall: ${JSON.stringify(widgetsByCall)},
    widgetsByPage: ${JSON.stringify(widgetsByPage)},
    schemas: ${JSON.stringify(schemas)},
    asksOf: Object.fromEntries(widgets.map(({ name, asks }) => [name, asks])),
    init: {
      pages: ${JSON.stringify(pages)},
      markups: { ${names.map((name, at) => `'${name}': examples${at}[0].markup`).join(', ')} },
      shownCalls: ${JSON.stringify(shownCalls)},
    },
    shop: async () => (await import('./demo-pages/shop/create-demo-shop')).createDemoShop,
  })
  const out = { say: line => console.log(line), complain: line => console.error(line) }
  process.exitCode = await main(process.argv.slice(2), { version: ${JSON.stringify(version)}, commands }, out)
`

/** An esbuild plugin that reduces widgets to their definitions. */
export const definitionsAlone = {
  name: 'definitions-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](widgets|shared)[\\/].*\.tsx$/ }, async ({ path: file }) => {
      const names = await exportedNames(file)
      return { contents: names.map(name => `export const ${name} = undefined`).join('\n') }
    })
    onLoad({ filter: /[\\/]define-widget\.ts$/ }, () => ({
      contents: `export { withLabels as defineWidget } from './with-labels'`,
      loader: 'ts',
    }))
  },
}

/**
 * Bundles the package's commands into one file that needs only Node.
 * @param {{ root: string, names: string[] } & Known} given
 * @returns the text of the file, and its metafile.
 */
export async function buildCommand({ root, names, ...known }) {
  const defined = names.filter(name => existsSync(path.join(root, 'widgets', name, `${name}.widget.ts`)))
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    preserveSymlinks: true,
    stdin: {
      contents: entry(defined, { ...known, pages: frameworkPages(root) }),
      resolveDir: root,
      loader: 'ts',
      sourcefile: 'command.ts',
    },
    outfile: 'doorstep.mjs',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Without full minification the file would contain the paths of the packages on this machine.
    minify: true,
    define: { FOR_EDITORS: 'true' },
    banner: { js: '#!/usr/bin/env node' },
    loader: { '.module.css': 'empty' },
    logLevel: 'error',
    plugins: [definitionsAlone],
  })
  return { text: outputFiles[0].text, account: metafile.outputs['doorstep.mjs'] }
}
