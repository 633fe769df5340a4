import { record, text } from '../../shared/platform/options/options'
import { flag, object, optional, string as someText } from '../../shared/platform/values/decoder'

export const options = {
  code: text(FOR_EDITORS && 'A code to check at once.'),
  offline: record(
    FOR_EDITORS &&
      'Shows the offline-customer checkbox below the code: checked, and the depot’s email and phone.',
    object({
      checked: optional(flag, false),
      email: optional(someText, null),
      phone: optional(someText, null),
    }),
    'link',
  ),
}
