import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dayCell, firstDay, openCalendar, openPauses, posted } from './pause-page'

const deliveries = ['2026-08-26', '2026-08-27']
const pauses = [{ start_date: '01/09/2026', end_date: '03/09/2026' }]
const moves = [{ from: '2026-08-31', to: '2026-09-04', name: 'Bank holiday' }]

test('L-34 The calendar marks deliveries, what a holiday moves, and days that are paused already', async () => {
  await openPauses('data-prefill="none"', { json: { deliveries, pauses, moves } })
  await openCalendar('First')
  const names = ['Wednesday 26 August', 'Friday 28 August', 'Monday 31 August', 'Wednesday 2 September']
  expect(
    names.map(name =>
      dayCell(name)
        .getAttribute('aria-label')
        ?.replace(/^.*?\d+ \w+,? ?/, ''),
    ),
  ).toEqual(['delivery', '', 'Bank holiday, comes on Friday 4 September', 'paused already'])
  expect(screen.getByText(/Dot: a delivery\. Ring: moved\. Striped: paused already\./)).toBeVisible()
})

test('L-34 Without a first day 1 week says what is missing; with one it says from when it counts', async () => {
  await openPauses('data-prefill="none"')
  await userEvent.click(screen.getByRole('button', { name: '1 week' }))
  expect(firstDay()).toHaveAccessibleDescription(/Choose the first day\. The weeks count from it\./)
  await openCalendar('First')
  fireEvent.click(dayCell('Wednesday 26 August'))
  expect(await screen.findByText('From Wednesday 26 August, pause for')).toBeVisible()
})

test('L-34 A-127 Until I say is offered where the site names the value for it, posts that value and is told as such', async () => {
  await openPauses('data-open-end="31/12/9998" data-start-date="24/08/2026"', {
    json: { pauses: [{ start_date: '01/09/2026', end_date: '31/12/9998' }] },
  })
  expect(screen.getByText(/^From Tuesday 1 September, until you end it$/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Until I say' }))
  expect(posted()).toMatchObject({ start_date: '24/08/2026', end_date: '31/12/9998' })
  expect(screen.queryByLabelText(/^Last day/)).toBeNull()
  expect(screen.getByText(/no deliveries from Monday 24 August, until you end the pause/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Until I say' }))
  expect(posted()).toMatchObject({ end_date: '24/08/2026' })
})

test('A-127 Without that value each pause has a last day', async () => {
  await openPauses()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
