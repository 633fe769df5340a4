import { useEffect, useRef, useState } from 'react'
import { BasketPanel } from '../../shared/features/basket/BasketPanel'
import type { BasketMessages } from '../../shared/features/basket/basket-messages'
import { setFocus } from '../../shared/platform/page/focus'
import type { Pence } from '../../shared/platform/values/money'
import { Button } from '../../shared/ui/button/Button'
import { Panel } from '../../shared/ui/layout/Panel'

type BolBasketProps = {
  minimumOrderValue: Pence | undefined
  hideCheckout: boolean
  closable: boolean
  labels: BasketMessages & { open: string }
}

/** The Best of Local basket in a card; when it is closed, a button remains that opens it again. */
export function BolBasket({ minimumOrderValue, hideCheckout, closable, labels }: BolBasketProps) {
  const [isOpen, setOpen] = useState(true)
  const place = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies(isOpen): what was pressed to open or close it has gone
  useEffect(() => {
    if (!isFirst.current) setFocus(place.current?.querySelector('[data-basket-fallback], button'))
    isFirst.current = false
  }, [isOpen])

  return (
    <div ref={place}>
      {isOpen ? (
        <Panel>
          <BasketPanel
            minimum={minimumOrderValue ?? null}
            hidesCheckout={hideCheckout}
            labels={labels}
            onClose={closable ? () => setOpen(false) : undefined}
          />
        </Panel>
      ) : (
        <Button tone="secondary" block aria-expanded={false} onPress={() => setOpen(true)}>
          {labels.open}
        </Button>
      )}
    </div>
  )
}
