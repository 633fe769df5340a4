// Build pass: the widgets' scripts. What every widget needs travels in one file, which compresses better than many.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { withoutWords } from './without-words.mjs'

/** All that a file imports, directly or not, without what it fetches later. */
function reach(file, inputs, seen = new Set()) {
  seen.add(file)
  for (const { path: next, kind } of inputs[file].imports) {
    if (inputs[next] && kind !== 'dynamic-import' && !seen.has(next)) reach(next, inputs, seen)
  }
  return seen
}

const isScript = file => /\.[jt]sx?$/.test(file)

/** The files that all widgets need, and those that some of them fetch later. */
async function survey(common, entries) {
  const { metafile } = await esbuild.build({ ...common, splitting: true, entryPoints: entries })
  const { inputs } = metafile
  const [first, ...others] = entries.map(entry => reach(entry, inputs))
  const core = [...first].filter(file => isScript(file) && others.every(files => files.has(file)))
  const later = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path: file }) => file),
  )
  return { core: core.filter(file => !entries.includes(file)), later: new Set(later) }
}

/** Has every file that a page may fetch by itself import the core, so that the bundler never splits it. */
const withCore = (root, core, files, isDev) => ({
  name: 'with-core',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^doorstep:core$/ }, () => ({ path: 'core', namespace: 'doorstep' }))
    onLoad({ filter: /^core$/, namespace: 'doorstep' }, () => ({
      contents: core.map(file => `import ${JSON.stringify(path.join(root, file))}`).join('\n'),
      resolveDir: root,
    }))
    onLoad({ filter: /[\\/](widgets|shared)[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const name = path.relative(root, file)
      const isDefinition = /\.(widget|options)\.ts$/.test(file)
      if (!files.has(name) && !isDefinition) return undefined
      const source = await readFile(file, 'utf8')
      const contents = isDefinition && !isDev ? withoutWords(source) : source
      return {
        contents: files.has(name) ? `import 'doorstep:core'\n${contents}` : contents,
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
})

/** Bundles the widgets of a list; `entries` names their files. */
export async function buildWidgets({ common, root, entries, isDev }) {
  const loader = { '.module.css': 'local-css' }
  const files = [...entries.values()]
  const { core, later } = await survey({ ...common, loader }, files)
  return esbuild.build({
    ...common,
    loader,
    splitting: true,
    plugins: [withCore(root, core, new Set([...files, ...later]), isDev), ...common.plugins],
    entryPoints: [...entries].map(([out, file]) => ({ in: file, out })),
    entryNames: 'w/[name]-[hash]',
    chunkNames: 'c/[hash]',
  })
}
