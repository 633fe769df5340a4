// Build pass: the loader. It knows the widgets by their built files, so the list's `import()`s become fetches of these.
import path from 'node:path'
import * as esbuild from 'esbuild'

const moments = ['ready', 'visible', 'interaction']
const bitsBefore = 3
// Bit operations end there.
const mostShared = 31 - bitsBefore

const nameOf = file => path.basename(file, path.extname(file))

/**
 * The list in the few bytes that the loader has for it; read-list.ts reads it. A widget's own files are called
 * after the widget and the release; shared scripts, most used first, have names of their own.
 */
export function shortList(manifest, release) {
  const widgets = Object.entries(manifest)
  const uses = new Map()
  for (const [, { needed }] of widgets) for (const file of needed) uses.set(file, (uses.get(file) ?? 0) + 1)
  const shared = [...uses.keys()].sort((one, other) => uses.get(other) - uses.get(one))
  if (shared.length > mostShared)
    throw new Error(
      `The widgets share ${shared.length} scripts; the loader's list has room for ${mostShared}. ` +
        'Lower mostGroups in shared/build/group-files.mjs.',
    )
  const numbers = widgets.map(([name, { when, needed, styles }]) => {
    const ownStyle = styles.includes(`s/${name}-${release}.css`) ? 4 : 0
    const places = needed.map(file => shared.indexOf(file) + bitsBefore)
    return places.reduce((bits, at) => bits | (1 << at), moments.indexOf(when) | ownStyle)
  })
  const [base] = widgets[0]?.[1].styles ?? []
  const names = widgets.map(([name]) => name).join(' ')
  return [names, numbers, release, nameOf(base), shared.map(nameOf).join('')]
}

const listFile = (root, manifest, release) => `
  import { readList } from '${path.join(root, 'shared/runtime/read-list')}'
  export const widgets = readList(${shortList(manifest, release)
    .map(part => JSON.stringify(part))
    .join(', ')})`

/** Bundles the loader and, in a file of its own, what it fetches when something is wrong. */
export async function buildLoader({ common, root, list, start, manifest, release, hashOf, minify }) {
  const bundle = async (entry, plugins = []) => {
    const { outputFiles } = await esbuild.build({
      ...common,
      entryPoints: [entry],
      plugins: [...common.plugins, ...plugins],
    })
    return minify(outputFiles[0].text)
  }
  const diagnosis = await bundle('shared/runtime/diagnosis.ts')
  const diagnosisFile = `c/diagnosis-${hashOf(diagnosis)}.js`
  const builtFiles = {
    name: 'built-files',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\/diagnosis$/ }, () => ({ path: `./${diagnosisFile}`, external: true }))
      onLoad({ filter: new RegExp(`${list.replaceAll('/', '[\\\\/]')}$`) }, () => ({
        contents: listFile(root, manifest, release),
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
