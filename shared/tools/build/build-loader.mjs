// Build pass: the loader. It knows the widgets by their built files, so the list's `import()`s become fetches of these.
import * as esbuild from 'esbuild'
import { hashOf } from './chunks/name-files.mjs'
import { bundledText, mapSetting } from './passes/mapped-text.mjs'

const loadStrategies = ['ready', 'visible', 'interaction']
const bitsBefore = 3
// Bit operations end there.
const mostShared = 31 - bitsBefore

const hashIn = file => /(\w{4})\.\w+$/.exec(file)?.[1]

const placeOf = file => Number(/^[cs]\/(\d+)-/.exec(file)?.[1])
const isOwn = file => !/^s\/\d+-/.test(file)

/**
 * The list in the few bytes that the loader has for it; read-list.ts reads it. A widget's own files are called after the
 * widget and what is in them; shared style sheets, which stand first, and scripts after their places and what is in them.
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
  return [Object.keys(manifest).join(' '), own, files.join(''), sheets.length, always]
}

const listFile = manifest => `
  import { readList } from './shared/platform/runtime/read-list'
  export const widgets = readList(${shortList(manifest)
    .map(chunk => JSON.stringify(chunk))
    .join(', ')})`

/** Writes what the build has found out into the file that stands for it in the sources. */
const holding = (filter, name, value) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, () => ({ contents: `export const ${name} = ${JSON.stringify(value)}` }))
  },
})

/**
 * The files of every widget whose first state a page may print, and of those that a press fetches and that open
 * something then, with that.
 */
function filesAhead(manifest, opened, hearsOf) {
  const waiting = Object.entries(manifest).flatMap(([name, { script, needed, styles, when }]) => {
    const dialog = when === 'interaction' ? opened(name) : []
    const isAhead = name in hearsOf || dialog.length
    return isAhead ? [[name, [...new Set([...needed, script, ...dialog, ...styles])]]] : []
  })
  return Object.fromEntries(waiting)
}

/** Those that hear anything. */
const whoHear = hearsOf => Object.fromEntries(Object.entries(hearsOf).filter(([, events]) => events.length))

/** Leaves an import to a file that stands in the same folder. */
const besides = (filter, file) => ({
  name: 'besides',
  setup({ onResolve }) {
    onResolve({ filter }, () => ({ path: `./${file}`, external: true }))
  },
})

/** Puts the list of what was built in the place of the list of the sources. */
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

/** Nothing in the loader asks a function how many arguments it takes. */
const smallest = { keep_fargs: false, unsafe_arrows: true }

/**
 * Bundles the loader and, each in a file of its own, what it fetches when something is wrong, the doctor that a page's
 * address asks for, what ends with a login, and what activates lazy widgets.
 * @param {{ common: esbuild.BuildOptions, [other: string]: any }} given
 * @returns `files` with their text, and of these what is fetched on a page with inactive widgets: `islands`, and `facts`
 * where one of them has printed some; and the bundler's `accounts` of them all.
 */
export async function buildLoader({ common, root, list, start, minify, withMaps, ...known }) {
  const { manifest, opened, hearsOf, prints } = known
  const accounts = []
  const bundle = async (entry, plugins = []) => {
    const { outputFiles, metafile } = await esbuild.build({
      ...common,
      metafile: true,
      ...mapSetting(withMaps),
      entryPoints: [entry],
      plugins: [...(common.plugins ?? []), ...plugins],
    })
    accounts.push(...Object.values(metafile.outputs))
    // The second time it finds another hundredth.
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
      await bundle(start, [
        besides(/\/diagnostics$/, diagnosticsFile),
        besides(/\/lazy-islands$/, islandsFile),
        besides(/\/login\/login$/, loginFile),
        builtList({ root, list, manifest }),
      ]),
    ],
  ])
  return { files, islands: islandsFile, facts: `c/${factsFile}`, accounts }
}
