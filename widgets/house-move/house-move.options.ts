import { roundTripId } from '../../shared/domain/api/client/fields'
import {
  calendarDate,
  fieldErrors,
  list,
  oneOf,
  record,
  required,
  text,
  value,
} from '../../shared/platform/options/options'
import { postPath } from '../../shared/platform/options/post-path'
import {
  anyObject,
  type Decoder,
  identifier,
  object,
  string as someText,
} from '../../shared/platform/values/decoder'

const anyTexts: Decoder<Readonly<Record<string, string>>> = (given, at) =>
  Object.fromEntries(
    Object.entries(anyObject(given, at)).map(([id, to]) => [id, someText(to, `${at}.${id}`)]),
  )

export const options = {
  action: postPath(
    FOR_EDITORS &&
      "Where its own form is posted. Without it the widget stands inside the page's form and posts with that.",
  ),
  addresses: required(
    list(
      FOR_EDITORS && 'The addresses to move from: id and address_summary.',
      object({ id: roundTripId('address', identifier), address_summary: someText }),
    ),
  ),
  address: text(
    FOR_EDITORS && 'The id of the address that was chosen, in a form that came back with errors.',
  ),
  postcode: required(text(FOR_EDITORS && 'The postcode of the new address.')),
  move_date: value(FOR_EDITORS && 'The moving day that was typed, in a form that came back with errors.'),
  choices: record(
    FOR_EDITORS &&
      'Where each order was to go, in a form that came back with errors: by the id of the conflict, as it was posted.',
    anyTexts,
  ),
  earliestDate: calendarDate(
    FOR_EDITORS && 'The earliest day on which somebody can move; tomorrow unless given.',
  ),
  weekStart: oneOf(
    FOR_EDITORS && 'The first day of the week in the calendar.',
    ['monday', 'sunday'],
    'monday',
  ),
  errors: fieldErrors(FOR_EDITORS && "The server's messages, for address, move_date and anything else."),
}
