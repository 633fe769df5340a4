import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { circlesIn, importsIn, linksOf, strayExports } from '../../support/sources/sources'

const root = path.resolve(__dirname, '../../..')
/** Imports as written, types included, which couple folders although a bundler drops them. */
const links = linksOf(root, ['widgets', 'shared', 'demo-pages', 'test', 'build.mjs'])
const sources = Object.fromEntries(
  Object.entries(importsIn(links)).filter(([file]) => !file.startsWith('test/')),
)

/** Parts of one subject that several widgets show: each has a folder, and none imports another. */
const subjects = ['account', 'registration', 'ordering', 'basket', 'boxes', 'week']
const within = (floor: string, rooms: string) => `shared/${floor}/(${rooms})/`
const features = within('features', [...subjects, 'calls'].join('|'))
const domain = (rooms: string) => within('domain', rooms)
const platform = (rooms: string) => within('platform', rooms)
const tools = (rooms: string) => within('tools', rooms)
const ui = 'shared/ui/'
const library = (names: string) => `node_modules/(${names})(/|$)`
// Every floor may import the site's settings: its events, facts, pages and storage names.
const only = (...parts: string[]) => new RegExp(`^(${[...parts, 'shared/site/'].join('|')})`)

/**
 * The allowed imports, from the top floor down, with the rule in words; the first that matches a file
 * decides.
 */
