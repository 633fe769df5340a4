import { calendarDate, flag } from '../../shared/platform/options/options'

export const options = {
  startOfWeek: calendarDate(
    FOR_EDITORS && 'Any day of the week to begin with; the present week unless given.',
  ),
  open: flag(FOR_EDITORS && 'Whether it is open when the page has loaded.', false),
}
