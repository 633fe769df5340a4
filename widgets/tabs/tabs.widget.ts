import { labels, list, required } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { Misfit, object, type Reader, text } from '../../shared/platform/values/reader'
import { Tabs } from './Tabs'
import { tabsWording } from './tabs-wording'

/** The id of an element that stands on the page. */
const elementId: Reader<string> = (given, at) => {
  const id = text(given, at)
  if (!document.getElementById(id)) throw new Misfit(at, given, `names no element: nothing has the id ${id}`)
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
        object({ panel: elementId, label: text }),
      ),
    ),
    labels: labels(tabsWording),
  },
  component: Tabs,
})
