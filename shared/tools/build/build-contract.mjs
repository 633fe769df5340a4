// Builds what authors of pages and servers use: openapi.json, doorstep.d.ts and the schemas of JSON children.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { describeDecoders } from './passes/describe-decoders.mjs'

/** The code of each widget with all its imports. */
async function textsOfWidgets({ root, names }) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      names.map(name => [name, path.join('widgets', name, `${name}.widget.ts`)]),
    ),
    outdir: path.join(root, 'of-each-widget'),
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.module.css': 'empty' },
    define: { DOORSTEP_VERSION: '""', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return outputFiles.map(file => [path.basename(file.path, '.js'), file.text])
}

/**
 * The code of each widget together with that of the widgets it places itself; a product card, for example, places the
 * postcode panel.
 */
const withPlaced = texts =>
  texts.map(([name, text]) => {
    const placed = [...text.matchAll(/"data-widget": "([\w-]+)"/g)].map(([, other]) => other)
    return [
      name,
      [text, ...texts.flatMap(([other, own]) => (placed.includes(other) ? [own] : []))].join('\n'),
    ]
  })

const postsForm = text => text.includes('name: "_token"')

/** The widgets of each item: those whose own code mentions it. */
const widgetsBy = (things, texts, isNamed) =>
  Object.fromEntries(
    things.map(thing => [
      thing,
      texts
        .filter(([, text]) => isNamed(text, thing))
        .map(([name]) => name)
        .sort(),
    ]),
  )

// Every widget contains the API client's list of POST calls that change nothing; that list is no sign that the widget
// makes these calls.
const asking = /\basking\d* = \[[^\]]*\]/g
const withoutAsking = texts => texts.map(([name, text]) => [name, text.replace(asking, '')])

const namesCall = (text, call) => text.includes(`"${call}"`)

const aisles = /pages\w*\[\w+\]/

/** Whether a widget's code links to that page, by its name or by a string that is used as one. */
const namesPage = (text, page) =>
  new RegExp(`\\bpages\\d*\\.${page}\\b|addressOf\\("${page}"`).test(text) ||
  (aisles.test(text) && new RegExp(`\\[[^\\]]*"${page}"`).test(text))

/** The types that a page may rely on, as the sources declare them. */
const publicTypes = [
  ['shared/platform/page/events/window-events.ts', 'SharedEvents'],
  ['shared/platform/page/events/window-events.ts', 'Measured'],
  ['shared/platform/page/events/window-events.ts', 'LifeEvents'],
  ['shared/platform/page/events/window-events.ts', 'WindowEvents'],
  ['shared/platform/page/placeholders.ts', 'WidgetState'],
  ['shared/platform/runtime/mount-record.ts', 'PlaceholderReport'],
  ['shared/platform/runtime/public-handle.ts', 'PublicHandle'],
]

async function writeTypes({ root, outdir, version, contract, definitions }) {
  const types = publicTypes.map(async ([file, name]) =>
    contract.declared(await readFile(path.join(root, file), 'utf8'), name),
  )
  const typed = definitions.map(({ name, summary, options, ...definition }) => ({
    name,
    summary,
    options: contract.describeOptions({ name, options, ...definition }, true),
    slots: Object.keys(options).filter(option => options[option].from === 'slot'),
  }))
  await writeFile(
    path.join(outdir, 'doorstep.d.ts'),
    contract.pageTypes(await Promise.all(types), typed, version),
  )
  await writeFile(path.join(outdir, 'helpers', 'widget-options.d.ts'), contract.helperTypes(typed))
}

async function writeSchemas({ outdir, contract, definitions }) {
  const folder = path.join(outdir, 'editor', 'json')
  await mkdir(folder, { recursive: true })
  const writes = definitions.map(definition => {
    const schema = contract.jsonSchema(definition)
    return writeFile(
      path.join(folder, `${definition.name}.schema.json`),
      `${JSON.stringify(schema, null, 1)}\n`,
    )
  })
  await Promise.all(writes)
}

const contents = (root, names) => `
  export { openApi } from './shared/tools/contract/openapi'
  export { calls } from './shared/tools/contract/calls'
  export { isEverMade } from './shared/tools/contract/uses'
  export { usualPages } from './shared/platform/page/addresses'
  export { describeOptions, jsonSchema, showOptions } from './shared/tools/contract/options'
  export { declared, helperTypes, pageTypes } from './shared/tools/contract/page-types'
  export { widgets } from './widgets'
  ${names
    .filter(name => existsSync(path.join(root, 'widgets', name, `${name}.examples.ts`)))
    .map(
      (name, at) =>
        `import { examples as of${at} } from './widgets/${name}/${name}.examples'\nshown.set('${name}', of${at})`,
    )
    .join('\n')}
  export const examples = shown`

/**
 * Writes dist/openapi.json, dist/doorstep.d.ts and dist/editor/json.
 * @returns which widgets make each call, and which link to each page.
 */
export async function buildContract({ root, outdir, version, names, importBundled }) {
  // The readers of addresses need a `location`.
  globalThis.location ??= /** @type {any} */ (new URL('https://shop.example/'))
  const source = `const shown = new Map()\n${contents(root, names)}`
  const contract = await importBundled(source, 'contract', [describeDecoders(root)])
  const definitions = await Promise.all(
    Object.values(contract.widgets).map(async ({ load }) => (await load()).widget),
  )
  for (const definition of definitions) {
    const markups = (contract.examples.get(definition.name) ?? []).map(({ markup }) => markup)
    contract.showOptions(definition, markups)
  }
  await mkdir(outdir, { recursive: true })
  await writeTypes({ root, outdir, version, contract, definitions })
  await writeSchemas({ outdir, contract, definitions })
  const alone = await textsOfWidgets({ root, names })
  const texts = withPlaced(alone)
  const made = named =>
    Object.fromEntries(
      Object.entries(named).map(([thing, by]) => [
        thing,
        by.filter(name => contract.isEverMade(name, thing)),
      ]),
    )
  const byCall = made(widgetsBy(Object.keys(contract.calls), withoutAsking(texts), namesCall))
  const byPage = made(widgetsBy(Object.keys(contract.usualPages), texts, namesPage))
  const posting = alone.filter(([, text]) => postsForm(text)).map(([name]) => name)
  const document = await contract.openApi(version, byCall, byPage, posting)
  await writeFile(path.join(outdir, 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`)
  return { widgetsByCall: byCall, widgetsByPage: byPage }
}
