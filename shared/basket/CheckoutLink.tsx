import { type MouseEvent, useState } from 'react'
import { announce } from '../page/shell'
import type { Box } from '../rules/box'
import { useBoxStore } from '../services/use-box'
import { useNavigation } from '../services/use-navigation'
import { ButtonLink } from '../ui/ButtonLink'
import type { BoxWording } from './box-wording'

const checkout = '/shop/best-of-local/checkout'

const amounts = (box: Box | null) => box?.lines.map(({ id, quantity }) => `${id} ${quantity}`).join()

type CheckoutLinkProps = {
  /** Why there is no way on yet. */
  reason: string | undefined
  labels: BoxWording
}

/** The way to the checkout, once everything is saved (BB-27). */
export function CheckoutLink({ reason, labels }: CheckoutLinkProps) {
  const box = useBoxStore()
  const { goTo } = useNavigation()
  const [isLeaving, setLeaving] = useState(false)

  const saveFirst = async (event: MouseEvent) => {
    if (!box.getState().isSaving) return
    event.preventDefault()
    const asked = amounts(box.getState().box)
    setLeaving(true)
    await box.getState().settle()
    setLeaving(false)
    // What could not be saved has to be seen before it is ordered.
    const { status, box: saved } = box.getState()
    if (status === 'ready' && amounts(saved) === asked) goTo(checkout)
  }
  return (
    <ButtonLink
      href={checkout}
      tone="accent"
      block
      busy={isLeaving && labels.leaving}
      disabledReason={reason}
      onPress={event => void saveFirst(event)}
      onRefuse={() => reason && announce(reason)}
    >
      {labels.checkout}
    </ButtonLink>
  )
}
