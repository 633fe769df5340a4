import { list, required } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { DecodeError, type Decoder, object, string } from '../../shared/platform/values/decoder'
import { Tabs } from './Tabs'
import { tabsMessages } from './tabs-messages'

/** The id of an element on the page. */
const elementId: Decoder<string> = (given, at) => {
  const id = string(given, at)
  if (!document.getElementById(id))
    throw new DecodeError(at, given, `names no element: nothing has the id ${id}`)
  return id
}

export const widget = defineWidget({
  name: 'tabs',
  title: 'Tabs',
  group: 'Page furniture',
  summary: 'One of several parts of your page at a time; the parts stay where they are, and yours.',
  options: {
    tabs: required(
      list(
        'The tabs: panel, the id of a part of your page, and label, what the tab is called.',
        object({ panel: elementId, label: string }),
        'selector',
      ),
    ),
  },
  messages: tabsMessages,
  component: Tabs,
})
