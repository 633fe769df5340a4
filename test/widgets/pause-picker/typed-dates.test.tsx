import { act, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../support/expect-element'
import { firstDay, heard, lastDay, openPauses, pageForm, posted, retype, shown } from './pause-page'

const aWeek = 'data-start-date="24/08/2026" data-end-date="30/08/2026"'

test.each([
  ['1/9/2026', '01/09/2026'],
  ['01-09-26', '01/09/2026'],
  [' 1 9 2026 ', '01/09/2026'],
  ['01092026', '01/09/2026'],
  ['０１/０９/２０２６', '01/09/2026'],
])('PP-02 F-35 "%s" is read as the first of September and written in full', async (typed, written) => {
  await openPauses(aWeek)
  retype(firstDay(), typed)
  expect(firstDay()).toHaveValue(written)
  expect(posted()).toMatchObject({ start_date: written })
})

test('PP-02 A date is never read in American order', async () => {
  await openPauses(aWeek)
  retype(lastDay(), '05/09/2026')
  expect(posted()).toMatchObject({ end_date: '05/09/2026' })
  retype(lastDay(), '09/13/2026')
  expect(lastDay()).toBeInvalid()
})

test('Half a date changes nothing while it is being typed', async () => {
  await openPauses(aWeek)
  await userEvent.clear(lastDay())
  await userEvent.type(lastDay(), '14/09/20')
  expect(shown()).toEqual({ start_date: '24/08/2026', end_date: '14/09/20' })
  await userEvent.type(lastDay(), '26')
  await userEvent.tab()
  expect(shown()).toEqual({ start_date: '24/08/2026', end_date: '14/09/2026' })
})

test.each(['31/02/2026', '24/08', 'next week', ''])(
  '"%s" stays as typed with an explanation and stops the page from posting',
  async typed => {
    await openPauses(aWeek)
    retype(firstDay(), typed)
    expect(firstDay()).toHaveValue(typed)
    expect(firstDay()).toHaveAccessibleDescription(expect.stringContaining('like 31/12/2026'))
    expect(lastDay()).toHaveValue('30/08/2026')
    expect(posted()).toMatchObject({ start_date: typed })
    expect(pageForm().checkValidity()).toBe(false)
    await waitFor(() => expect(heard('alert')).toContain('like 31/12/2026'))
    retype(firstDay(), '25/08/2026')
    expect(firstDay()).toBeValid()
    expect(pageForm().checkValidity()).toBe(true)
  },
)

test('PP-04 An unreadable date is not moved by the other field, and moves it once it can be read', async () => {
  await openPauses(aWeek)
  retype(firstDay(), '31/09/2026')
  retype(lastDay(), '22/08/2026')
  expect(shown()).toEqual({ start_date: '31/09/2026', end_date: '22/08/2026' })
  retype(firstDay(), '30/09/2026')
  expect(shown()).toEqual({ start_date: '30/09/2026', end_date: '30/09/2026' })
})

test('PP-04 Enter sends a date typed in full; one that is completed or moves the other day is shown first', async () => {
  await openPauses(aWeek)
  const enter = (field: HTMLElement, value: string) => {
    act(() => field.focus())
    fireEvent.change(field, { target: { value } })
    return fireEvent.keyDown(field, { key: 'Enter' })
  }
  expect(enter(firstDay(), '2/9/26')).toBe(false)
  expect(posted()).toEqual({ start_date: '02/09/2026', end_date: '02/09/2026' })
  expect(enter(lastDay(), '09/09/2026')).toBe(true)
  expect(posted().end_date).toBe('09/09/2026')
  expect(enter(firstDay(), '10/09/2026')).toBe(false)
})

test.each([
  ['01/09/2020', 'Choose Thursday 20 August or a later date.'],
  ['01/09/9999', 'Choose Sunday 20 August 2028 or an earlier date.'],
])(
  'F-17 %s is an error: the field says which days are possible, and nothing is posted',
  async (typed, said) => {
    await openPauses()
    retype(firstDay(), typed)
    expect(firstDay()).toHaveAccessibleDescription(said)
    expect(pageForm().checkValidity()).toBe(false)
  },
)

test('F-17 The page can set the latest day', async () => {
  await openPauses('data-max="2026-12-31"')
  retype(lastDay(), '01/01/2027')
  expect(lastDay()).toHaveAccessibleDescription('Choose Thursday 31 December or an earlier date.')
})

test.each([
  ['start_date', firstDay],
  ['end_date', lastDay],
] as const)(
  'F-31 A-118 A date still being typed in %s stays as typed and is not validated',
  async (name, field) => {
    const load = () => {
      const input = expectElement(document.querySelector(`input[name=${name}]`), HTMLInputElement)
      input.focus()
      input.value = '24/08/20'
      return import('../../../widgets/pause-picker/pause-picker.widget')
    }
    const inside = '<input name="start_date"><input name="end_date">'
    await openPauses('', { inside, list: { 'pause-picker': { when: 'ready', load } } })
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('24/08/20')
    expect(field()).toBeValid()
    retype(field(), '24/08/2027')
    expect(field()).toBeValid()
  },
)
