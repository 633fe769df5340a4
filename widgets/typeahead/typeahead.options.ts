import { suggestion } from '../../shared/domain/api/suggestions'
import { fieldName, list, path, readPath, text } from '../../shared/platform/options/options'

export const options = {
  items: list(FOR_EDITORS && 'What may be suggested: a text each, or name and note.', suggestion),
  url: readPath(
    FOR_EDITORS && 'The address that is asked with ?q= and answers such a list; it goes before items.',
  ),
  name: fieldName(FOR_EDITORS && 'The name under which a form sends the field.', 'q'),
  value: text(FOR_EDITORS && 'What stands in the field at first, such as the words that were searched for.'),
  action: path(
    FOR_EDITORS &&
      'The page that answers a search; without it the field belongs to the form in which it stands.',
  ),
}
