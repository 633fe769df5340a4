// Build pass: the bundler writes an import for every file that had one, with a name of its own each time. This leaves
// one for each script, of what is used.
import * as esbuild from 'esbuild'
import { MappedText, mapSetting, sourceName } from '../passes/mapped-text.mjs'
import { scriptScheme } from './name-files.mjs'

const imports = new RegExp(`import ?\\{([^}]*)\\} ?from ?"${scriptScheme}([^"]+)"`, 'g')

/** The text without imports of what stands nowhere else in it; and by scripts, the names that it takes from them. */
function dropUnused(text) {
  const times = new Map()
  for (const [word] of `${text}`.matchAll(/[\w$]+/g)) times.set(word, (times.get(word) ?? 0) + 1)
  const used = new Map()
  const trimmed = text.replaceAll(imports, (_, list, from) => {
    const pairs = list.split(',').filter(pair => times.get(/([\w$]+)\s*$/.exec(pair)?.[1]) > 1)
    const names = pairs.map(pair => /[\w$]+/.exec(pair)?.[0])
    used.set(from, new Set([...(used.get(from) ?? []), ...names]))
    return `import {${pairs}} from "${scriptScheme}${from}"`
  })
  return { trimmed, used }
}

/**
 * Gives the same script with one import for each script that it imports at once, and `taken`: the names that it takes
 * from each.
 */
export async function mergeImports(text) {
  const { trimmed, used } = dropUnused(text)
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `${trimmed}`, sourcefile: sourceName },
    outfile: 'merged.js',
    ...mapSetting(text instanceof MappedText),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    minifyWhitespace: true,
    plugins: [
      {
        name: 'merge-imports',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: new RegExp(`^${scriptScheme}`) }, ({ path, namespace, kind }) =>
            namespace === 'merged' || kind !== 'import-statement'
              ? { path, external: true, sideEffects: false }
              : { path, namespace: 'merged', sideEffects: false },
          )
          onLoad({ filter: /./, namespace: 'merged' }, ({ path }) => ({
            contents: `export { ${[...used.get(path.slice(scriptScheme.length))].join(', ')} } from '${path}'`,
          }))
        },
      },
    ],
  })
  const [{ text: merged }] = outputFiles.filter(({ path: file }) => file.endsWith('.js'))
  const map = outputFiles.find(({ path: file }) => file.endsWith('.map'))
  return { text: map ? trimmed.madeInto(merged, () => JSON.parse(map.text)) : merged, taken: used }
}
