// Build pass: the package's command. It knows every widget by its definition, without what the widget shows.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'

const entry = (names, samples) => `
  import { run } from './shared/tools/doctor/command'
  ${names.map((name, at) => `import { widget as widget${at} } from './widgets/${name}/${name}.widget'`).join('\n')}
  const options = { ${names.map((name, at) => `'${name}': widget${at}.options`).join(', ')} }
  const out = { say: line => console.log(line), complain: line => console.error(line) }
  process.exitCode = await run(process.argv.slice(2), { options, samples: ${JSON.stringify(samples)} }, out)
`

/** An esbuild plugin: widgets are no more than their definitions. */
export const definitionsAlone = {
  name: 'definitions-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](widgets|shared)[\\/].*\.tsx$/ }, async ({ path: file }) => {
      const names = (await readFile(file, 'utf8')).matchAll(
        /^export (?:async )?(?:function|const|class) (\w+)/gm,
      )
      return { contents: [...names].map(([, name]) => `export const ${name} = undefined`).join('\n') }
    })
    onLoad({ filter: /[\\/]define-widget\.ts$/ }, () => ({
      contents: 'export const defineWidget = definition => definition',
    }))
  },
}

/** Bundles the command into one file that needs nothing but Node. */
export async function buildCommand({ root, names, samples }) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    stdin: {
      contents: entry(names, samples),
      resolveDir: root,
      loader: 'ts',
      sourcefile: path.join(root, 'command.ts'),
    },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    banner: { js: '#!/usr/bin/env node' },
    loader: { '.module.css': 'empty' },
    logLevel: 'error',
    plugins: [definitionsAlone],
  })
  return outputFiles[0].text
}
