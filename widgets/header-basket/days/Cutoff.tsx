import { clockWords } from '../../../shared/domain/rules/dates/clock'
import type { DayCutoff } from '../../../shared/domain/rules/essentials/week-ahead'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { Icon } from '../../../shared/ui/button/Icon'
import { lock } from '../../../shared/ui/button/icon-shapes'
import { headerBasketMessages } from '../header-basket-messages'

type CutoffProps = {
  cutoff: DayCutoff
  now: Date
  className: string | undefined
}

/** The cut-off of a day: until when it can be changed (B8). */
export function Cutoff({ cutoff, now, className }: CutoffProps) {
  const messages = useMessages(headerBasketMessages)
  if (!cutoff) return null
  // With a key, React replaces the whole element. It could not remove a text that a translator of the browser has
  // replaced.
  if (cutoff === 'closed')
    return (
      <p key="closed" className={className}>
        <Icon shape={lock} /> <span>{messages.locked}</span>
      </p>
    )
  return <p className={className}>{`${messages.editUntil} ${clockWords(cutoff, now, messages)}`}</p>
}
