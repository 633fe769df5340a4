import type { BoxDraft } from '../../domain/rules/basket'
import { dateMessages } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { useDates } from '../../ui/date/use-dates'
import { Alert } from '../../ui/status/Alert'
import { basketMessages } from './basket-messages'

/** Says that the box changes an existing order, and which one; without this the box looked like a new order (G-61). */
export function AmendmentBand({ draft }: { draft: BoxDraft }) {
  const messages = useMessages(basketMessages)
  const written = useDates()
  const date = draft.nextDelivery ?? draft.date
  const { weekdays } = useMessages(dateMessages)
  const weekday = draft.weekday === null ? undefined : weekdays.split(' ')[draft.weekday]
  const day = date ? written(date, 'dddd D MMMM') : weekday
  return (
    <Alert
      tone="info"
      isSilent
      title={day ? interpolate(messages.changingFor, { day }) : messages.changing}
      messages={[messages.staysUntil]}
    />
  )
}
