// Builds what authors of pages and servers use: openapi.json, doorstep.d.ts and the schemas of JSON children.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

/** The types that a page may rely on, as the sources declare them. */
const publicTypes = [
  ['shared/site/events.ts', 'SharedEvents'],
  ['shared/platform/page/events/window-events.ts', 'Measured'],
  ['shared/platform/page/events/window-events.ts', 'LifeEvents'],
  ['shared/platform/page/events/window-events.ts', 'WindowEvents'],
  ['shared/platform/page/placeholders.ts', 'WidgetState'],
  ['shared/platform/runtime/mount-record.ts', 'PlaceholderReport'],
  ['shared/platform/runtime/public-handle.ts', 'PublicHandle'],
]

async function writeTypes({ root, outdir, version, tools, definitions, written }) {
  const types = publicTypes.map(async ([file, name]) =>
    tools.declared(await readFile(path.join(root, file), 'utf8'), name),
  )
  const typed = definitions.map(({ name, summary, options, ...definition }) => ({
    name,
    summary,
    options: tools.describeOptions({ name, options, ...definition }, written),
    slots: Object.keys(options).filter(option => options[option].from === 'slot'),
  }))
  await writeFile(
    path.join(outdir, 'doorstep.d.ts'),
    tools.pageTypes(await Promise.all(types), typed, version),
  )
  await writeFile(path.join(outdir, 'helpers', 'widget-options.d.ts'), tools.helperTypes(typed))
}

async function writeSchemas({ outdir, tools, definitions, written, kinds }) {
  const folder = path.join(outdir, 'editor', 'json')
  await mkdir(folder, { recursive: true })
  const writes = definitions.map(definition => {
    const schema = tools.jsonSchema(definition, written, kinds)
    return writeFile(
      path.join(folder, `${definition.name}.schema.json`),
      `${JSON.stringify(schema, null, 1)}\n`,
    )
  })
  await Promise.all(writes)
}

const contents = `
  export { publishedContract, usersOf } from './shared/tools/contract/document'
  export { describeOptions, jsonSchema } from './shared/tools/contract/options'
  export { declared, helperTypes, pageTypes } from './shared/tools/contract/page-types'
  export { widgets } from './widgets'`

const readYaml = async (root, file) => parse(await readFile(path.join(root, 'shared/contract', file), 'utf8'))

/** Returns how each call is made, what it sends, and an answer to it. */
const shownCalls = ({ paths }) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, { operationId, requestBody, responses }]) => {
        const [example] = Object.values(responses['200']?.content?.['application/json']?.examples ?? {})
        const [sent] = Object.values(requestBody?.content?.['application/json']?.examples ?? {})
        const shown = { sent: sent?.value, answer: example?.value }
        return [operationId, { method: method.toUpperCase(), path: address, ...shown }]
      }),
    ),
  )

/** Returns the contract, as `shared/contract/openapi.yaml` has it. */
export const readContract = root => readYaml(root, 'openapi.yaml')

/** Returns the schemas of options, as `shared/contract/options.yaml` has them. */
export const readOptions = root => readYaml(root, 'options.yaml')

/**
 * Writes dist/openapi.json, dist/doorstep.d.ts and dist/editor/json.
 * @returns which widgets make each call, which link to each page, and the schemas of the contract.
 */
export async function buildContract({ root, outdir, version, importBundled }) {
  // The decoders of addresses need a `location`.
  globalThis.location ??= /** @type {any} */ (new URL('https://shop.example/'))
  const tools = await importBundled(contents, 'contract')
  const definitions = await Promise.all(
    Object.values(tools.widgets).map(async ({ load }) => (await load()).widget),
  )
  const contract = await readContract(root)
  const { schemas } = contract.components
  const known = { outdir, tools, definitions, written: await readOptions(root) }
  await mkdir(outdir, { recursive: true })
  await writeTypes({ root, version, ...known })
  await writeSchemas({ ...known, kinds: schemas })
  const document = tools.publishedContract(contract, definitions, version)
  await writeFile(path.join(outdir, 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`)
  return { ...tools.usersOf(contract, definitions), schemas, shownCalls: shownCalls(document) }
}
