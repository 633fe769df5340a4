import path from 'node:path'

type Script = {
  text: string
  inputs: object
  imports: { name: string; kind: string }[]
  taken: Map<string, Set<string>>
  offered: string[]
}
type Written = Record<string, { imports: { path: string; kind: string }[] }>
type Plan = { inputs: Written; placeOf: (file: string) => string; scriptOf: (file: string) => string }

const { checkParts } = jest.requireActual<{
  checkParts: (of: { root: string; scripts: Map<string, Script>; plan: Plan; parts: object }) => Promise<void>
}>('../../../shared/build/check-parts.mjs')
const { nameFiles } = jest.requireActual<{
  nameFiles: (scripts: Map<string, Script>, styles: Map<string, string>) => Map<string, { file: string }>
}>('../../../shared/build/name-files.mjs')
const { asModule } = jest.requireActual<{ asModule: (source: string, file: string) => string }>(
  '../../../shared/build/react-modules.mjs',
)

const { withoutWords } = jest.requireActual<{ withoutWords: (source: string) => string }>(
  '../../../shared/build/without-words.mjs',
)

const script = (files: string[], needs: string[] = [], text = ''): Script => ({
  text,
  inputs: Object.fromEntries(files.map(file => [file, {}])),
  imports: needs.map(name => ({ name, kind: 'import-statement' })),
  taken: new Map(),
  offered: ['offered'],
})

const check = (scripts: Record<string, Script>, plan: Partial<Plan> = {}) =>
  checkParts({
    root: path.resolve(__dirname, '../../..'),
    scripts: new Map(Object.entries(scripts)),
    plan: { inputs: {}, placeOf: () => 'copied', scriptOf: () => '', ...plan },
    parts: { core: {}, calls: {} },
  })

describe('a table of parts that does not fit the sources fails in a sentence that says what to do', () => {
  const calls = script([])

  test('a part that leans on one below it', async () => {
    const core = script(['shared/a.ts'], ['calls'])
    const inputs = { 'shared/a.ts': { imports: [{ path: 'shared/b.ts', kind: 'import-statement' }] } }
    await expect(check({ core, calls }, { inputs, scriptOf: () => 'calls' })).rejects.toThrow(
      'The part core needs calls, which does not stand above it in shared/build/parts.mjs (shared/a.ts imports shared/b.ts)',
    )
  })

  test('a file of two widgets that no line names', async () => {
    const widgets = { 'w/one': script(['shared/new.ts']), 'w/two': script(['shared/new.ts']) }
    await expect(
      check({ core: calls, calls, ...widgets }, { placeOf: () => undefined as never }),
    ).rejects.toThrow('shared/new.ts is needed by w/one, w/two and has no place in shared/build/parts.mjs')
  })

  test('a name that the other script does not offer', async () => {
    const widget = { ...script([]), taken: new Map([['calls', new Set(['offered', 'lost'])]]) }
    await expect(check({ core: calls, calls, 'w/one': widget })).rejects.toThrow(
      'w/one takes lost from calls',
    )
  })

  test('a package of two widgets', async () => {
    const widgets = {
      'w/one': script(['node_modules/ky/a.js']),
      'w/two': script(['node_modules/ky/b.js']),
    }
    await expect(check({ core: calls, calls, ...widgets })).rejects.toThrow('The package ky is needed by')
  })

  test.each(['shared/services/service.ts', 'shared/services/use-basket.ts', 'shared/api/errors.ts'])(
    'a copy of %s, which would be another store, service or class',
    async file => {
      const widgets = { 'w/one': script([file]), 'w/two': script([file]) }
      await expect(check({ core: calls, calls, ...widgets })).rejects.toThrow(
        `${file} is needed by w/one, w/two and would remember something else in each`,
      )
    },
  )
})

describe('names of files', () => {
  const scripts = (calls: string) =>
    new Map([
      ['core', script([], [], 'core')],
      ['calls', script([], ['core'], calls)],
      ['w/basket', script([], ['calls', 'core'], 'basket')],
      ['w/posts', script([], ['core'], 'posts')],
    ])
  const fileOf = (calls: string, styles = new Map<string, string>()) => {
    const named = nameFiles(scripts(calls), styles)
    return (name: string) => named.get(name)?.file
  }

  test('a changed script has another name, as have those that name it; all others keep theirs', () => {
    const [old, fresh] = [fileOf('calls'), fileOf('other calls')]
    expect(fresh('calls')).not.toBe(old('calls'))
    expect(fresh('w/basket')).not.toBe(old('w/basket'))
    expect([fresh('core'), fresh('w/posts')]).toEqual([old('core'), old('w/posts')])
  })

  test("a widget's script and style, which share a name, change it together", () => {
    const [old, fresh] = [fileOf('calls'), fileOf('calls', new Map([['posts', '.post {}']]))]
    expect(fresh('w/posts')).not.toBe(old('w/posts'))
    expect(fresh('w/basket')).toBe(old('w/basket'))
  })
})

describe('React as modules', () => {
  test('what a file exports once is a name of the module, and what it requires an import', () => {
    const made = asModule('var React = require("react");\nexports.two = function () { return React }', 'a.js')
    expect(made).toContain("import * as React from 'react'")
    expect(made).toMatch(/export \{ \w+ as two \}/)
  })

  test('a file that is written otherwise stops the build', () => {
    expect(() => asModule('module.exports = 1', 'a.js')).toThrow('a.js is not written as React')
  })
})

describe('definitions without their words', () => {
  test('what is said to editors goes; what a reader of the same name takes stays', () => {
    const source = `
import { flag, required } from '../../shared/options/options'
import { oneOf } from '../text/reader'
const a = flag('Whether it is open.', false), b = oneOf('de', 'bol')`
    expect(withoutWords(source)).toContain("flag('', false), b = oneOf('de', 'bol')")
  })
})
