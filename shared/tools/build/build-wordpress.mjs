// Build pass: the plugin for WordPress, with a block for each widget, made from its definition.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { definitionsAlone } from './build-command.mjs'

/** The WordPress icon of each group of widgets. */
const icons = {
  Account: 'admin-users',
  Baskets: 'cart',
  Ordering: 'calendar-alt',
  'Page furniture': 'layout',
  'Postcode and registration': 'location',
  'Sharing and contact': 'share',
}

/** Words by which people look for a widget in the list of blocks. */
const words = {
  'bol-basket': ['cart', 'basket'],
  'mobile-basket-button': ['cart', 'basket'],
  'header-basket': ['cart', 'week'],
  'checkout-panel': ['cart', 'order'],
  'order-dialog': ['buy', 'add to cart'],
  'promo-field': ['coupon', 'voucher', 'discount'],
  'referral-link': ['refer a friend', 'voucher'],
  slider: ['carousel', 'gallery'],
  'social-block': ['feed', 'twitter'],
  typeahead: ['search', 'autocomplete'],
  'transaction-search': ['filter', 'payments'],
  'seasonal-popup': ['modal', 'banner'],
  'enquiry-form': ['contact'],
  'mobile-nav': ['menu', 'hamburger'],
  map: ['depot', 'locations'],
  'pause-picker': ['holiday', 'calendar'],
}

const namesOf = (options, isMeant) => options.filter(isMeant).map(({ name }) => name)

/** Returns what the server has to know about a widget's block. */
function blockOf({ title, summary, group, options, fields }) {
  const icon = icons[group]
  if (!icon) throw new Error(`${group}: name a picture for it in shared/tools/build/build-wordpress.mjs.`)
  return {
    title,
    description: summary,
    icon,
    options: namesOf(options, () => true),
    json: namesOf(options, ({ from }) => from === 'json'),
    slots: namesOf(options, ({ from }) => from === 'slot'),
    objects: namesOf(options, ({ name }) => /^(object|table|words)$/.test(fields[name].kind)),
  }
}

const entry = (widgets, facts) => `
  import { registerBlocks } from './shared/tools/wordpress/editor'
  ${widgets.map(({ name }, at) => `import { widget as widget${at} } from './widgets/${name}/${name}.widget'`).join('\n')}
  registerBlocks([${widgets.map((_, at) => `widget${at}`).join(', ')}], ${JSON.stringify(facts)}, ${JSON.stringify(icons)})
`

/** Returns an example's options without the demo shop's pictures, which no other site has. */
const withoutPictures = options =>
  JSON.parse(JSON.stringify(options), (_, value) =>
    String(value).startsWith('/assets/') ? undefined : value,
  )

/** Returns a function that gives the facts of a block: its controls, and the catalogue's first example. */
async function readFacts(importBundled) {
  const { partsOf, placeholderIn } = await importBundled(
    `export { partsOf, placeholderIn } from './shared/tools/doctor/placeholder/parts'`,
    'placeholder-parts',
  )
  return ({ name, fields, options, examples: [{ markup, visitor = 'guest', html = '' }] }) => {
    const known = Object.fromEntries(options.map(option => [option.name, option]))
    const { options: held, fallback } = partsOf(placeholderIn(markup, name), known)
    const link = /<a [^>]*href="[^"]*"[^>]*>[^<]*<\/a>/.exec(fallback)?.[0] ?? ''
    // The parts of the page that the example's ids name; a form around it is the editor's own, and pictures are the demo shop's.
    const around = /^\{widget\}|\{widget\}$/.test(html.trim())
      ? html.replace(/\{widget\}|<img [^>]*src="\/assets\/[^>]*>/g, '').trim()
      : ''
    return {
      fields,
      words: words[name] ?? [],
      visitor,
      example: { options: withoutPictures(held), link, around },
    }
  }
}

/** Returns the contract's example of each call's answer, by a pattern of the call. */
const samplesOf = ({ paths }) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([at, calls]) =>
      Object.entries(calls).flatMap(([method, { responses }]) => {
        const [sample] = Object.values(responses?.[200]?.content?.['application/json']?.examples ?? {})
        return sample ? [[`${method.toUpperCase()} ${at.replace(/\{\w+\}/g, '[^/]+')}`, sample.value]] : []
      }),
    ),
  )

/** Returns the script of the block editor, which validates input by the widgets' own definitions. */
async function bundleEditor(root, widgets, facts) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    preserveSymlinks: true,
    stdin: { contents: entry(widgets, facts), resolveDir: root, loader: 'ts', sourcefile: 'editor.ts' },
    outfile: 'editor.js',
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
    define: { FOR_EDITORS: 'true' },
    loader: { '.module.css': 'empty' },
    logLevel: 'error',
    plugins: [definitionsAlone],
  })
  return { text: outputFiles[0].text, account: metafile.outputs['editor.js'] }
}

/**
 * Writes dist/doorstep-wordpress.
 * @returns the metafile of the editor's script.
 */
export async function buildWordpress({ root, outdir, importBundled }) {
  const read = async file => JSON.parse(await readFile(path.join(outdir, file), 'utf8'))
  const { widgets } = await read('editor/catalogue.json')
  const folder = path.join(outdir, 'doorstep-wordpress')
  await mkdir(folder, { recursive: true })
  const blocks = Object.fromEntries(widgets.map(widget => [widget.name, blockOf(widget)]))
  await writeFile(path.join(folder, 'blocks.json'), `${JSON.stringify(blocks, null, 1)}\n`)
  await writeFile(path.join(folder, 'samples.json'), JSON.stringify(samplesOf(await read('openapi.json'))))
  const factsOf = await readFacts(importBundled)
  const facts = Object.fromEntries(widgets.map(widget => [widget.name, factsOf(widget)]))
  const { text, account } = await bundleEditor(root, widgets, facts)
  await writeFile(path.join(folder, 'editor.js'), text)
  for (const name of ['doorstep.php', 'doorstep-wordpress.php'])
    await cp(path.join(root, 'shared/tools/server-helpers', name), path.join(folder, name))
  for (const name of ['blocks.php', 'README.md'])
    await cp(path.join(root, 'shared/tools/wordpress', name), path.join(folder, name))
  return account
}
