// Build pass: the widgets' scripts. What every widget needs travels in one file, which compresses better than many,
// and what some of them need in a few.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { groupFiles } from './group-files.mjs'
import { withoutWords } from './without-words.mjs'

/** The source files that travel together, and for every script that a page may fetch the groups it needs. */
async function survey(common, widgets) {
  const { metafile } = await esbuild.build({ ...common, splitting: true, entryPoints: widgets })
  const later = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path: file }) => file),
  )
  const { core, groups } = groupFiles(metafile, widgets, later)
  const needs = new Map([...widgets, ...later].map(file => [file, ['core']]))
  groups.forEach(({ users }, at) => {
    for (const user of users) needs.get(user).push(String(at))
  })
  return { files: { core, ...groups.map(group => group.files) }, needs, inputs: metafile.inputs }
}

/** Has every script import its groups whole, so that the bundler never splits one. */
const withGroups = (root, { files, needs }, isDev) => ({
  name: 'with-groups',
  setup({ onLoad, onResolve, resolve }) {
    const grouped = new Set(Object.values(files).flat())
    onResolve({ filter: /^doorstep:/ }, ({ path: name }) => ({
      path: name.slice('doorstep:'.length),
      namespace: 'doorstep',
    }))
    // A package that calls itself free of side effects would be left out of its group.
    onResolve({ filter: /./ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === 'resolved' || from.kind === 'entry-point') return undefined
      const found = await resolve(name, { ...from, pluginData: 'resolved' })
      return grouped.has(path.relative(root, found.path)) ? { ...found, sideEffects: true } : undefined
    })
    onLoad({ filter: /./, namespace: 'doorstep' }, ({ path: group }) => ({
      contents: files[group].map(file => `import ${JSON.stringify(path.join(root, file))}`).join('\n'),
      resolveDir: root,
    }))
    onLoad({ filter: /[\\/](widgets|shared)[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const groups = needs.get(path.relative(root, file)) ?? []
      const isDefinition = /\.(widget|options)\.ts$/.test(file)
      if (!groups.length && !isDefinition) return undefined
      const source = await readFile(file, 'utf8')
      const imports = groups.map(group => `import 'doorstep:${group}'\n`).join('')
      return {
        contents: imports + (isDefinition && !isDev ? withoutWords(source) : source),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
})

// The bundler writes eight characters of a hash; six tell a shop's scripts apart, and the loader names them all.
const shortenNames = text => text.replaceAll(/\/([A-Z0-9]{6})[A-Z0-9]{2}\.js"/g, '/$1.js"')

/** Bundles the widgets of a list; `entries` names their files. `inputs` is who imports what. */
export async function buildWidgets({ common, root, entries, isDev }) {
  const loader = { '.module.css': 'local-css' }
  const surveyed = await survey({ ...common, loader }, [...entries.values()])
  const { metafile, outputFiles } = await esbuild.build({
    ...common,
    loader,
    splitting: true,
    plugins: [withGroups(root, surveyed, isDev), ...common.plugins],
    entryPoints: [...entries].map(([out, file]) => ({ in: file, out })),
    entryNames: 'w/[name]',
    chunkNames: 'c/[hash]',
  })
  const scripts = outputFiles.filter(({ path: file }) => file.endsWith('.js'))
  return {
    // As they are written: a group holds files, and style sheets, that not all its users use.
    inputs: surveyed.inputs,
    metafile: JSON.parse(shortenNames(JSON.stringify(metafile))),
    scripts: scripts.map(({ path: file, text }) => [
      shortenNames(`${file}"`).slice(0, -1),
      shortenNames(text),
    ]),
  }
}
