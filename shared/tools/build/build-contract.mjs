// Builds what authors of pages and servers use: openapi.json, doorstep.d.ts and the schemas of JSON children.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { describeDecoders } from './passes/describe-decoders.mjs'

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

async function writeTypes({ root, outdir, version, tools, definitions }) {
  const types = publicTypes.map(async ([file, name]) =>
    tools.declared(await readFile(path.join(root, file), 'utf8'), name),
  )
  const typed = definitions.map(({ name, summary, options, ...definition }) => ({
    name,
    summary,
    options: tools.describeOptions({ name, options, ...definition }, true),
    slots: Object.keys(options).filter(option => options[option].from === 'slot'),
  }))
  await writeFile(
    path.join(outdir, 'doorstep.d.ts'),
    tools.pageTypes(await Promise.all(types), typed, version),
  )
  await writeFile(path.join(outdir, 'helpers', 'widget-options.d.ts'), tools.helperTypes(typed))
}

async function writeSchemas({ outdir, tools, definitions }) {
  const folder = path.join(outdir, 'editor', 'json')
  await mkdir(folder, { recursive: true })
  const writes = definitions.map(definition => {
    const schema = tools.jsonSchema(definition)
    return writeFile(
      path.join(folder, `${definition.name}.schema.json`),
      `${JSON.stringify(schema, null, 1)}\n`,
    )
  })
  await Promise.all(writes)
}

const contents = (root, names) => `
  export { publishedContract, usersOf } from './shared/tools/contract/document'
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

/** The contract, as `shared/contract/openapi.yaml` has it. */
export const readContract = async root =>
  parse(await readFile(path.join(root, 'shared/contract/openapi.yaml'), 'utf8'))

/**
 * Writes dist/openapi.json, dist/doorstep.d.ts and dist/editor/json.
 * @returns which widgets make each call, which link to each page, and the schemas of the contract.
 */
export async function buildContract({ root, outdir, version, names, importBundled }) {
  // The readers of addresses need a `location`.
  globalThis.location ??= /** @type {any} */ (new URL('https://shop.example/'))
  const source = `const shown = new Map()\n${contents(root, names)}`
  const tools = await importBundled(source, 'contract', [describeDecoders(root)])
  const definitions = await Promise.all(
    Object.values(tools.widgets).map(async ({ load }) => (await load()).widget),
  )
  for (const definition of definitions) {
    const markups = (tools.examples.get(definition.name) ?? []).map(({ markup }) => markup)
    tools.showOptions(definition, markups)
  }
  await mkdir(outdir, { recursive: true })
  await writeTypes({ root, outdir, version, tools, definitions })
  await writeSchemas({ outdir, tools, definitions })
  const contract = await readContract(root)
  const document = tools.publishedContract(contract, definitions, version)
  await writeFile(path.join(outdir, 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`)
  return { ...tools.usersOf(contract, definitions), schemas: contract.components.schemas }
}
