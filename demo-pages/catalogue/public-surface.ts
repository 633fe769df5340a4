import { eventsAbout } from '#site/events.about'
import { routes } from '../../shared/domain/api/client/routes'
import { runtimeAttributes } from '../../shared/platform/page/placeholders'
import type { WidgetDefinition } from '../../shared/platform/runtime/widget-definition'
import { loadStrategies, type WidgetList } from '../../shared/platform/runtime/widget-list'
import type { DescribedOption, DescribedWidget } from './describe'

/** The texts of the sources from which the names are read. */
type PublicSources = {
  /** The custom properties. */
  tokens: string
  /** The style sheet that pages link. */
  page: string
  /** The helpers, by their file names. */
  helpers: Readonly<Record<string, string>>
  /** The type of `window.Doorstep`. */
  handle: string
}

const head = `# What is public

Pages, templates, servers and scripts of a site rely on these names. \`npm run build\` writes this list. All other names
may change at any time.

- A major version removes a name or changes its meaning. In the release before it, the old name still works, and the
  page's doctor (\`?doorstep-debug\`) names the new one.
- A minor version adds a name. A patch changes neither.
- \`CHANGELOG.md\` lists each change of a name. \`npm run release\` refuses a release that changes this list without it.
`

/** The names with which a page describes itself, outside placeholders. */
export const pageNames = {
  '`<meta>` in the head': [
    'csrf-token',
    'csrf-header',
    'csrf-param',
    'doorstep-csrf-url',
    'doorstep-pixel-consent',
    'doorstep-customer',
    'doorstep-has-postcode',
    'doorstep-is-guest',
    'doorstep-active-coupon',
  ],
  'On window': ['csrfToken', 'hasPostcode', 'isGuest', 'activeCoupon', 'dataLayer', 'fbq'],
  "Where the site's calls and pages are, and what it allows": ['data-doorstep-site'],
  'On an element in which no placeholder is read': ['data-doorstep-off'],
  'An answer in the page': ['data-doorstep-answer', 'data-at'],
  'In the address, or on the root element': ['?doorstep-debug', 'data-doorstep-debug'],
} as const

const code = (names: readonly string[]) => names.map(name => name.replace(/^(\S+)/, '`$1`')).join(', ')
const row = (what: string, names: readonly string[]) => (names.length ? `- ${what}: ${code(names)}\n` : '')

const optionsFrom = (options: readonly DescribedOption[], from: DescribedOption['from']) =>
  options
    .filter(option => option.from === from && option.name !== 'labels')
    .map(({ attribute, required }) => `${attribute}${required ? ' (needed)' : ''}`)

function widgetSection(widget: DescribedWidget, labels: readonly string[]): string {
  const { name, summary, options, emits, hears, prints } = widget
  return `
### ${name}

${summary}

${row('Attributes', optionsFrom(options, 'attribute'))}${row('JSON', optionsFrom(options, 'json'))}${row(
  'Slots',
  optionsFrom(options, 'slot'),
)}${row(
  'Facts in `data-printed`',
  Object.keys(prints?.facts ?? {}),
)}${row('Raises', [...emits.map(each => each.name)])}${row('Hears', [...hears.map(each => each.name)])}${row('Labels', labels)}`
}

/** Returns the names of each widget's labels. */
async function labelsByWidget(list: WidgetList): Promise<Map<string, string[]>> {
  const entries = Object.entries(list).map(async ([name, { load }]) => {
    const { options } = (await load()).widget as unknown as WidgetDefinition
    const names = Object.keys(options.labels?.messages ?? {})
    return [name, [...new Set(names)].sort()] as const
  })
  return new Map((await Promise.all(entries)).map(([name, labels]) => [name, [...labels]]))
}

const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(match => match.slice(1).find(Boolean) ?? match[0]))].sort()

/**
 * Returns the functions that a helper offers. Each language marks internal functions in its own way, so the public ones
 * are found by their names.
 */
const functionsIn = (source: string) =>
  found(
    source,
    /^export function (\w+)|^function (doorstep_(?:widget|head|answer|shortcode))\b|^ {2}def self\.(widget|head|answer)\b/gm,
  )

/** Writes PUBLIC.md: every name that others rely on. */
export async function publicSurface(
  list: WidgetList,
  widgets: readonly DescribedWidget[],
  { tokens, page, helpers, handle }: PublicSources,
): Promise<string> {
  const labels = await labelsByWidget(list)
  const calls = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`))
  return `${head}
## Placeholders

${row('Attributes', runtimeAttributes)}${row('`data-load`', loadStrategies)}${row('`data-widget-state`', ['waiting', 'loading', 'mounted', 'remounting', 'failed'])}${row('Children', ['script[type="application/json"]', 'template[data-slot]', 'template[data-json]'])}
## Pages

${Object.entries(pageNames)
  .map(([what, names]) => row(what, names))
  .join('')}
## Events on window

${Object.entries(eventsAbout)
  .map(([name, { detail }]) => `- \`${name}\` \`${detail}\`\n`)
  .join('')}
## window.Doorstep

${row('Members', found(handle, /^ {2}(?:readonly )?(\w+):/gm))}
## Types

The namespace \`Doorstep\` of \`doorstep.d.ts\` has the types of all these names.

## Calls

${[...calls].map(call => `- \`${call}\`\n`).join('')}
\`openapi.json\` describes the requests and the accepted answers. Later versions accept every answer that an earlier version accepted.

## Custom properties

${found(tokens, /--doorstep-[\w-]+(?=:)/g)
  .map(name => `- \`${name}\`\n`)
  .join('')}
## Classes of page.css

${row('For a page’s own markup', found(page, /\.(doorstep-[\w-]+)/g))}
## Helpers

${Object.entries(helpers)
  .map(([file, source]) => row(`\`helpers/${file}\``, functionsIn(source)))
  .join('')}${row('`helpers/report-errors.js`', ['data-to', 'data-most'])}
## Files and commands

${row('Files whose names stay', ['loader.js', 'page.css', 'manifest.json', 'doorstep.d.ts', 'openapi.json', 'editor/vscode.html-data.json', 'editor/web-types.json', 'editor/theme.css', 'editor/json/<widget>.schema.json', 'helpers/…', 'doorstep-wordpress/…'])}${row('Blocks for WordPress', ['doorstep/<widget>'])}${row('In `manifest.json`', ['version', 'widgets.<widget>.when', 'widgets.<widget>.script', 'widgets.<widget>.needed', 'widgets.<widget>.styles', 'widgets.<widget>.asleep', 'integrity.<file>'])}${row('Commands of `doorstep.mjs`, with the options and exit codes that `--help` says', ['check', 'probe'])}
## Widgets

A widget's name is the value of \`data-widget\`. Its labels are in \`labels\` of the JSON child.
${widgets.map(widget => widgetSection(widget, labels.get(widget.name) ?? [])).join('')}`
}
