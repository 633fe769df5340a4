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

const entry = widgets => `
  import { registerBlocks } from './shared/tools/wordpress/editor'
  ${widgets.map(({ name }, at) => `import { widget as widget${at} } from './widgets/${name}/${name}.widget'`).join('\n')}
  const facts = ${JSON.stringify(Object.fromEntries(widgets.map(widget => [widget.name, factsOf(widget)])))}
  registerBlocks([${widgets.map((_, at) => `widget${at}`).join(', ')}], facts, ${JSON.stringify(icons)})
`

/** Returns the controls of a block, the options of the widget's first example, and a link that its fallback has. */
function factsOf({ name, fields, options, examples: [{ markup }] }) {
  const [, tag = '', inside = ''] =
    new RegExp(`<\\w+([^>]*data-widget="${name}"[^>]*)>([\\s\\S]*)`).exec(markup) ?? []
  const plain = text =>
    text
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&')
  const written = options.flatMap(({ name: option, attribute }) => {
    const found = new RegExp(`\\s${attribute}(?:="([^"]*)"|(?=[\\s>]|$))`).exec(tag)
    return found ? [[option, found[1] === undefined ? true : plain(found[1])]] : []
  })
  const json = /^\s*<script type="application\/json">([\s\S]*?)<\/script>/.exec(inside)?.[1]
  const link = /<a [^>]*href="[^"]*"[^>]*>[^<]*<\/a>/.exec(
    inside.replace(/<(template|script)[\s\S]*?<\/\1>/g, ''),
  )?.[0]
  return {
    fields,
    example: { options: { ...Object.fromEntries(written), ...JSON.parse(json ?? '{}') }, link: link ?? '' },
  }
}

/** Returns the script of the block editor, which validates input by the widgets' own definitions. */
async function bundleEditor(root, widgets) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    preserveSymlinks: true,
    stdin: { contents: entry(widgets), resolveDir: root, loader: 'ts', sourcefile: 'editor.ts' },
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
export async function buildWordpress({ root, outdir }) {
  const { widgets } = JSON.parse(await readFile(path.join(outdir, 'editor/catalogue.json'), 'utf8'))
  const folder = path.join(outdir, 'doorstep-wordpress')
  await mkdir(folder, { recursive: true })
  const blocks = Object.fromEntries(widgets.map(widget => [widget.name, blockOf(widget)]))
  await writeFile(path.join(folder, 'blocks.json'), `${JSON.stringify(blocks, null, 1)}\n`)
  const { text, account } = await bundleEditor(root, widgets)
  await writeFile(path.join(folder, 'editor.js'), text)
  for (const name of ['doorstep.php', 'doorstep-wordpress.php'])
    await cp(path.join(root, 'shared/tools/server-helpers', name), path.join(folder, name))
  for (const name of ['blocks.php', 'README.md'])
    await cp(path.join(root, 'shared/tools/wordpress', name), path.join(folder, name))
  return account
}
