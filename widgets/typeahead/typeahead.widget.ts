import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { Typeahead } from './Typeahead'
import { options } from './typeahead.options'
import { typeaheadMessages } from './typeahead-messages'

export const widget = defineWidget({
  name: 'typeahead',
  title: 'Search with suggestions',
  group: 'Ordering',
  summary:
    'A field that suggests while somebody types, from a list of yours or from an address that answers.',
  options,
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
