import type { BoxDraft } from '../../domain/rules/basket'
import { scopeInWords } from '../../domain/rules/boxes/box-changes'
import { dateMessages } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { Alert } from '../../ui/status/Alert'
import { basketMessages } from './basket-messages'

/** A band that says that the box changes an existing order, and which deliveries: one, or all (G-61, J-62). */
export function AmendmentBand({ draft }: { draft: BoxDraft }) {
  const messages = useMessages(basketMessages)
  const words = useMessages(dateMessages)
  const scope = scopeInWords(draft, { ...messages, ...words })
  const isOnce = draft.parentId === null && !draft.frequency
  const title = isOnce
    ? interpolate(messages.changingFor, { day: scope })
    : interpolate(messages.changingScope, { scope })
  return (
    <Alert tone="info" isSilent title={scope ? title : messages.changing} messages={[messages.staysUntil]} />
  )
}
