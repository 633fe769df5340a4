import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../support/expect-element'
import { dayCell, firstDay, heard, openCalendar, opener, openPauses, posted } from './pause-page'

const aWeek = 'data-start-date="24/08/2026" data-end-date="30/08/2026"'
test('UI-03 The calendar of both fields shows 42 days in any month', async () => {
  await openPauses('data-start-date="02/02/2027"')
  const dialog = await openCalendar('First')
  expect(within(dialog).getAllByRole('gridcell')).toHaveLength(42)
  expect(screen.getAllByRole('grid')).toHaveLength(1)
})

test('PP-04 A first day picked beyond the last one moves the last day along, which can be picked next', async () => {
  await openPauses(aWeek)
  await openCalendar('First')
  await userEvent.click(dayCell('Wednesday 2 September'))
  expect(posted()).toEqual({ start_date: '02/09/2026', end_date: '02/09/2026' })
  await waitFor(() =>
    expect(heard()).toBe('Last day moved to Wednesday 2 September. Now choose: Last day without a delivery.'),
  )
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Choose a date: Last day without a delivery')
  await userEvent.click(dayCell('Saturday 5 September'))
  expect(posted()).toEqual({ start_date: '02/09/2026', end_date: '05/09/2026' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener('Last')).toHaveFocus()
})

test('PP-05 A last day picked before the first one moves the first day back', async () => {
  await openPauses(aWeek)
  await openCalendar('Last')
  await userEvent.click(dayCell('Friday 21 August'))
  expect(posted()).toEqual({ start_date: '21/08/2026', end_date: '21/08/2026' })
})

test('The calendar can be used with the keyboard alone', async () => {
  await openPauses(aWeek)
  const person = userEvent.setup()
  await openCalendar('First')
  await person.keyboard('{ArrowRight}{ArrowDown}')
  expect(dayCell('Tuesday 1 September')).toHaveFocus()
  await person.keyboard('{PageDown}{End}')
  expect(dayCell('Sunday 4 October')).toHaveFocus()
  await person.keyboard('{Home}{PageUp}')
  expect(dayCell('Friday 28 August')).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(posted()).toEqual({ start_date: '28/08/2026', end_date: '30/08/2026' })
})

test('G-69 Escape also closes the calendar while the next month is replacing the focused day', async () => {
  await openPauses(aWeek)
  await openCalendar('First')
  act(() => expectElement(document.activeElement, HTMLElement).blur())
  expect(document.body).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('The open calendar serves the field with the focus, and Escape there closes it too', async () => {
  await openPauses(aWeek)
  await openCalendar('Last')
  await userEvent.click(firstDay())
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Choose a date: First day without a delivery'),
  )
  expect(firstDay()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(firstDay()).toHaveFocus()
})

test('Days before the earliest one cannot be picked and say why', async () => {
  await openPauses('data-min="24/08/2026"')
  await openCalendar('First')
  const early = dayCell('Sunday 23 August, not available: before Monday 24 August')
  fireEvent.click(early)
  expect(posted()).toEqual({ start_date: '24/08/2026', end_date: '24/08/2026' })
  expect(screen.getByText(/Struck out: too early, before Monday 24 August\./)).toBeVisible()
})

test("No button of the picker submits the page's form", async () => {
  await openPauses(aWeek)
  const submitted = jest.fn((event: Event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', submitted)
  const dialog = await openCalendar('Last')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next month' }))
  await userEvent.click(dayCell('Friday 11 September'))
  await userEvent.click(screen.getByRole('button', { name: '1 week' }))
  expect(submitted).not.toHaveBeenCalled()
})
