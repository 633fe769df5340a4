import { fireEvent, screen } from '@testing-library/react'
import { firstDay, openPauses, posted, retype } from './pause-page'

jest.mock('../../../shared/ui/date/Calendar', () => {
  throw new Error('Calendar.js did not arrive')
})

test('A calendar that fails to load is reported, and dates can still be typed', async () => {
  await openPauses()
  fireEvent.click(screen.getByRole('button', { name: /^Choose from a calendar: First/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /calendar could not be loaded. Please type the dates/,
  )
  retype(firstDay(), '24/08/2026')
  expect(posted()).toEqual({ start_date: '24/08/2026', end_date: '24/08/2026' })
})
