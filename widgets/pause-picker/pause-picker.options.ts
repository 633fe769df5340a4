import {
  calendarDate,
  fieldErrors,
  flag,
  list,
  oneOf,
  ownAddress,
  text as textOption,
  typedDate,
} from '../../shared/platform/options/options'
import { flag as flagValue, object, optional, string } from '../../shared/platform/values/decoder'

const pause = object({
  start_date: string,
  end_date: string,
  editUrl: optional(ownAddress, undefined),
  resumeUrl: optional(ownAddress, undefined),
})

const move = object({ from: string, to: string, name: string, comes: optional(flagValue, false) })

export const options = {
  start_date: typedDate(
    FOR_EDITORS &&
      'The first day without a delivery; the start_date in the address of the page, or the day after tomorrow, unless given.',
  ),
  end_date: typedDate(
    FOR_EDITORS &&
      'The last day without a delivery; the end_date in the address of the page, or the day after tomorrow, unless given.',
  ),
  prefill: oneOf(
    FOR_EDITORS &&
      'Which days stand in the fields at first, where the page gives none: the day after tomorrow, or none.',
    ['usual', 'none'],
    'usual',
  ),
  joins: flag(
    FOR_EDITORS &&
      'Whether your server makes one pause of pauses that share days, and need not refuse the new one.',
    false,
  ),
  deliveries: list(
    FOR_EDITORS &&
      'The days on which something of the customer would come, without pauses; the first one after the pause is named.',
    string,
  ),
  moves: list(
    FOR_EDITORS &&
      'What a holiday brings on another day: it is due on `from`, comes on `to`, and `name` is the holiday. Leave `to` out of deliveries if nothing else comes on it. `comes` states that your server brings it even if `from` is paused.',
    move,
  ),
  min: calendarDate(FOR_EDITORS && 'The earliest day that can be chosen; today unless given.'),
  max: calendarDate(FOR_EDITORS && 'The latest day that can be chosen; two years from today unless given.'),
  weekStart: oneOf(
    FOR_EDITORS && 'The first day of the week in the calendar.',
    ['monday', 'sunday'],
    'monday',
  ),
  note: textOption(FOR_EDITORS && 'What a pause does not stop, in your own words; shown under the dates.'),
  openEnd: textOption(
    FOR_EDITORS &&
      'What your server takes as end_date of a pause without an end, such as 31/12/9998; “until I say” is then offered. Without it each pause has a last day.',
  ),
  errors: fieldErrors(
    FOR_EDITORS && "The server's messages for start_date and end_date.",
    'start_date',
    'end_date',
  ),
  pauses: list(
    FOR_EDITORS &&
      'Pauses that exist already: start_date and end_date as in the form; editUrl and resumeUrl, where given, are links to pages of yours.',
    pause,
    'link',
  ),
  hidePauses: flag(FOR_EDITORS && 'Whether the list of pauses is left out, as the page has its own.', false),
}
