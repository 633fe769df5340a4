import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { present } from '../../../support/present'

type Script = {
  text: string
  inputs: object
  imports: { name: string; kind: string }[]
  taken: Map<string, Set<string>>
  offered: string[]
}
type Written = Record<string, { imports: { path: string; kind: string }[] }>
type Plan = { inputs: Written; placeOf: (file: string) => string; scriptOf: (file: string) => string }

const { checkChunks } = jest.requireActual<{
  checkChunks: (of: {
    root: string
    scripts: Map<string, Script>
    plan: Plan
    table: object
  }) => Promise<void>
}>('../../../../shared/tools/bundler/check-chunks.mjs')
const { fetchedLater, nameFiles } = jest.requireActual<{
  fetchedLater: (name: string, scripts: Map<string, Script>, steps: number) => string[]
  nameFiles: (
    scripts: Map<string, Script>,
    given: { chunks: object; isEntry: (name: string) => boolean; companions?: Map<string, string> },
  ) => Map<string, { file: string; text: string }>
}>('../../../../shared/tools/bundler/name-files.mjs')
const { planScripts, requirePlaces } = jest.requireActual<{
  planScripts: (of: {
    common: object
    root: string
    start: string
    table: object
    entriesOf: () => Map<string, string>
  }) => Promise<{ scripts: Map<string, { offers: string[] }> }>
  requirePlaces: (
    table: { chunks: Record<string, { files?: string[] }>; copied: string[]; tableFile: string },
    files: string[],
  ) => void
}>('../../../../shared/tools/bundler/plan-scripts.mjs')
const { asModule } = jest.requireActual<{ asModule: (source: string, file: string) => string }>(
  '../../../../shared/tools/build/passes/react-modules.mjs',
)

const tableFile = 'shared/tools/build/chunks/chunks.mjs'
const isEntry = (name: string) => name.startsWith('w/')

const script = (files: string[], needs: string[] = [], text = ''): Script => ({
  text,
  inputs: Object.fromEntries(files.map(file => [file, {}])),
  imports: needs.map(name => ({ name, kind: 'import-statement' })),
  taken: new Map(),
  offered: ['offered'],
})

const check = (scripts: Record<string, Script>, plan: Partial<Plan> = {}) =>
  checkChunks({
    root: path.resolve(__dirname, '../../../..'),
    scripts: new Map(Object.entries(scripts)),
    plan: { inputs: {}, placeOf: () => 'copied', scriptOf: () => '', ...plan },
    table: { chunks: { core: {}, calls: {} }, tableFile, folder: 'shared', injected: [] },
  })

test('The scripts behind a press are those loaded later within a number of steps, with their imports', () => {
  const later = (name: string) => ({ name, kind: 'dynamic-import' })
  const scripts = new Map([
    ['w/card', { ...script([], ['core']), imports: [later('dialog')] }],
    [
      'dialog',
      { ...script([], ['dates']), imports: [{ name: 'dates', kind: 'import-statement' }, later('steps')] },
    ],
    ['steps', { ...script([]), imports: [later('far')] }],
    ['dates', script([])],
    ['far', script([])],
    ['core', script([])],
  ])
  expect(fetchedLater('w/card', scripts, 2)).toEqual(['dates', 'dialog', 'steps'])
})

describe('a table of chunks that does not match the sources', () => {
  const calls = script([])

  test('The build fails when a chunk imports from a later one', async () => {
    const core = script(['shared/a.ts'], ['calls'])
    const inputs = { 'shared/a.ts': { imports: [{ path: 'shared/b.ts', kind: 'import-statement' }] } }
    await expect(check({ core, calls }, { inputs, scriptOf: () => 'calls' })).rejects.toThrow(
      'The chunk core needs calls, which does not stand above it in shared/tools/build/chunks/chunks.mjs (shared/a.ts imports shared/b.ts)',
    )
  })

  test('The build fails when no line names a file of two widgets', async () => {
    const widgets = { 'w/one': script(['shared/new.ts']), 'w/two': script(['shared/new.ts']) }
    await expect(
      check({ core: calls, calls, ...widgets }, { placeOf: () => undefined as never }),
    ).rejects.toThrow(
      'shared/new.ts is needed by w/one, w/two and has no place in shared/tools/build/chunks/chunks.mjs',
    )
  })

  test('The build fails when a script takes a name that the other does not export', async () => {
    const widget = { ...script([]), taken: new Map([['calls', new Set(['offered', 'lost'])]]) }
    await expect(check({ core: calls, calls, 'w/one': widget })).rejects.toThrow(
      'w/one takes lost from calls',
    )
  })

  test('The build fails when no line names a package of two widgets', async () => {
    const widgets = {
      'w/one': script(['node_modules/ky/a.js']),
      'w/two': script(['node_modules/ky/b.js']),
    }
    await expect(check({ core: calls, calls, ...widgets })).rejects.toThrow('The package ky is needed by')
  })

  test.each([
    'shared/platform/providers/provider.ts',
    'shared/domain/hooks/use-basket.ts',
    'shared/domain/api/client/errors.ts',
  ])('The build fails on a second copy of %s, which would have a state of its own', async file => {
    const widgets = { 'w/one': script([file]), 'w/two': script([file]) }
    await expect(check({ core: calls, calls, ...widgets })).rejects.toThrow(
      `${file} is needed by w/one, w/two and would have its own state in each`,
    )
  })
})

