import { calendarDate } from '../../shared/platform/options/options'

export const options = {
  startOfWeek: calendarDate(
    FOR_EDITORS && 'Any day of the week to begin with; the present week unless given.',
  ),
}
