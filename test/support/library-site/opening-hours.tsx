// A foreign list of widgets, on a site that sells nothing: a library's opening hours.

import { useMessages } from '../../../shared/platform/messages/use-messages'
import { type OptionValues, required, text } from '../../../shared/platform/options/options'
import { pages } from '../../../shared/platform/page/addresses'
import { boot } from '../../../shared/platform/runtime/boot'
import { defineWidget } from '../../../shared/platform/runtime/mount/define-widget'

const openingHoursMessages = { open: 'Open today', all: 'All branches' } as const
const options = { hours: required(text('From when to when.')) }

function OpeningHours({ hours }: OptionValues<typeof options>) {
  const messages = useMessages(openingHoursMessages)
  return (
    <p>
      {`${messages.open}: ${hours}. `}
      <a href={pages.contact}>{messages.all}</a>
    </p>
  )
}

const widget = defineWidget({
  name: 'opening-hours',
  title: 'Opening hours',
  group: 'Page furniture',
  summary: 'When the library is open.',
  options,
  messages: openingHoursMessages,
  component: OpeningHours,
})

boot({ 'opening-hours': { when: 'ready', load: async () => ({ widget }) } })
