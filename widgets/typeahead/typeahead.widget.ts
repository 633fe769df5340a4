import { suggestion } from '../../shared/domain/api/suggestions'
import { fieldName, list, path, readPath, text } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { Typeahead } from './Typeahead'
import { typeaheadMessages } from './typeahead-messages'

export const widget = defineWidget({
  name: 'typeahead',
  title: 'Search with suggestions',
  group: 'Ordering',
  summary:
    'A field that suggests while somebody types, from a list of yours or from an address that answers.',
  options: {
    items: list('What may be suggested: a text each, or name and note.', suggestion),
    url: readPath('The address that is asked with ?q= and answers such a list; it goes before items.'),
    name: fieldName('The name under which a form sends the field.', 'q'),
    value: text('What stands in the field at first, such as the words that were searched for.'),
    action: path(
      'The page that answers a search; without it the field belongs to the form in which it stands.',
    ),
  },
  messages: typeaheadMessages,
  serverRendered: { facts: {} },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['readSuggestions'],
          firstCalls: ['readSuggestions'],
          pages: ['login'],
        }
      : undefined,
  component: Typeahead,
})
