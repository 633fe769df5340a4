// Step 2: bundles each script of the plan from its own sources alone.
import path from 'node:path'
import * as esbuild from 'esbuild'
import { checkPreload } from './check-preload.mjs'
import { bundledText, mapSetting } from './mapped-text.mjs'
import { mergeImports } from './merge-imports.mjs'
import { scriptScheme } from './name-files.mjs'
import { isOfPackage } from './plan-scripts.mjs'
import { takeChunks } from './take-chunks.mjs'

/** Returns the source of a script: its entry, and what it exports to other scripts. */
const startOf = ({ entry, offers, packages }, { root, aliases }) => {
  const at = file => JSON.stringify(path.join(root, file))
  // Two modules of a package may export one name.
  const taken = new Set()
  const isNew = each => !taken.has(each) && taken.add(each)
  return [
    ...[...(entry ? [entry] : []), ...offers].map(file => {
      const names = aliases.get(file)?.map(([name, alias]) => `${name} as ${alias}`)
      return `export ${names ? `{ ${names} }` : '*'} from ${at(file)}`
    }),
    ...Object.entries(packages).map(
      ([name, exports]) => `export { ${exports.filter(isNew).join(', ')} } from '${name}'`,
    ),
  ].join('\n')
}

/**
 * Returns a stand-in for a package that is in another script. Without a default export of its own, all its exports
 * together serve default imports.
 */
const standIn = (exports, from) => {
  const names = exports.join(', ')
  if (exports.includes('default')) return `export { ${names} } from '${from}'`
  return `import { ${names} } from '${from}'; export { ${names} }; export default { ${names} }`
}

/** Returns an esbuild plugin that imports from other scripts what those contain. */
const apart = (name, { root, inputs, scripts, aliases, scriptOf }) => ({
  name: 'apart',
  setup({ onLoad, onResolve, resolve }) {
    const below = file => path.relative(root, file).split(path.sep).join('/')
    // The survey has resolved most imports already.
    const surveyed = (wanted, importer) => {
      const known = inputs[below(importer)]?.imports.find(({ original }) => original === wanted)
      return known && { path: path.join(root, known.path) }
    }
    const from = other => ({ path: scriptScheme + other, external: true, sideEffects: false })
    const isElsewhere = owner => owner !== undefined && owner !== name
    onResolve({ filter: new RegExp(`^${scriptScheme}`) }, ({ path: other }) =>
      from(other.slice(scriptScheme.length)),
    )
    onResolve({ filter: /^[^./#]/ }, ({ path: wanted }) =>
      isElsewhere(scriptOf(wanted)) ? { path: wanted, namespace: 'package', sideEffects: false } : undefined,
    )
    onLoad({ filter: /./, namespace: 'package' }, ({ path: wanted }) => {
      const owner = scriptOf(wanted)
      return { contents: standIn(scripts.get(owner).packages[wanted], scriptScheme + owner) }
    })
    onResolve({ filter: /^[./#]/ }, async ({ path: wanted, pluginData, ...how }) => {
      if (pluginData === 'resolved' || isOfPackage(how.importer)) return undefined
      const found =
        surveyed(wanted, how.importer) ?? (await resolve(wanted, { ...how, pluginData: 'resolved' }))
      const file = below(found.path)
      const owner = scriptOf(file)
      if (how.kind === 'dynamic-import') return from(owner ?? file)
      if (!isElsewhere(owner)) return found
      return aliases.has(file) ? { path: file, namespace: 'aliased', sideEffects: false } : from(owner)
    })
    onLoad({ filter: /./, namespace: 'aliased' }, ({ path: file }) => {
      const names = aliases.get(file).map(([own, alias]) => `${alias} as ${own}`)
      return { contents: `export { ${names} } from '${scriptScheme}${scriptOf(file)}'` }
    })
  },
})

// Returns the exported names. The metafile's list also counts names that two files export; such names are not exported
// at all.
const exportsOf = text =>
  [...`${text}`.matchAll(/export ?\{([^}]*)\}(?! ?from)/g)].flatMap(([, list]) =>
    list.split(',').map(pair => pair.trim().split(' as ').at(-1)),
  )

/**
 * Bundles the scripts of a plan; `rewrite` changes the text of each before `minify`, if there is one.
 * @param {{ common: esbuild.BuildOptions, [other: string]: any }} given
 * @returns for each script its text, its imports (by the names of scripts, which stand for files in the text too), and
 * its metafile.
 */
export async function bundleScripts({ common, root, plan, minify, withMaps, rewrite = text => text }) {
  /** @returns {Promise<[name: string, script: any]>} */
  const bundle = async ([name, script]) => {
    const { metafile, outputFiles } = await esbuild.build({
      ...common,
      metafile: true,
      ...mapSetting(withMaps),
      loader: { '.module.css': 'local-css' },
      plugins: [apart(name, { root, ...plan }), ...(common.plugins ?? [])],
      stdin: {
        contents: startOf(script, { root, ...plan }),
        resolveDir: root,
        sourcefile: `script of ${name}`,
      },
    })
    const [[, account]] = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'))
    const text = rewrite(await bundledText(outputFiles, root))
    const imports = account.imports
      .filter(each => each.path.startsWith(scriptScheme))
      .map(({ path: other, kind }) => ({ name: other.slice(scriptScheme.length), kind }))
    const merged = await mergeImports(text)
    await checkPreload(name, text)
    return [
      name,
      {
        // Without a minifier the maps inside the script stay as they are.
        text: minify ? await minify(takeChunks(merged.text)) : takeChunks(text),
        taken: merged.taken,
        offered: exportsOf(merged.text),
        imports,
        inputs: account.inputs,
        output: account,
        sources: metafile.inputs,
        entry: script.entry,
      },
    ]
  }
  return new Map(await Promise.all([...plan.scripts].map(bundle)))
}
