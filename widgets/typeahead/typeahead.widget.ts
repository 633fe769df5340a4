import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { Typeahead } from './Typeahead'
import { options } from './typeahead.options'
import { typeaheadMessages } from './typeahead-messages'

export const widget = defineWidget({
  name: 'typeahead',
  title: FOR_EDITORS && 'Search with suggestions',
  group: FOR_EDITORS && 'Ordering',
  summary:
    FOR_EDITORS &&
    'A field that suggests while somebody types, from a list of yours or from an address that answers.',
  options,
  messages: typeaheadMessages,
  serverRendered: FOR_EDITORS && { facts: {} },
  asks: FOR_EDITORS && {
    calls: ['readSuggestions'],
    firstCalls: ['readSuggestions'],
    pages: ['login'],
  },
  component: Typeahead,
})
