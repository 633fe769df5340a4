// Build pass: the loader. It knows the widgets by their built files, so the list's `import()`s become fetches of these.
import path from 'node:path'
import * as esbuild from 'esbuild'

/** The list as the loader reads it; each file is named once. */
function listOfFiles(root, manifest) {
  const files = [...new Set(Object.values(manifest).flatMap(({ needed, styles }) => [...needed, ...styles]))]
  const places = wanted => `[${wanted.map(file => files.indexOf(file))}].map(at => files[at])`
  const lines = Object.entries(manifest).map(
    ([name, { when, script, needed, styles }]) =>
      `'${name}': { when: '${when}', load: fetchChunk('${script}', ${places(needed)}, ${places(styles)}) }`,
  )
  return `
    import { fetchChunk } from '${path.join(root, 'shared/mount/fetch-chunk')}'
    const files = ${JSON.stringify(files)}
    export const widgets = { ${lines.join(', ')} }`
}

/** Bundles the loader and, in a file of its own, what it fetches when something is wrong. */
export async function buildLoader({ common, root, list, start, manifest, hashOf, minify }) {
  const bundle = async (entry, plugins = []) => {
    const { outputFiles } = await esbuild.build({
      ...common,
      entryPoints: [entry],
      plugins: [...common.plugins, ...plugins],
    })
    return minify(outputFiles[0].text)
  }
  const diagnosis = await bundle('shared/mount/diagnosis.ts')
  const diagnosisFile = `c/diagnosis-${hashOf(diagnosis)}.js`
  const builtFiles = {
    name: 'built-files',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\/diagnosis$/ }, () => ({ path: `./${diagnosisFile}`, external: true }))
      onLoad({ filter: new RegExp(`${list.replaceAll('/', '[\\\\/]')}$`) }, () => ({
        contents: listOfFiles(root, manifest),
        loader: 'ts',
        resolveDir: root,
      }))
    },
  }
  return new Map([
    [diagnosisFile, diagnosis],
    ['loader.js', await bundle(start, [builtFiles])],
  ])
}
