import { findMoveConflicts } from '../../../../shared/domain/api/house-move'
import { calendarDay } from '../../../support/calendar-day'
import { failureOf, json, openShop } from './fake-shop'

const asked = { address: '7', postcode: 'BA1 5LR', date: calendarDay('2026-12-01') }
const milk = {
  id: 901,
  frequency: 1,
  weekday: 1,
  date: null,
  product_name: 'Milk',
  quantity: '2',
  image: '/milk.svg',
}
const cream = { id: 'o-5', frequency: 0, weekday: null, date: '03/12/2026' }
const read = (body: unknown) => findMoveConflicts(openShop([json(body)]).client, asked)
const days = async (available_days: unknown) =>
  (await read({ conflicts: [], available_days, delivery_dates: [] })).days
const option = (value: string, label: string | null = null) => ({ value, label })

test('CALL-40 HM-02 HM-11 The request has address, postcode and a DD/MM/YYYY date; the answer has conflicts, days and dates', async () => {
  const body = {
    conflicts: [milk, cream],
    available_days: { 2: 'Tuesday', 5: 'Friday' },
    delivery_dates: { '2026-12-01': 'Tuesday 1 December' },
  }
  const { client, sent } = openShop([json({ data: body })])
  await expect(findMoveConflicts(client, asked)).resolves.toEqual({
    conflicts: [
      { id: '901', frequency: 1, from: '1', name: 'Milk', quantity: 2, image: '/milk.svg' },
      { id: 'o-5', frequency: 0, from: '03/12/2026', name: '', quantity: null, image: '' },
    ],
    days: [option('2', 'Tuesday'), option('5', 'Friday')],
    dates: [option('2026-12-01', 'Tuesday 1 December')],
  })
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: 'https://shop.test/account/house-moves/conflicts',
    body: '{"address":7,"postcode":"BA1 5LR","date":"01/12/2026"}',
  })
})

test.each([
  ['a list of numbers', [2, 5], [option('2'), option('5')]],
  ['a list of names', ['Tuesday', 'Friday'], [option('Tuesday'), option('Friday')]],
  ['values with labels', [{ value: 2, label: 'Tue' }], [option('2', 'Tue')]],
  ['labels by weekday', { 2: 'Tuesday' }, [option('2', 'Tuesday')]],
  ['labels of another language by weekday', { 2: 'Dydd Mawrth' }, [option('2', 'Dydd Mawrth')]],
  ['a list with gaps', { 0: 'Monday', 2: 'Wednesday' }, [option('Monday'), option('Wednesday')]],
  [
    'a list of dates with gaps',
    { 0: '2026-12-01', 3: '2026-12-04' },
    [option('2026-12-01'), option('2026-12-04')],
  ],
  ['nothing', null, []],
])('CALL-40 HM-03 The days are read from %s', async (_, written, read_) => {
  expect(await days(written)).toEqual(read_)
})

test.each([
  ['without clashes', { available_days: [], delivery_dates: [] }],
  ['with a conflict without its id', { conflicts: [{ ...milk, id: null }] }],
  ['with a conflict without its frequency', { conflicts: [{ ...milk, frequency: null }] }],
  ['with a regular order without its weekday', { conflicts: [{ ...milk, weekday: null }] }],
  ['with a one-off order without its date', { conflicts: [{ ...cream, date: '' }] }],
  ['with a word instead of days', { conflicts: [], available_days: 'Tuesday' }],
])('CALL-40 HM-02 An answer %s is an error', async (_, body) => {
  expect(await failureOf(read(body))).toMatchObject({ kind: 'contract' })
})
