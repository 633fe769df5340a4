import { fieldErrors, list, record } from '../../shared/platform/options/options'
import { postPath } from '../../shared/platform/options/post-path'
import { object, string, withFallback } from '../../shared/platform/values/decoder'

const typed = withFallback(string, '')

export const options = {
  action: postPath(
    FOR_EDITORS &&
      'Where a form of its own is posted, with `type`, `address_1`, `postcode` and `_token`; without it the fields stand in your form.',
  ),
  types: list(FOR_EDITORS && 'The kinds of enquiry: value, label.', object({ value: string, label: string })),
  values: record(
    FOR_EDITORS && 'What stands in the fields, as in a form that came back: type, address_1, postcode.',
    object({ type: typed, address_1: typed, postcode: typed }),
  ),
  errors: fieldErrors(
    FOR_EDITORS && "The server's messages for type, address_1 and postcode.",
    'type',
    'address_1',
    'postcode',
  ),
}
