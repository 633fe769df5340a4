// Build pass: the loader. It refers to the widgets by their built files: the `import()`s of the list become fetches of
// those files.
import * as esbuild from 'esbuild'
import { bundledText, mapSetting } from '../bundler/mapped-text.mjs'
import { hashOf } from '../bundler/name-files.mjs'

const placeOf = file => Number(/^c\/(\d+)-/.exec(file)?.[1])
const isOwn = file => !/^[cs]\/\d+-/.test(file)

/**
 * Returns the widget list of the loader, as JSON: the shared files, each script at its place and the style sheets after
 * them; and a row for each widget: the name of its own files, when it is fetched, the event at which it wakes or 0, 1
 * if it has a style sheet of its own or 0, and the indexes of the shared files that it needs. They are fetched in that
 * order: the style sheet first, then the largest scripts, because browsers ask a server without HTTP/2 for six files
 * at a time.
 */
export function loaderList(manifest) {
  const all = Object.values(manifest)
  const scripts = []
  for (const file of all.flatMap(({ needed }) => needed)) scripts[placeOf(file)] = file
  const sheets = new Set(all.flatMap(({ styles }) => styles.filter(file => !isOwn(file))))
  const shared = [...scripts, ...[...sheets].sort()]
  const indexes = files => files.filter(file => !isOwn(file)).map(file => shared.indexOf(file))
  const rows = all.map(({ when, wakesAt = 0, script, needed, styles }) => [
    /^w\/(.*)\.js$/.exec(script)?.[1],
    when,
    wakesAt,
    Number(styles.some(isOwn)),
    ...indexes(styles),
    ...indexes(needed).sort((one, other) => one - other),
  ])
  // Similar rows stand together, which compresses better.
  /** @param {any[]} row */
  const alike = ([, when, , , ...needs]) => JSON.stringify([needs, when])
  return { shared, widgets: rows.sort((one, other) => (alike(one) < alike(other) ? -1 : 1)) }
}

const listFile = manifest => {
  const { shared, widgets } = loaderList(manifest)
  return `
    import { readList } from './shared/platform/runtime/read-list'
    export const widgets = readList(${JSON.stringify(shared)}, ${JSON.stringify(widgets)})`
}

/** Replaces a placeholder file of the sources by the result of the build. */
const holding = (filter, name, value) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, () => ({ contents: `export const ${name} = ${JSON.stringify(value)}` }))
  },
})

/**
 * Returns the files of all widgets whose first state the page may print, and of the widgets that are loaded at a press
 * and open a dialog; also the dialog's files, if a widget is loaded at a press or preloads its dialog. A shared file is
 * its place in the loader's list.
 */
function filesAhead(manifest, opened, hearsOf) {
  const { shared } = loaderList(manifest)
  const nameOf = file => (shared.includes(file) ? shared.indexOf(file) : file)
  const waiting = Object.entries(manifest).flatMap(([name, { script, needed, styles, when }]) => {
    const dialog = opened(name, when)
    const isAhead = name in hearsOf || dialog.length
    return isAhead ? [[name, [...new Set([...needed, script, ...dialog, ...styles])].map(nameOf)]] : []
  })
  return Object.fromEntries(waiting)
}

/** Returns the widgets that listen to at least one event. */
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
    const text = await bundledText(outputFiles, root)
    return minify ? minify(text) : text
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