const { takeChunks } = jest.requireActual<{ takeChunks: (text: string) => string }>(
  '../../../../shared/tools/bundler/take-chunks.mjs',
)

const { checkPreload } = jest.requireActual<{ checkPreload: (name: string, text: string) => Promise<void> }>(
  '../../../../shared/tools/bundler/check-preload.mjs',
)

test.each([
  ['an import', 'import{a as b}from"doorstep-script:core";function go(){b()}', 'b'],
  [
    'an import in an inner function',
    'import{a}from"doorstep-script:core";function go(){[1].map(()=>a)}',
    'a',
  ],
  ['a variable of its script', 'var page=window.x;function go(){page.querySelector("a")}', 'page'],
  ['a class of its script', 'function go(){new Part}class Part{}', 'Part'],
])('A preload that uses %s stops the build, since it runs before that exists', async (_, text, name) => {
  await expect(checkPreload('w/card', `${text}export{go as preload}`)).rejects.toThrow(
    `preload of w/card uses ${name}, which is not there yet`,
  )
})

test('A preload can use the browser, import() and functions beside it', async () => {
  const text =
    'import{a}from"doorstep-script:core";var card=a();function near(a){return a}function go(){const card=near(document.body);card&&import("doorstep-script:x")}'
  await expect(checkPreload('w/card', `${text}export{go as preload}`)).resolves.toBeUndefined()
  await expect(checkPreload('w/card', text)).resolves.toBeUndefined()
})

