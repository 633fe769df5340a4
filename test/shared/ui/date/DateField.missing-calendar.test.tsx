import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from '../../../../shared/ui/date/DateField'
import { calendarDay } from '../../../support/calendar-day'

jest.mock('../../../../shared/ui/date/Calendar', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('When the calendar fails to load the field asks for a typed date, which still works', async () => {
  const changed = jest.fn()
  render(
    <DateField
      label="First day"
      today={calendarDay('2026-05-27')}
      format="DD/MM/YYYY"
      value={null}
      onChange={changed}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose First day from a calendar' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please type the date instead.')
  await userEvent.type(screen.getByRole('textbox'), '13/06/2026')
  expect(changed).toHaveBeenCalledWith('2026-06-13')
})
