import { fieldErrors, flag, required, value } from '../../shared/platform/options/options'

export const options = {
  phone: required(value(FOR_EDITORS && 'The phone number that the shop has.')),
  editing: flag(FOR_EDITORS && 'Whether the field is open at first.', false),
  typed: value(FOR_EDITORS && 'What was typed into a form that came back with errors.'),
  errors: fieldErrors(FOR_EDITORS && "The server's messages for phone.", 'phone'),
}
