// Build pass: values of the catalogue's examples, with which the doctor fills in what is missing from a placeholder.
import { existsSync } from 'node:fs'
import path from 'node:path'

const reading = (list, names) => `
  import { samplesOf } from './shared/tools/doctor/samples'
  import { markupOfSource } from './shared/tools/doctor/read-source'
  import { attributeIn, everyIn } from './shared/platform/options/markup'
  import { widgets } from './${list.replace(/\.ts$/, '')}'
  ${names.map((name, at) => `import { examples as examples${at} } from './widgets/${name}/${name}.examples'`).join('\n')}
  const examples = { ${names.map((name, at) => `'${name}': examples${at}`).join(', ')} }
  const placeholdersOf = name => [
    ...everyIn(markupOfSource(examples[name].map(({ markup }) => markup).join(''))),
  ].filter(node => attributeIn(node, 'data-widget') === name)
  export const samples = Object.fromEntries(
    await Promise.all(
      Object.keys(examples).map(async name => {
        const { widget } = await widgets[name].load()
        return [name, samplesOf(placeholdersOf(name), widget.options)]
      }),
    ),
  )
`

/** Reads them: by widget, and by option. */
export async function readSamples({ root, list, names, importBundled }) {
  // Definitions know that they live on a page.
  globalThis.location ??= new URL('https://shop.example/')
  const shown = names.filter(name => existsSync(path.join(root, 'widgets', name, `${name}.examples.ts`)))
  return (await importBundled(reading(list, shown), 'samples')).samples
}
