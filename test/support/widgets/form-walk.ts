import type { Change } from '../../../demo-pages/catalogue/form/changes'
import {
  type Field,
  isObject,
  isShownBy,
  newRow,
  type Pair,
  type Place,
} from '../../../demo-pages/catalogue/form/fields'
import type { Filled, Known } from '../../../demo-pages/catalogue/form/filled'

/** Texts that people type, including awkward ones. */
const texts = [
  'Milk',
  'a "b" & <c> it\'s',
  '</script><!-- <template>',
  '  spaced  ',
  'ŵ € 🥛 \u2028',
  '{"a": 1}',
  'x'.repeat(501),
  '/register',
  'https://evil.test/',
  '//user@shop.test/',
  '/tiles/{z}/{x}/{y}.png?{page}',
  '24/05/2026',
  '31/02/2026',
  '3.50',
  '12',
  '-1',
  'ingredients',
  'undefined',
]
const numbers = ['0', '3', '12', '60', '-1', 'many', '1.5']
const dates = ['2026-05-24', '24/05/2026', '2026-02-31', 'soon']
const addresses = [
  '/register',
  '/shop/milk?a=1&b="2"',
  'https://evil.test/',
  'javascript:alert(1)',
  '/t/{z}/{x}/{y}',
]
const jsons = ['Milk', 7, true, null, { a: ['<b>'] }, '{"broken', ['x'], '']
const names = ['start_date', 'pname.0', '1', 'constructor', '', 'a"b']
const markups = [
  '',
  'Ring us',
  '<p>Ring <a href="/contact?a=1&amp;b">us</a></p>',
  '<p>never closed & <b>bold',
  '</div></template>stray',
  '<!-- a "comment" --><em title=\'"\'>x</em>',
  '<pre>\n\n two</pre>',
]

/** A random generator for the test. */
export type Draw = { below: (most: number) => number; text: string }
const of = <T>({ below }: Draw, all: readonly T[]): T => all[below(all.length)] as T

function value(field: Field, draw: Draw): unknown {
  if (!draw.below(6)) return undefined
  switch (field.kind) {
    case 'flag':
      return draw.below(2) === 0
    case 'choice':
      return draw.below(5) ? of(draw, field.values) : 'neither'
    case 'number':
    case 'amount':
      return of(draw, numbers)
    case 'date':
      return of(draw, dates)
    case 'address':
      return of(draw, addresses)
    case 'json':
      return of(draw, jsons) ?? undefined
    case 'object':
      return {}
    default:
      return draw.below(3) ? of(draw, texts) : draw.text || undefined
  }
}

type Deed = (draw: Draw) => Change

function* inRows(
  field: Field & { kind: 'list' | 'table' },
  rows: readonly unknown[],
  at: Place,
): Generator<Deed> {
  if (rows.length < 6) yield () => ({ do: 'add', at, row: newRow(field) })
  for (const [index, row] of rows.entries()) {
    yield () => ({ do: 'remove', at, index })
    yield draw => ({ do: 'move', at, index, to: draw.below(rows.length) })
    if (field.kind === 'list') yield* deeds(field.of, row, [...at, index])
    else {
      yield draw => ({ do: 'put', at: [...at, index, 'name'], value: of(draw, names) })
      yield* deeds(field.of, (row as Pair).value, [...at, index, 'value'])
    }
  }
}

/** All actions that a control offers. */
function* deeds(field: Field, held: unknown, at: Place): Generator<Deed> {
  const put = (value: unknown): Change => ({ do: 'put', at, value })
  if (!isShownBy(field, held)) yield draw => put(of(draw, jsons) ?? undefined)
  else if (field.kind === 'list' || field.kind === 'table')
    yield* inRows(field as Field & { kind: 'list' }, (held ?? []) as unknown[], at)
  else if (field.kind === 'words')
    yield draw => {
      const word = of(draw, Object.keys(field.words))
      return { do: 'put', at: [...at, word], value: value({ kind: 'text' }, draw) }
    }
  else if (field.kind === 'object' && isObject(held)) {
    yield draw => put(draw.below(4) ? {} : undefined)
    for (const { name, field: inner } of field.members) yield* deeds(inner, held[name], [...at, name])
  } else yield draw => put(value(field, draw))
}

/** One of the actions that are possible now. */
export function nextChange(filled: Filled, { options, fields }: Known, draw: Draw): Change {
  const all: Deed[] = [
    draw => ({ do: 'put', at: ['fallback'], value: of(draw, markups) }),
    draw => ({ do: 'put', at: ['load'], value: of(draw, ['', 'ready', 'visible', 'interaction']) }),
  ]
  const byOption: Deed[][] = [all]
  for (const [name, field] of Object.entries(fields)) {
    if (options[name]?.from === 'slot')
      all.push(draw => ({ do: 'put', at: ['slots', name], value: of(draw, markups) }))
    else byOption.push([...deeds(field, filled.options[name], ['options', name])])
  }
  // Each option is equally likely; one with many labels or rows does not dominate.
  return of(draw, of(draw, byOption))(draw)
}
