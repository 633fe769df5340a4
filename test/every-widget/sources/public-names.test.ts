import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eventsAbout } from '#site/events.about'
import { describeWidgets } from '../../../demo-pages/catalogue/describe'
import { pageNames, publicSurface } from '../../../demo-pages/catalogue/public-surface'
import { routes } from '../../../shared/domain/api/client/routes'
import { attributeOf } from '../../../shared/platform/options/read-options'
import { runtimeAttributes } from '../../../shared/platform/page/placeholders'
import { widgets } from '../../../widgets'
import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'
import { labelsOf } from '../../support/words/marked-words'

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const text = read('shared/PUBLIC.md')
const changes = read('CHANGELOG.md')
const sectionOf = (name: string) =>
  new RegExp(`^### ${name}$([\\s\\S]*?)(?=^### |(?![\\s\\S]))`, 'm').exec(text)?.[1]

describe.each(widgetNames)('%s', name => {
  test('The widget is in the list of public names with every attribute, option, slot, label and event', async () => {
    const section = sectionOf(name) ?? ''
    const { options, emits = [], hears = [], ...rest } = await definitionOf(name)
    const names = Object.entries(options)
      .filter(([option]) => option !== 'labels')
      .map(([option, { from }]) => (from === 'attribute' ? attributeOf(option) : option))
    const labels = Object.keys(labelsOf({ options, emits, hears, ...rest }))
    for (const each of [...names, ...labels, ...emits, ...hears]) expect(section).toContain(`\`${each}\``)
  })

  test('The widget is mentioned in the change log', () => {
    expect(changes).toContain(`\`${name}\``)
  })
})

test('The list has every event, call, custom property, member of window.Doorstep and attribute', () => {
  const properties = read('shared/ui/style/tokens.css').match(/^\s*--doorstep-[\w-]+(?=:)/gm) ?? []
  const [, members = ''] = /type PublicHandle = \{([\s\S]*?)^ {2}\}/m.exec(read('dist/doorstep.d.ts')) ?? []
  const handle = [...members.matchAll(/^ {4}(?:readonly )?(\w+):/gm)].map(match => match[1] ?? '')
  expect(properties.length).toBeGreaterThan(50)
  expect(handle).toEqual(expect.arrayContaining(['version', 'mount', 'unmount', 'on', 'report']))
  const calls = Object.values(routes).map(({ method, path: place }) => `${method} ${place}`)
  const names = [...Object.keys(eventsAbout), ...calls, ...runtimeAttributes, ...handle]
  for (const each of [...names, ...properties.map(property => property.trim())])
    expect(text).toContain(`\`${each}\``)
})

// Names for the bundle's own use, which nobody else should write or read.
const ours =
  /^data-doorstep-(busy|shell|covered|scrollbar|note|root|inline|fallback|doctor|dialogs)$|^doorstep-(dialog|seasonal-popup|order|maps|basket|dialog-open|missed|debug)$/

test('Every name that the bundle reads from a page is in the list', () => {
  const sources = ['shared', 'widgets'].flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !file.includes('.about.'))
      .map(file => read(path.join(folder, file))),
  )
  const words = sources.flatMap(source =>
    [...source.matchAll(/data-doorstep-[a-z-]+|meta\[name="([a-z-]+)"|metaContent\('([a-z-]+)'\)/g)].map(
      match => match[1] ?? match[2] ?? match[0],
    ),
  )
  const listed: readonly string[] = Object.values(pageNames).flat()
  const missing = [...new Set(words)].filter(word => !listed.includes(word) && !ours.test(word))
  expect(missing).toEqual([])
  expect(words).toEqual(expect.arrayContaining(['csrf-token', 'doorstep-csrf-url', 'data-doorstep-answer']))
})

test('The list agrees with the definitions word by word', async () => {
  const folder = 'shared/tools/server-helpers'
  const helpers = readdirSync(path.join(root, folder)).filter(file => !file.endsWith('.d.ts'))
  const sources = {
    tokens: read('shared/ui/style/tokens.css'),
    page: read('shared/ui/style/page.css'),
    handle:
      /^type PublicHandle = [\s\S]*?^\}$/m.exec(read('shared/platform/runtime/public-handle.ts'))?.[0] ?? '',
    helpers: Object.fromEntries(helpers.sort().map(file => [file, read(`${folder}/${file}`)])),
  }
  const made = await publicSurface(widgets, await describeWidgets(widgets, {}), sources)
  expect(text).toBe(made)
})
