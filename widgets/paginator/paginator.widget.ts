import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { Paginator } from './Paginator'
import { options } from './paginator.options'
import { paginatorMessages } from './paginator-messages'

export const widget = defineWidget({
  name: 'paginator',
  title: FOR_EDITORS && 'Pages of a list',
  group: FOR_EDITORS && 'Account',
  summary:
    FOR_EDITORS &&
    'Links to the pages of a list; your server shows them one by one, and with one page there is nothing.',
  options,
  messages: paginatorMessages,
  component: Paginator,
})
