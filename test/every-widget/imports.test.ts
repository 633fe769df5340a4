/** @jest-environment node */
import path from 'node:path'
import * as esbuild from 'esbuild'
import { widgetNames } from '../support/all-widgets'

const root = path.resolve(__dirname, '../..')

type Inputs = Record<string, { imports: { path: string; kind: string }[] }>

async function inputsOf(...entryPoints: string[]): Promise<Inputs> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.module.css': 'local-css' },
  })
  return metafile.inputs
}

/** Everything a file reaches; what is fetched lazily only where asked for. */
function reach(inputs: Inputs, from: string, isLazyToo: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const { path: next, kind } of inputs[from]?.imports ?? []) {
    if (inputs[next] && (isLazyToo || kind !== 'dynamic-import')) reach(inputs, next, isLazyToo, seen)
  }
  return seen
}

const widgetFile = (name: string) => `widgets/${name}/${name}.widget.ts`
const owners = (files: Iterable<string>) =>
  new Set([...files].flatMap(file => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))

/** Who may import whom: the first rule that fits a file decides. */
const rules: [from: RegExp, mayImport: RegExp][] = [
  [/^widgets\/start\.ts$/, /^widgets\/index\.ts$|^shared\/mount\/boot\.ts$/],
  [/^widgets\/index\.ts$/, /^widgets\/[^/]+\/[^/]+\.widget\.ts$/],
  [
    /^widgets\/([^/]+)\//,
    /^shared\/(mount|ui|store|rules|page|api|registration|ordering|basket|boxes|week)\/|^node_modules\//,
  ],
  // What several widgets show: a folder of its own for each subject, and none knows another.
  ...['registration', 'ordering', 'basket', 'boxes', 'week'].map((folder): [RegExp, RegExp] => [
    new RegExp(`^shared/${folder}/`),
    new RegExp(`^shared/(mount|ui|store|rules|page|api|${folder})/|^node_modules/`),
  ]),
  [/^shared\/rules\//, /^shared\/rules\/|^node_modules\/dayjs\//],
  [/^shared\/api\//, /^shared\/(api|rules)\/|^node_modules\/(ky|yup)\//],
  [/^shared\/page\//, /^shared\/(page|rules)\//],
  [
    /^shared\/store\//,
    /^shared\/(store|api|rules|page)\/|^shared\/mount\/(services|use-api|use-navigation)\.ts$|^node_modules\/(zustand|react)\//,
  ],
  [/^shared\/ui\//, /^shared\/(ui|style|page)\/|^shared\/rules\/|^node_modules\//],
  [
    /^shared\/mount\//,
    /^shared\/(mount|ui|store|rules|page|api)\/|^node_modules\/(react|react-dom|yup|zustand)\//,
  ],
]

let inputs: Inputs

beforeAll(async () => {
  inputs = await inputsOf('widgets/start.ts', ...widgetNames.map(widgetFile))
})

test('every file imports only from where the architecture lets it', () => {
  const strays = Object.entries(inputs).flatMap(([file, { imports }]) => {
    const rule = rules.find(([from]) => from.test(file))
    if (!rule || file.startsWith('node_modules/')) return []
    const own = /^widgets\/[^/]+\//.exec(file)?.[0]
    return imports
      .filter(
        ({ path: next }) => !next.includes('?') && !rule[1].test(next) && !(own && next.startsWith(own)),
      )
      .map(({ path: next }) => `${file} imports ${next}`)
  })
  expect(strays).toEqual([])
})

test('no widget imports another widget', () => {
  for (const name of widgetNames) {
    const others = [...reach(inputs, widgetFile(name), true)].filter(
      file => /^widgets\//.test(file) && !file.startsWith(`widgets/${name}/`),
    )
    expect([name, others]).toEqual([name, []])
  }
})

test('no imports run in a circle', () => {
  const circles: string[] = []
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const { path: next } of inputs[file]?.imports ?? []) {
      if (inputs[next] && !next.startsWith('node_modules/')) visit(next, [...trail, file])
    }
    done.add(file)
  }
  const done = new Set<string>()
  for (const file of Object.keys(inputs)) if (!file.startsWith('node_modules/')) visit(file, [])
  expect(circles).toEqual([])
})

test('the loader holds no React and none of the given libraries', () => {
  expect([...owners(reach(inputs, 'widgets/start.ts', false))]).toEqual([])
})

test('the registration fields and the posts bring no dates and no dialogs', () => {
  for (const name of ['promo-field', 'offline-customer', 'social-block']) {
    const libraries = owners(reach(inputs, widgetFile(name), false))
    expect([
      name,
      libraries.has('dayjs'),
      libraries.has('react-modal'),
      libraries.has('react-day-picker'),
    ]).toEqual([name, false, false, false])
  }
})

test('the calendar library comes only when a calendar is opened', () => {
  expect(owners(reach(inputs, widgetFile('pause-picker'), false)).has('react-day-picker')).toBe(false)
  expect(owners(reach(inputs, widgetFile('pause-picker'), true)).has('react-day-picker')).toBe(true)
})

test('nothing the bundle ships reaches tests or demo pages', () => {
  expect(Object.keys(inputs).filter(file => /^(test|demo-pages)\//.test(file))).toEqual([])
})
