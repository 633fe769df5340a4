import { useRef, useState } from 'react'
import { BasketPanel } from '../../shared/features/basket/BasketPanel'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { Button } from '../../shared/ui/button/Button'
import { useFocusAfter } from '../../shared/ui/focus/use-focus-after'
import { Panel } from '../../shared/ui/layout/Panel'
import type { options } from './bol-basket.options'
import { bolBasketMessages } from './bol-basket-messages'

/** The Best of Local basket in a card; when it is closed, a button remains that opens it again. */
export function BolBasket({ minimumOrderValue, hideCheckout, closable }: OptionValues<typeof options>) {
  const messages = useMessages(bolBasketMessages)
  const [isOpen, setOpen] = useState(true)
  const place = useRef<HTMLDivElement>(null)
  useFocusAfter(isOpen, () => setFocus(place.current?.querySelector('[data-basket-fallback], button')))

  return (
    <div ref={place}>
      {isOpen ? (
        <Panel>
          <BasketPanel
            minimum={minimumOrderValue ?? null}
            hidesCheckout={hideCheckout}
            onClose={closable ? () => setOpen(false) : undefined}
          />
        </Panel>
      ) : (
        <Button tone="secondary" block aria-expanded={false} onPress={() => setOpen(true)}>
          {messages.open}
        </Button>
      )}
    </div>
  )
}
