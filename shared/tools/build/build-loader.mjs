// Build pass: the loader. It refers to the widgets by their built files: the `import()`s of the list become fetches of
// these.
import * as esbuild from 'esbuild'
import { hashOf } from './chunks/name-files.mjs'
import { bundledText, mapSetting } from './passes/mapped-text.mjs'

const loadStrategies = ['ready', 'visible', 'interaction']
const bitsBefore = 3
// Bit operations work on 32 bits.
const mostShared = 31 - bitsBefore

const hashIn = file => /(\w{4})\.\w+$/.exec(file)?.[1]

const placeOf = file => Number(/^[cs]\/(\d+)-/.exec(file)?.[1])
const isOwn = file => !/^s\/\d+-/.test(file)

/**
 * The widget list in the compact form of the loader; read-list.ts reads it. A widget's own files are named after the
 * widget and their hash; shared style sheets, which come first, and shared scripts after their position and hash.
 */
export function shortList(manifest) {
  const widgets = Object.values(manifest)
  const sheets = []
  const scripts = []
  for (const { styles } of widgets) for (const file of styles) if (!isOwn(file)) sheets[placeOf(file)] = file
  for (const { needed } of widgets) for (const file of needed) scripts[placeOf(file)] = file
  if (sheets.length + scripts.length > mostShared)
    throw new Error(
      `The widgets share ${sheets.length} style sheets and ${scripts.length} scripts; the loader's list has room for ` +
        `${mostShared} in all. Make one of two chunks in shared/tools/build/chunks/chunks.mjs that have the same users.`,
    )
  const numbers = widgets.map(({ when, needed, styles }) => {
    const places = [
      ...needed.map(file => placeOf(file) + sheets.length + bitsBefore),
      ...styles.map(file => (isOwn(file) ? 2 : placeOf(file) + bitsBefore)),
    ]
    return places.reduce((bits, at) => bits | (1 << at), loadStrategies.indexOf(when))
  })
  const always = numbers.reduce((bits, each) => bits & each)
  const own = numbers.map(bits => bits & ~always)
  const files = [...widgets.map(({ script }) => script), ...sheets, ...scripts].map(hashIn)
  const wakes = Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { wakesAt }]) => (wakesAt ? [[name, wakesAt]] : [])),
  )
  return [Object.keys(manifest).join(' '), own, files.join(''), sheets.length, always, wakes]
}

const listFile = manifest => `
  import { readList } from './shared/platform/runtime/read-list'
  export const widgets = readList(${shortList(manifest)
    .map(chunk => JSON.stringify(chunk))
    .join(', ')})`

/** Replaces a source file that stands for a build result by that result. */
const holding = (filter, name, value) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, () => ({ contents: `export const ${name} = ${JSON.stringify(value)}` }))
  },
})

/**
 * The files of all widgets whose first state the page may print, and of the widgets that are loaded at a press and open
 * a dialog, together with the dialog's files.
 */
function filesAhead(manifest, opened, hearsOf) {
  const waiting = Object.entries(manifest).flatMap(([name, { script, needed, styles, when }]) => {
    const dialog = when === 'interaction' ? opened(name) : []
    const isAhead = name in hearsOf || dialog.length
    return isAhead ? [[name, [...new Set([...needed, script, ...dialog, ...styles])]]] : []
  })
  return Object.fromEntries(waiting)
}

/** The widgets that listen to at least one event. */
const whoHear = hearsOf => Object.fromEntries(Object.entries(hearsOf).filter(([, events]) => events.length))

/** Leaves an import as a reference to a file in the same folder. */
const besides = (filter, file) => ({
  name: 'besides',
  setup({ onResolve }) {
    onResolve({ filter }, () => ({ path: `./${file}`, external: true }))
  },
})

/** Replaces the list of the sources by the list of the built files. */
const builtList = ({ root, list, manifest }) => ({
  name: 'built-list',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`${list.replaceAll('/', '[\\\\/]')}$`) }, () => ({
      contents: listFile(manifest),
      loader: 'ts',
      resolveDir: root,
    }))
  },
})

/** Safe here, because no code in the loader reads a function's `length`. */
const smallest = { keep_fargs: false, unsafe_arrows: true }

/**
 * Bundles the loader and the files that it fetches separately: the error reports, the doctor, the cleanup after a
 * login, and the activation of lazy widgets.
 * @param {{ common: esbuild.BuildOptions, [other: string]: any }} given
 * @returns `files` with their text; `islands`, the file fetched on a page with inactive widgets, and `facts`, the one
 * fetched if the page has printed facts; and `accounts`, the metafiles of all of them.
 */
export async function buildLoader({ common, root, list, start, minify, withMaps, injects, ...known }) {
  const { manifest, opened, hearsOf, prints } = known
  const accounts = []
  const bundle = async (entry, plugins = [], inject = common.inject) => {
    const { outputFiles, metafile } = await esbuild.build({
      ...common,
      inject,
      metafile: true,
      ...mapSetting(withMaps),
      entryPoints: [entry],
      plugins: [...(common.plugins ?? []), ...plugins],
    })
    accounts.push(...Object.values(metafile.outputs))
    // A second run saves another 1 %.
    return minify(await minify(await bundledText(outputFiles, root)), smallest)
  }
  const doctor = await bundle('shared/tools/doctor/doctor.ts', [
    holding(/built-prints\.ts$/, 'prints', prints),
  ])
  const doctorFile = `doctor-${hashOf(doctor)}.js`
  const diagnostics = await bundle('shared/platform/runtime/diagnostics.ts', [
    besides(/\/doctor$/, doctorFile),
  ])
  const diagnosticsFile = `c/diagnostics-${hashOf(diagnostics)}.js`
  const login = await bundle('shared/platform/page/login/login.ts')
  const loginName = `login-${hashOf(login)}.js`
  const loginFile = `c/${loginName}`
  const facts = await bundle('shared/platform/runtime/lazy/server-rendered-facts.ts', [
    holding(/built-server-rendered\.ts$/, 'hearsOf', whoHear(hearsOf)),
    besides(/\/login\/login$/, loginName),
  ])
  const factsFile = `facts-${hashOf(facts)}.js`
  const ahead = await bundle('shared/platform/runtime/lazy/fetch-ahead.ts', [
    holding(/built-ahead\.ts$/, 'filesOf', filesAhead(manifest, opened, hearsOf)),
  ])
  const aheadName = `ahead-${hashOf(ahead)}.js`
  const islands = await bundle('shared/platform/runtime/lazy/lazy-islands.ts', [
    besides(/\/server-rendered-facts$/, factsFile),
    besides(/\/fetch-ahead$/, aheadName),
  ])
  const islandsFile = `c/islands-${hashOf(islands)}.js`
  const files = new Map([
    [`c/${doctorFile}`, doctor],
    [diagnosticsFile, diagnostics],
    [islandsFile, islands],
    [loginFile, login],
    [`c/${factsFile}`, facts],
    [`c/${aheadName}`, ahead],
    [
      'loader.js',
      await bundle(
        start,
        [
          besides(/\/diagnostics$/, diagnosticsFile),
          besides(/\/lazy-islands$/, islandsFile),
          besides(/\/login\/login$/, loginFile),
          builtList({ root, list, manifest }),
        ],
        injects,
      ),
    ],
  ])
  return { files, islands: islandsFile, facts: `c/${factsFile}`, accounts }
}
