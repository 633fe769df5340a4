import { fieldErrors, flag, required, value } from '../../shared/platform/options/options'

export const options = {
  phone: required(value('The phone number that the shop has.')),
  editing: flag('Whether the field is open at first.', false),
  typed: value('What was typed into a form that came back with errors.'),
  errors: fieldErrors("The server's messages for phone.", 'phone'),
}
