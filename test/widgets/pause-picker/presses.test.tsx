import { fireEvent, screen, waitFor } from '@testing-library/react'
import { firstDay, openCalendar, openPauses, posted } from './pause-page'

const pressDown = (element: Element) => {
  fireEvent.pointerDown(element)
  fireEvent.mouseDown(element)
}
const submitButton = () => screen.getByText('Pause deliveries')

test("L-20 Nothing moves while the page's own button is pressed, and the dates are posted in full", async () => {
  await openPauses()
  firstDay().focus()
  fireEvent.change(firstDay(), { target: { value: '1/9/2026' } })
  pressDown(submitButton())
  fireEvent.blur(firstDay())
  expect(screen.queryByText('Last day moved to Tuesday 1 September.')).toBeNull()
  expect(screen.getByText(/1 day without deliveries: Saturday 22 August/)).toBeVisible()
  fireEvent.mouseUp(submitButton())
  expect(posted()).toEqual({ start_date: '01/09/2026', end_date: '01/09/2026' })
  expect(await screen.findByText('Last day moved to Tuesday 1 September.')).toBeVisible()
  expect(screen.getByText(/1 day without deliveries: Tuesday 1 September/, { selector: 'p' })).toBeVisible()
})

test('The open calendar stays until a press outside it has ended', async () => {
  await openPauses()
  await openCalendar('First')
  pressDown(submitButton())
  expect(screen.getByRole('dialog')).toBeVisible()
  fireEvent.pointerUp(submitButton())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('K-522 A finger that begins beside the calendar and scrolls the page leaves it open', async () => {
  await openPauses()
  await openCalendar('First')
  fireEvent.pointerDown(submitButton())
  fireEvent.pointerCancel(submitButton())
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.getByRole('dialog')).toBeVisible()
})
