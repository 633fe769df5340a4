import { fieldErrors, flag, list, record, required, value } from '../../shared/platform/options/options'
import { object, optional, string as someText } from '../../shared/platform/values/decoder'

const word = optional(someText, '')

export const options = {
  title: value(FOR_EDITORS && 'The title that the shop has.', ''),
  firstname: required(value(FOR_EDITORS && 'The first name that the shop has.')),
  lastname: required(value(FOR_EDITORS && 'The last name that the shop has.')),
  titles: list(FOR_EDITORS && 'The titles to choose from; without any the title is typed.', someText),
  editing: flag(FOR_EDITORS && 'Whether the fields are open at first.', false),
  typed: record(
    FOR_EDITORS && 'What was typed into a form that came back with errors: title, firstname, lastname.',
    object({ title: word, firstname: word, lastname: word }),
  ),
  errors: fieldErrors(
    FOR_EDITORS && "The server's messages for title, firstname and lastname.",
    'title',
    'firstname',
    'lastname',
  ),
}
