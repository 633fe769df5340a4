import { useEffect, useEffectEvent, useState } from 'react'
import type { BoxWording } from '../../shared/basket/box-wording'
import { usePart } from '../../shared/mount/use-part'
import { announce } from '../../shared/page/shell'
import { boxTotals } from '../../shared/rules/box'
import { useBox } from '../../shared/store/use-box'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { basket } from '../../shared/ui/icon-shapes'

type MobileBasketButtonProps = {
  minimumOrderValue: string | undefined
  labels: BoxWording & { item: string; items: string }
}

const loadDialog = () => import('./BasketDialog')
const nothing = () => new Promise<never>(() => {})

/** How many items are in the box (HB-55, A-27); pressed, it shows the box (HB-56). */
export function MobileBasketButton({ minimumOrderValue, labels }: MobileBasketButtonProps) {
  const items = useBox(({ box }) => box && boxTotals(box).items)
  const [isOpen, setOpen] = useState(false)
  const [occasion, setOccasion] = useState(0)
  const part = usePart(occasion ? loadDialog : nothing, occasion)
  const open = () => {
    setOpen(true)
    if (part === null || part === 'missing') setOccasion(occasion + 1)
  }
  const giveUp = useEffectEvent(() => {
    setOpen(false)
    announce("That couldn't be opened. Check your connection and try again.", 'assertive')
  })
  useEffect(() => {
    if (part === 'missing') giveUp()
  }, [part])
  const words = `${items ?? '—'} ${items === 1 ? labels.item : labels.items}`
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`${words}: ${labels.title}`}
        busy={isOpen && part === null && words}
        onPress={open}
      >
        <Icon shape={basket} /> {words}
      </Button>
      {part && part !== 'missing' && (
        <part.BasketDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          {...{ minimumOrderValue, labels }}
        />
      )}
    </>
  )
}