const rules: [from: RegExp, mayImport: RegExp, why: string][] = [
  [
    /^widgets\/start\.ts$/,
    only('widgets/index\\.ts$', 'shared/platform/runtime/boot\\.ts$'),
    'the entry starts the list of widgets and nothing else',
  ],
  [
    /^widgets\/index\.ts$/,
    only('widgets/[^/]+/[^/]+\\.widget\\.ts$', 'shared/platform/runtime/widget-list\\.ts$'),
    'the list names definitions only',
  ],
  [
    /\.examples\.ts$/,
    only('widgets/', 'shared/platform/runtime/example\\.ts$', features),
    'examples are markup',
  ],
  [
    /^widgets\/[^/]+\/[^/]+\.widget\.ts$/,
    only(
      'widgets/',
      platform('runtime|options|values'),
      domain('rules|api'),
      features,
      'shared/(ui/|.*-messages\\.ts$)',
      library('yup'),
    ),
    'a definition says what a widget is, and leaves to its component what it does',
  ],
  [
    /^widgets\//,
    only(
      'widgets/',
      platform('options|providers|messages|page|values'),
      domain('.*'),
      features,
      ui,
      library('.*'),
    ),
    'a widget stands on all floors but the runtime and the tools',
  ],
  ...subjects.map((folder): [RegExp, RegExp, string] => [
    new RegExp(`^shared/features/${folder}/`),
    only(
      within('features', `calls|${folder}`),
      platform('options|providers|messages|page|values'),
      domain('.*'),
      ui,
      library('react|react-dom|zustand|yup|ky'),
    ),
    'a subject knows no other subject, only how calls are told',
  ]),
  [
    /^shared\/features\/calls\//,
    only(
      within('features', 'calls'),
      platform('providers|messages|page|values'),
      domain('.*'),
      ui,
      library('react'),
    ),
    'how calls are told knows no subject',
  ],
  [/^shared\/site\//, only(platform('page')), 'what a site says of itself is tables'],
  [
    /^shared\/domain\/page\//,
    only(domain('page|store|api|rules'), platform('page|values')),
    'the store and the page hear of each other here, without React',
  ],
  [
    /^shared\/domain\/hooks\//,
    only(domain('.*'), platform('messages|providers|page|values'), library('react|zustand')),
    'hooks tie the store and the calls to the page',
  ],
  [
    /^shared\/domain\/store\//,
    only(domain('store|api|rules'), platform('page|values'), library('zustand')),
    'the store knows the calls and the rules, and no component',
  ],
  [
    /^shared\/domain\/api\//,
    only(domain('api|rules'), platform('values'), library('ky|yup')),
    'calls know rules, and nothing of a page',
  ],
  [
    /^shared\/domain\/rules\//,
    only(domain('rules'), platform('values'), library('dayjs')),
    'rules are pure: no page, no React, no clock of their own',
  ],
  [
    /^shared\/ui\//,
    only(ui, domain('rules'), platform('messages|providers|page|values'), library('.*')),
    'components have no store and no calls',
  ],
  [
    /^shared\/platform\/runtime\/diagnostics\.ts$/,
    only('shared/tools/doctor/doctor\\.ts$', platform('runtime|page')),
    'the runtime fetches the doctor, and knows nothing else of it',
  ],
  [
    /^shared\/platform\/runtime\/mount\/mount-widget\.tsx$/,
    only(
      'shared/tools/doctor/placeholder/explain-options\\.ts$',
      platform('runtime|options|providers|page'),
      library('react|react-dom'),
    ),
    'the runtime fetches what explains a placeholder that cannot be read',
  ],
  [
    /^shared\/platform\/runtime\/mount\/ErrorBoundary\.tsx$/,
    only(platform('runtime|messages'), 'shared/ui/(status/Alert|button/Button)\\.tsx$', library('react')),
    "a crash is told in the kit's message",
  ],
  [
    /^shared\/platform\/runtime\/mount\/widget-root\.tsx$/,
    only(
      platform('runtime|providers|messages|page'),
      'shared/ui/dialog/inherit-theme\\.ts$',
      library('react|react-dom'),
    ),
    'a dialog looks like the widget that opens it',
  ],
  [
    /^shared\/platform\/runtime\//,
    only(platform('runtime|options|providers|messages|page|values'), library('react|react-dom')),
    'the platform knows no shop',
  ],
  [
    /^shared\/platform\/providers\/use-lazy\.ts$/,
    only(platform('page|messages'), 'shared/ui/ui-messages\\.ts$', library('react')),
    "what could not be fetched is told in the kit's words",
  ],
  [/^shared\/platform\/providers\//, only(platform('providers|page|values'), library('react')), 'as above'],
  [/^shared\/platform\/messages\//, only(platform('messages'), library('react')), 'as above'],
  [/^shared\/platform\/options\//, only(platform('options|messages|page|values')), 'as above'],
  [/^shared\/platform\/page\//, only(platform('page|values')), 'the host page needs no React'],
  [/^shared\/platform\/values\//, only(platform('values'), library('dayjs')), 'values are pure'],
  [
    /^shared\/tools\/doctor\/command\.ts$/,
    only(
      tools('doctor'),
      'shared/tools/cli/(answer|command-line|login-words|printable|session|usages)\\.ts$',
      'node:',
    ),
    'only the command of the doctor reads files',
  ],
  [
    /^shared\/tools\/doctor\/lint-(site|answers)\.ts$/,
    only(tools('doctor'), platform('options|page|values'), 'shared/domain/api/client/routes\\.ts$'),
    'which addresses a site may name, of calls and of pages, and which answers a page may print',
  ],
  [
    /^shared\/tools\/doctor\/lint-colours\.ts$/,
    only(platform('page'), 'shared/ui/style/colour-pairs\\.ts$'),
    'which colours of a page are looked at is written beside the theme',
  ],
  [
    /^shared\/tools\/doctor\//,
    only(tools('doctor'), platform('options|messages|runtime|page|values'), library('parse5')),
    'it says of placeholders what the page says',
  ],
  [
    /^shared\/tools\/contract\//,
    only(
      tools('contract'),
      domain('api|rules'),
      platform('options|page|runtime|values'),
      library('@redocly/openapi-core'),
      'node:',
    ),
    'the contract is what the calls and options say of themselves',
  ],
  [
    /^shared\/tools\/cli\//,
    only(
      tools('cli|contract|doctor'),
      domain('api|rules'),
      platform('options|page|runtime|values'),
      library('ajv'),
      'node:',
    ),
    'the command line reads what pages read',
  ],
  [
    /^shared\/tools\/wordpress\//,
    only(
      tools('wordpress'),
      'shared/tools/(doctor/on-some-page|doctor/placeholder/.*|contract/option-titles)\\.ts$',
      platform('options|runtime|values'),
      library('react'),
    ),
    'the block editor has a React of its own, and takes the words from where the doctor has them',
  ],
  [/^shared\/tools\/server-helpers\//, /^$/, 'copied into the projects of others, so on their own'],
  [
    /^shared\/tools\/build\/release\.mjs$/,
    only(tools('build'), 'build\\.mjs$', 'node:'),
    'a release is a build, and papers beside it',
  ],
  [
    /^shared\/tools\/bundler\//,
    only(tools('bundler'), library('.*'), 'node:'),
    'the bundler knows neither the build nor a widget',
  ],
  [
    /^shared\/tools\/build\//,
    only(tools('build|bundler'), library('.*'), 'node:'),
    'the build ships nothing of itself',
  ],
  [
    /^build\.mjs$/,
    only(tools('build|bundler'), 'demo-pages/build-demo\\.mjs$', library('.*'), 'node:'),
    'the build calls its passes',
  ],
  [/^demo-pages\/site\.ts$/, only('shared/platform/page/addresses\\.ts$'), 'a site says where its pages are'],
  [
    /^demo-pages\/shop\//,
    only('demo-pages/shop/', 'demo-pages/rules\\.json$', library('hono')),
    'the shop works out its answers by rules of its own, or tests would agree with themselves',
  ],
  [
    /^demo-pages\/pages\//,
    only('demo-pages/(pages|shop)/', 'shared/tools/server-helpers/doorstep\\.js$', library('hono')),
    'a site has the helper beside its pages',
  ],
  [
    /^demo-pages\/catalogue\/form\//,
    only(
      'demo-pages/catalogue/form/',
      platform('options|runtime|values'),
      tools('doctor|contract'),
      'widgets/index\\.ts$',
      library('react|react-dom'),
    ),
    'the form takes its kinds of options from the readers, and its words from the doctor',
  ],
  [
    /^demo-pages\/catalogue\/public-surface\.ts$/,
    only('demo-pages/catalogue/', 'shared/domain/api/client/routes\\.ts$', platform('runtime|page')),
    'it lists the calls beside all else that is public',
  ],
  [
    /^demo-pages\/catalogue\/ui-kit\//,
    only(
      'demo-pages/catalogue/',
      'shared/features/basket/EmptyBasket\\.tsx$',
      domain('rules'),
      ui,
      library('react|react-dom'),
    ),
    'the kit shows the components as shoppers see them',
  ],
  [
    /^demo-pages\/catalogue\//,
    only(
      'demo-pages/',
      platform('options|runtime|page|values'),
      'shared/tools/doctor/placeholder/markup\\.ts$',
      domain('rules'),
      ui,
      library('.*'),
    ),
    'the catalogue shows what the sources say',
  ],
  [
    /^demo-pages\//,
    only('demo-pages/', tools('build'), 'shared/ui/style/', library('.*'), 'node:'),
    'the rest of the demo builds and serves',
  ],
]

test('L-79 Every file imports only from where the architecture allows it', () => {
  const strays = Object.entries(sources).flatMap(([file, imports]) => {
    const rule = rules.find(([from]) => from.test(file))
    if (!rule) return [`no rule says what ${file} may import`]
    return imports.filter(next => !rule[1].test(next)).map(next => `${file} imports ${next}: ${rule[2]}`)
  })
  expect(strays).toEqual([])
})

test('No widget imports another widget', () => {
  const strays = Object.entries(sources).flatMap(([file, imports]) => {
    const own = /^widgets\/[^/]+\//.exec(file)?.[0]
    return own ? imports.filter(next => next.startsWith('widgets/') && !next.startsWith(own)) : []
  })
  expect(strays).toEqual([])
})

test('No imports form a circle, types included', () => {
  expect(circlesIn(sources)).toEqual([])
})

test('The check finds circles, even those made only of types', () => {
  const links = sources['shared/platform/values/calendar-date.ts'] ?? []
  expect(
    circlesIn({
      ...sources,
      'shared/platform/values/calendar-date.ts': [...links, 'shared/platform/values/london.ts'],
    }),
  ).toEqual([expect.stringContaining('shared/platform/values/calendar-date.ts')])
})

/** A source that is bundled from a text has its names in that text, so the build's scripts are read too. */
const build = readdirSync(path.join(root, 'shared/tools/build'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.mjs'))
  .map(name => `shared/tools/build/${name}`)
  .concat('build.mjs', 'demo-pages/build-demo.mjs')
  .map(file => readFileSync(path.join(root, file), 'utf8'))
  .join()

test('Every export is imported by another file', () => {
  const strays = strayExports(links)
    // Read by their paths: the display variants of each widget.
    .filter(stray => !stray.endsWith('.examples.ts#examples'))
    .filter(stray => !build.includes(stray.split('#')[1] ?? ''))
  expect(strays).toEqual([])
})

test('An unused export would be found, also a type', () => {
  const example = {
    'a.ts': { taken: new Map(), exports: ['used', 'Stray'] },
    'b.ts': { taken: new Map([['a.ts', ['used']]]), exports: ['whole'] },
    'c.ts': { taken: new Map([['b.ts', ['*']]]), exports: [] },
  }
  expect(strayExports(example)).toEqual(['a.ts#Stray'])
})

test('The table of libraries has every dependency, and no others', () => {
  const [, table = ''] = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').split(
    '| | by | bytes | why |',
  )
  const rows = table.slice(0, table.indexOf('\n\n')).trim().split('\n').slice(1)
  const by = rows.flatMap(row => (row.split('|')[2] ?? '').split(/[,;]/)).map(name => name.trim())
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const named = by.filter(name => name !== 'own' && name !== 'none')
  expect(named.sort()).toEqual(Object.keys(dependencies).sort())
})
