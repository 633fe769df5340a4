import path from 'node:path'
import { circlesIn, importsOf } from '../support/sources'

const root = path.resolve(__dirname, '../..')
/** As they are written, types included: what a bundler leaves out ties rooms together all the same. */
const sources = importsOf(root, ['widgets', 'shared', 'demo-pages', 'build.mjs'])

/** What several widgets show of one subject: a folder each, and none knows another. */
const subjects = ['account', 'registration', 'ordering', 'basket', 'boxes', 'week']
const subject = `shared/(${subjects.join('|')})/`
const shared = (rooms: string) => `shared/(${rooms})/`
const library = (names: string) => `node_modules/(${names})(/|$)`
const only = (...parts: string[]) => new RegExp(`^(${parts.join('|')})`)

/** Who may import whom, from the top floor down; the first rule that fits a file decides. */
const rules: [from: RegExp, mayImport: RegExp, why?: string][] = [
  [/^widgets\/start\.ts$/, only('widgets/index\\.ts$', 'shared/runtime/boot\\.ts$')],
  [/^widgets\/index\.ts$/, only('widgets/[^/]+/[^/]+\\.widget\\.ts$', 'shared/runtime/widget-list\\.ts$')],
  [/\.examples\.ts$/, only('widgets/', 'shared/runtime/example\\.ts$', subject)],
  [
    /^widgets\/[^/]+\/[^/]+\.widget\.ts$/,
    only(
      'widgets/',
      shared('runtime|options|rules|text|api'),
      subject,
      'shared/(ui|services)/[a-z-]+-wording\\.ts$',
      library('yup'),
    ),
  ],
  [
    /^widgets\//,
    only('widgets/', shared('options|services|ui|store|rules|text|page|api'), subject, library('.*')),
  ],
  ...subjects.map((folder): [RegExp, RegExp] => [
    new RegExp(`^shared/${folder}/`),
    only(
      shared(`options|services|ui|store|rules|text|page|api|${folder}`),
      library('react|react-dom|zustand|yup|ky'),
    ),
  ]),
  [/^shared\/doctor\/command\.ts$/, only('shared/doctor/', 'node:')],
  [
    /^shared\/doctor\//,
    only(shared('doctor|options|runtime|page|text'), library('jsonrepair|parse5')),
    'it says of placeholders what the page says',
  ],
  // The runtime fetches the doctor, and knows nothing else of it.
  [/^shared\/runtime\/diagnosis\.ts$/, only('shared/doctor/doctor\\.ts$', shared('runtime|page'))],
  [
    /^shared\/runtime\//,
    only(
      shared('runtime|options|services|page|text|ui'),
      'shared/rules/london\\.ts$',
      library('react|react-dom'),
    ),
    'what was printed of a day wakes with the next one',
  ],
  [/^shared\/services\//, only(shared('services|store|api|page|rules|text|ui'), library('react|zustand'))],
  [/^shared\/options\//, only(shared('options|page|rules|text'), library('yup'))],
  [/^shared\/store\//, only(shared('store|api|page|rules|text'), library('zustand'))],
  [/^shared\/ui\//, only(shared('ui|page|rules|text|style'), library('.*'))],
  [/^shared\/api\//, only(shared('api|rules|text'), library('ky|yup'))],
  [/^shared\/page\//, only(shared('page|text'))],
  [/^shared\/(rules|text)\//, only(shared('rules|text'), library('dayjs'))],
  [/^shared\/contract\//, only(shared('contract|api|rules|text|options'))],
  [/^shared\/cli\//, only(shared('cli|contract|doctor|options|api|rules|text'), library('ajv'), 'node:')],
  // Copied into the projects of others, so on their own.
  [/^shared\/helpers\//, /^$/],
  [/^shared\/build\//, only('shared/build/', library('.*'), 'node:')],
  [/^build\.mjs$/, only(shared('build'), 'demo-pages/build-demo\\.mjs$', library('.*'), 'node:')],
  // The shop must not work out its answers by the rules that are tried against it: tests would agree with themselves.
  [/^demo-pages\/shop\//, only('demo-pages/shop/', library('hono'))],
  [
    /^demo-pages\/pages\//,
    only('demo-pages/(pages|shop)/', 'shared/helpers/doorstep\\.js$', library('hono')),
    'a site has the helper beside its pages',
  ],
  // The form takes its kinds of options from the readers, and its words from the doctor.
  [
    /^demo-pages\/catalogue\/form\//,
    only(
      'demo-pages/catalogue/form/',
      shared('options|runtime|text|doctor|contract'),
      'widgets/index\\.ts$',
      library('react|react-dom'),
    ),
  ],
  [
    /^demo-pages\/catalogue\//,
    only('demo-pages/', shared('options|runtime|page|rules|ui|style'), library('.*')),
  ],
  [/^demo-pages\//, only('demo-pages/', shared('build|style'), library('.*'), 'node:')],
]

test('every file imports only from where the architecture lets it', () => {
  const strays = Object.entries(sources).flatMap(([file, imports]) => {
    const rule = rules.find(([from]) => from.test(file))
    if (!rule) return [`no rule says what ${file} may import`]
    return imports.filter(next => !rule[1].test(next)).map(next => `${file} imports ${next}`)
  })
  expect(strays).toEqual([])
})

test('no widget imports another widget', () => {
  const strays = Object.entries(sources).flatMap(([file, imports]) => {
    const own = /^widgets\/[^/]+\//.exec(file)?.[0]
    return own ? imports.filter(next => next.startsWith('widgets/') && !next.startsWith(own)) : []
  })
  expect(strays).toEqual([])
})

test('no imports run in a circle, types included', () => {
  expect(circlesIn(sources)).toEqual([])
})

test('a circle, a type-only one too, would be seen', () => {
  const links = sources['shared/rules/calendar-date.ts'] ?? []
  expect(
    circlesIn({ ...sources, 'shared/rules/calendar-date.ts': [...links, 'shared/rules/dates.ts'] }),
  ).toEqual([expect.stringContaining('shared/rules/calendar-date.ts')])
})
