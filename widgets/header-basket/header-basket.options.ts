import { calendarDate, flag } from '../../shared/platform/options/options'

export const options = {
  startOfWeek: calendarDate('Any day of the week to begin with; the present week unless given.'),
  open: flag('Whether it is open when the page has loaded.', false),
}