describe('file names', () => {
  const chunks = { react: {}, core: {}, calls: {}, days: {} }
  const fetching = (name: string): Script => ({
    ...script([], ['core'], `import("doorstep-script:${name}")`),
  })
  const scripts = (changed: Record<string, string> = {}, places = Object.keys(chunks)) => {
    const all: Record<string, Script> = {
      react: script([], [], 'react'),
      core: script([], ['react'], 'doorstepPart("doorstep-script:react")'),
      calls: script([], ['core', 'react'], 'doorstepPart("doorstep-script:core")'),
      days: script([], ['core', 'react'], 'days'),
      'w/basket': script([], ['calls', 'core', 'react'], 'doorstepPart("doorstep-script:calls")'),
      'w/posts': fetching('widgets/posts/Window.tsx'),
      'widgets/posts/Window.tsx': script([], ['w/posts', 'days', 'calls', 'core'], 'window'),
    }
    all['w/posts']?.imports.push({ name: 'widgets/posts/Window.tsx', kind: 'dynamic-import' })
    for (const [name, text] of Object.entries(changed)) Object.assign(present(all[name]), { text })
    const names = [...places, ...Object.keys(all).filter(name => !(name in chunks))]
    return new Map(names.map(name => [name, present(all[name])]))
  }
  const filesOf = (built: Map<string, Script>, styles = new Map<string, string>()) =>
    Object.fromEntries(
      [...nameFiles(built, { chunks, isEntry, companions: styles })].map(([name, { file }]) => [name, file]),
    )
  const textOf = (built: Map<string, Script>, name: string) =>
    nameFiles(built, { chunks, isEntry }).get(name)?.text ?? ''

  const before = filesOf(scripts())
  const changedBy = (after: Record<string, string>) =>
    Object.keys(before).filter(name => before[name] !== after[name])

  test.each([
    ['a chunk', 'core', ['core']],
    ['a chunk that a widget needs at once and another only later', 'calls', ['calls']],
    ['a file that only a widget uses', 'w/basket', ['w/basket']],
    ['a file that a widget loads later', 'widgets/posts/Window.tsx', ['w/posts', 'widgets/posts/Window.tsx']],
    ['a chunk that only the loaded file needs', 'days', ['days', 'w/posts', 'widgets/posts/Window.tsx']],
  ])('A change of %s renames its file and the files that name it, and no others', (_, name, fresh) => {
    expect(changedBy(filesOf(scripts({ [name]: 'fixed' })))).toEqual(fresh)
  })

  test('Chunks are named by their positions, so that scripts importing a moved one get new names', () => {
    expect(before).toMatchObject({
      react: expect.stringMatching(/^c\/0-/),
      calls: expect.stringMatching(/^c\/2-/),
    })
    const moved = changedBy(filesOf(scripts({}, ['react', 'calls', 'core', 'days'])))
    expect(moved).toEqual(expect.arrayContaining(['w/basket', 'calls', 'core']))
    expect(moved).not.toContain('react')
  })

  test("A widget's script and style share a name and change it together", () => {
    const after = filesOf(scripts(), new Map([['w/basket', '.line {}']]))
    expect(changedBy(after)).toEqual(['w/basket'])
  })

  test('A script names chunks by position, and a loaded file together with the files that it needs', () => {
    expect(textOf(scripts(), 'w/basket')).toBe('doorstepPart(2)')
    const window = before['widgets/posts/Window.tsx']
    expect(textOf(scripts(), 'w/posts')).toBe(
      `(doorstepPart(2),doorstepPart("${before.days}"),doorstepPart("${window}"))`,
    )
    const own = scripts({ 'widgets/posts/Window.tsx': takeChunks('import{a}from"doorstep-script:w/posts"') })
    expect(textOf(own, 'widgets/posts/Window.tsx')).toBe(
      `const {a} = await doorstepPart("${filesOf(own)['w/posts']}")`,
    )
  })

  test('A name imported from another script is taken from the loader', () => {
    expect(takeChunks('import{a as b,c}from"doorstep-script:core";')).toBe(
      'const {a:b,c} = await doorstepPart("doorstep-script:core");',
    )
  })
})

describe('React as modules', () => {
  test('Each export becomes a name of the module, and each require an import', () => {
    const made = asModule('var React = require("react");\nexports.two = function () { return React }', 'a.js')
    expect(made).toContain("import * as React from 'react'")
    expect(made).toMatch(/export \{ \w+ as two \}/)
  })

  test('A file in another format stops the build', () => {
    expect(() => asModule('module.exports = 1', 'a.js')).toThrow('a.js is not written as React')
  })
})

test.each([
  [{ chunks: { core: { files: ['shared/ui/Gone.tsx'] }, react: {} }, copied: [] }, 'shared/ui/Gone.tsx'],
  [{ chunks: { core: { files: ['shared/gone/'] } }, copied: [] }, 'shared/gone/'],
  [{ chunks: {}, copied: ['shared/ui/gone.ts'] }, 'shared/ui/gone.ts'],
])('A path of the table that is not in the sources stops the build', (table, place) => {
  expect(() => requirePlaces({ ...table, tableFile }, ['shared/ui/Here.tsx'])).toThrow(
    `${place} stands in shared/tools/build/chunks/chunks.mjs, but not in the sources: was it renamed?`,
  )
})

test('A chunk exports what others import, and what one of its own files loads later, and nothing else', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'plan-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('start.js', "import('./widgets/card.js')")
  write('widgets/card.js', "import { open } from '../shared/open.ts'; open()")
  write('shared/open.ts', "import { own } from './own'; export const open = () => own(import('./later'))")
  write('shared/later.ts', "export const later = 'later'")
  write('shared/own.ts', 'export const own = (given: unknown) => given')
  const table = {
    chunks: { core: { files: ['shared/'] } },
    copied: [],
    tableFile,
    folder: 'shared',
    isShipped: (file: string) => file.endsWith('.ts'),
  }
  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    outdir: path.join(root, 'dist'),
  }
  const entriesOf = () => new Map([['w/card', 'widgets/card.js']])
  const plan = await planScripts({ common, root, start: 'start.js', table, entriesOf })
  rmSync(root, { recursive: true })
  expect(plan.scripts.get('core')?.offers).toEqual(['shared/later.ts', 'shared/open.ts'])
})
