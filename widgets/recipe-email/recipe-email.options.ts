import { fieldErrors, required, text, value } from '../../shared/platform/options/options'
import { identifier } from '../../shared/platform/values/decoder'

export const options = {
  recipe: required({
    ...text(FOR_EDITORS && 'The recipe, by the identifier that the shop knows it by.'),
    expected: 'an identifier, such as 12 or leek-pie',
    read: identifier,
  }),
  email: value(
    FOR_EDITORS && 'The address that stands in the field at first, as in a form that came back with errors.',
  ),
  errors: fieldErrors(FOR_EDITORS && "The server's messages for email.", 'email'),
}
