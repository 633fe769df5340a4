import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { declared, typeOf } from '../../../../shared/tools/contract/page-types'
import { widgetNames } from '../../../support/widgets/all-widgets'

const dist = path.resolve('dist')
const read = (file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'))
if (!existsSync(path.join(dist, 'doorstep.d.ts'))) execFileSync('npm', ['run', 'build'])

test("G-55 A page's script and a server's code are compiled against a release's types, which find the mistakes", () => {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', path.join(__dirname, 'page')], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

test('G-55 A heading level can be a number, for the types as for the widget', () => {
  expect(readFileSync(path.join(dist, 'doorstep.d.ts'), 'utf8')).toContain(
    'headingLevel?: "2" | 2 | "3" | 3 | "4" | 4',
  )
})

test('A schema becomes the type of what fits it', () => {
  expect(typeOf({ anyOf: [{ $ref: '#/$defs/Text' }, { type: 'null' }] })).toBe('string | number | null')
  expect(typeOf({ type: 'array', items: { enum: ['a', 2] } })).toBe('("a" | 2)[] | Record<string, "a" | 2>')
  expect(
    typeOf({
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, 'a-b': { type: 'boolean' } },
    }),
  ).toBe('{ id: number; "a-b"?: boolean | null }')
  expect(() => declared('type Other = 1', 'Gone')).toThrow('no type Gone')
})

// One validator for all schemas, since the rules for schemas are compiled once.
const ajv = new Ajv2020({ strict: false, logger: false, code: { optimize: false } })
const json = /<script type="application\/json">([\s\S]*?)<\/script>/

test.each(widgetNames)(
  '%s: the JSON of its examples fits its schema, and JSON with an unknown name does not',
  name => {
    const fits = ajv.compile(read(`editor/json/${name}.schema.json`))
    const { widgets } = read('editor/catalogue.json')
    const { examples } = widgets.find((each: { name: string }) => each.name === name)
    for (const { markup } of examples) {
      const written = json.exec(markup)?.[1]
      if (!written) continue
      const child = JSON.parse(written)
      fits({ $schema: `/doorstep/editor/json/${name}.schema.json`, ...child })
      expect(fits.errors ?? []).toEqual([])
      expect(fits({ ...child, 'no-such-option': 1 })).toBe(false)
    }
  },
)

test('web-types names each attribute once, with the values of every widget that has it', () => {
  const { contributions, 'js-types-syntax': syntax } = read('editor/web-types.json')
  const names = contributions.html.attributes.map((each: { name: string }) => each.name)
  expect(syntax).toBe('typescript')
  expect(names).toEqual([...new Set(names)])
  expect(names).toEqual(expect.arrayContaining(['data-widget', 'data-load', 'data-title']))
})
