import { judge, nameOf } from './judge'
import type { Sight } from './page-eyes'
import type { Step } from './steps'

const sight: Sight = {
  page: 'one',
  address: '/shop/milk',
  isBusy: false,
  focus: 'button Try again',
  isFocusOurs: true,
  texts: ['Whole milk', '£1.35'],
  twice: [],
  echoes: [],
  overflow: '',
  deadDialog: '',
}
const press = (isOurs = true): Step => ({
  do: 'press',
  hand: 'mouse',
  target: { tag: 'button', name: 'Try again', nth: 0, isOurs },
})
const after = (change: Partial<Sight>, step: Step = press(), complaints: string[] = []) =>
  judge({ step, before: sight, after: { ...sight, ...change }, complaints }).map(({ kind }) => kind)

test('A faultless page has no problem', () => {
  expect(after({})).toEqual([])
})

test('After a press the focus must not be lost', () => {
  expect(after({ focus: '' })).toEqual(['focus lost'])
  expect(after({ focus: '' }, { do: 'keys', keys: 'Escape' })).toEqual(['focus lost'])
})

test.each([
  ['another page has been opened', { page: 'two' }, press()],
  ['another address has been reached', { address: '/terms' }, press()],
  ['the page’s own button was pressed', {}, press(false)],
  ['the connection was lost', {}, { do: 'lose line' } as const],
])('The focus may be nowhere when %s', (_, change, step) => {
  expect(after({ focus: '', ...change }, step)).toEqual([])
})

test.each(['Hello undefined', '£NaN', '[object Object] added', 'SQLSTATE[23000]', 'CSRF token mismatch.'])(
  '“%s” is no text for a shopper',
  text => {
    expect(after({ texts: [text] })).toEqual(['text for nobody'])
  },
)

test('An earlier problem is reported once, at the step that caused it', () => {
  const wrong = { overflow: '400 of 390 px', deadDialog: 'no dialog', twice: ['We could not.'] }
  expect(after(wrong)).toEqual(['said twice', 'overflow', 'dead dialog'])
  const before = { ...sight, ...wrong }
  expect(judge({ step: press(), before, after: before, complaints: [] })).toEqual([])
})

test("A script's error is a complaint, a refused call is not", () => {
  expect(after({}, press(), ['error: Unexpected token <'])).toEqual(['complaint'])
  expect(after({}, press(), ['Failed to load resource: 500', 'GET /api/basket: body is not JSON'])).toEqual(
    [],
  )
})

test('The same problem has the same name, whatever its numbers', () => {
  const name = (what: string) => nameOf({ kind: 'overflow', what })
  expect(name('400 of 390 px')).toBe(name('330 of 320 px'))
  expect(name('400 of 390 px')).not.toBe(name('400 of 390 px, by p'))
})
