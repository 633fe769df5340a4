import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { firstDay, heard, lastDay, openPauses, posted, retype, shown } from './pause-page'

test('PP-01 PP-03 A new pause starts and ends two days from today and posts start_date and end_date', async () => {
  await openPauses()
  expect(shown()).toEqual({ start_date: '22/08/2026', end_date: '22/08/2026' })
  expect(posted()).toEqual({ start_date: '22/08/2026', end_date: '22/08/2026' })
})

test('PP-03 Today is the day in London, even late on a summer evening', async () => {
  await openPauses('', { now: '2026-06-30T23:30:00Z' })
  expect(shown()).toEqual({ start_date: '03/07/2026', end_date: '03/07/2026' })
})

test("PP-02 FMT-02 Dates in the server's own format are shown and posted as DD/MM/YYYY", async () => {
  await openPauses('data-start-date="2026-09-05" data-end-date="2026-09-12T00:00:00Z"')
  expect(shown()).toEqual({ start_date: '05/09/2026', end_date: '12/09/2026' })
  expect(posted()).toEqual({ start_date: '05/09/2026', end_date: '12/09/2026' })
})

test.each([
  ['start_date=06/09/2026&end_date=12/09/2026', '', ['06/09/2026', '12/09/2026']],
  [
    'start_date=06/09/2026&end_date=12/09/2026',
    'data-start-date="24/08/2026" data-end-date="30/08/2026"',
    ['24/08/2026', '30/08/2026'],
  ],
  ['start_date=tomorrow&end_date=2026', '', ['', '']],
])(
  'J-103 PP-03 An address with %s fills the fields where the page gives no days (%j)',
  async (query, given, [start_date, end_date]) => {
    history.replaceState(null, '', `?${query}`)
    await openPauses(`data-prefill="none" ${given}`)
    history.replaceState(null, '', '?')
    expect(shown()).toEqual({ start_date, end_date })
  },
)

test('PP-03 A given date is kept, and only the missing one is filled in', async () => {
  await openPauses('data-end-date="21/08/2026"')
  expect(shown()).toEqual({ start_date: '21/08/2026', end_date: '21/08/2026' })
  expect(screen.queryByText(/moved to/)).toBeNull()
})

test('PP-04 A first day after the last one moves the last day and says so', async () => {
  await openPauses('data-start-date="24/08/2026" data-end-date="30/08/2026"')
  retype(firstDay(), '02/09/2026')
  expect(posted()).toEqual({ start_date: '02/09/2026', end_date: '02/09/2026' })
  expect(lastDay()).toHaveAccessibleDescription('Last day moved to Wednesday 2 September.')
  await waitFor(() => expect(heard()).toContain('Last day moved to Wednesday 2 September.'))
})

test('PP-05 A last day before the first one moves the first day and says so', async () => {
  await openPauses('data-start-date="24/08/2026" data-end-date="30/08/2026"')
  retype(lastDay(), '21/08/2026')
  expect(posted()).toEqual({ start_date: '21/08/2026', end_date: '21/08/2026' })
  expect(firstDay()).toHaveAccessibleDescription('First day moved to Friday 21 August.')
  await waitFor(() => expect(heard()).toContain('First day moved to Friday 21 August.'))
})

test('PP-04 PP-05 A change that keeps the order moves no other date', async () => {
  await openPauses('data-start-date="24/08/2026" data-end-date="30/08/2026"')
  retype(firstDay(), '30/08/2026')
  retype(lastDay(), '02/09/2026')
  expect(shown()).toEqual({ start_date: '30/08/2026', end_date: '02/09/2026' })
  expect(screen.queryByText(/moved to/)).toBeNull()
})

test('F-17 The pause is stated in days, and no next delivery is promised, which may fall on a holiday', async () => {
  await openPauses('data-start-date="24/08/2026" data-end-date="30/08/2026"')
  const summary =
    'You have chosen 7 days without deliveries, from Monday 24 August to Sunday 30 August. They start again on your next delivery day after that.'
  expect(screen.getByText(summary)).toBeVisible()
  retype(lastDay(), '02/01/2027')
  expect(
    screen.getByText(/132 days without deliveries, .* to Saturday 2 January 2027\./, { selector: 'p' }),
  ).toBeVisible()
  expect(document.body).not.toHaveTextContent('3 January')
})

test('One week and Two weeks count from the first day, both ends included', async () => {
  await openPauses('data-start-date="24/08/2026"')
  await userEvent.click(screen.getByRole('button', { name: '1 week' }))
  expect(posted()).toEqual({ start_date: '24/08/2026', end_date: '30/08/2026' })
  await userEvent.click(screen.getByRole('button', { name: '2 weeks' }))
  expect(posted()).toEqual({ start_date: '24/08/2026', end_date: '06/09/2026' })
  await waitFor(() => expect(heard()).toContain('14 days'))
})
