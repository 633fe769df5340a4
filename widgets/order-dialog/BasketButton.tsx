import { type ReactNode, type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useBasket } from '../../shared/domain/hooks/use-basket'
import { maxQuantity } from '../../shared/domain/rules/quantity'
import type { BasketState } from '../../shared/domain/store/basket/basket-state'
import { useWayToCheckout } from '../../shared/features/basket/use-way-to-checkout'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { pages } from '../../shared/platform/page/addresses'
import { isFocusLost, setFocusInPlace } from '../../shared/platform/page/focus'
import { tick } from '../../shared/ui/button/icon-shapes'
import { TextLink } from '../../shared/ui/button/TextLink'
import { useFocusOnRemoval } from '../../shared/ui/focus/use-focus-on-removal'
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden'
import { Badge } from '../../shared/ui/status/Badge'
import { CardStepper } from './CardStepper'
import { OrderButton, type OrderButtonProps } from './OrderButton'
import styles from './OrderDialog.module.css'
import { orderDialogMessages } from './order-dialog-messages'
import { heldIn } from './use-adding'

type BasketButtonProps = OrderButtonProps & {
  /** The number shown until the basket is read. */
  initialQuantity: number
  /** The text that replaces the button's own. */
  words: string | undefined
  /** Why the shop has refused the last press. */
  refusal: string
  /** Drops the outcome of the last press, once the basket shows another number. */
  onHeld: () => void
  /** True if plus and minus replace the button once some are in the basket. */
  stepper: boolean
}

/** Returns the product's only line in the basket; undefined if it has none or several. */
const lineOf = ({ basket }: BasketState, id: string) => {
  const [line, ...others] = basket?.lines.filter(each => each.productId === id) ?? []
  return others.length ? undefined : line
}

/** The button of a Best of Local product with the number in the basket. */
export function BasketButton({
  initialQuantity,
  words,
  refusal,
  onHeld,
  stepper,
  ...button
}: BasketButtonProps) {
  const messages = useMessages(orderDialogMessages)
  const { product } = button
  const box = useRef<HTMLDivElement>(null)
  const held = useBasket(state => heldIn(state, product, initialQuantity))
  const forget = useEffectEvent(onHeld)
  // biome-ignore lint/correctness/useExhaustiveDependencies(held): another number is the answer to the last press
  useEffect(() => forget(), [held])
  const added = useBasket(({ unread }) => unread.accepted.find(each => each.product.id === product.id))
  const line = useBasket(state => lineOf(state, product.id))
  const isReading = useBasket(({ status }) => status === 'loading')
  const { saveFirst } = useWayToCheckout()
  const isAtLeast = added?.isAll === false && !initialQuantity
  const isFull = held >= maxQuantity(product.maxAllowed)
  const hasStepper = stepper && line && !words && !button.busy && !button.reason
  return (
    <div ref={box}>
      {hasStepper ? (
        <Control key="stepper" box={box}>
          <CardStepper line={line} name={product.name} />
        </Control>
      ) : (
        <Control key="button" box={box}>
          <OrderButton
            {...button}
            busy={button.busy || (stepper && held > 0 && !line && isReading && messages.adding)}
            words={words ?? (held ? messages.addAnother : messages.add)}
            isSecondary={held > 0}
            isFull={!words && isFull}
          />
          {refusal && <p className={styles.replaced}>{refusal}</p>}
        </Control>
      )}
      {held > 0 && (
        <span className={styles.held} data-card-note="">
          <Badge tone="delivered" shape={tick}>
            <TextLink href={pages.checkout} onClick={event => void saveFirst(event)}>
              {`${held} ${isAtLeast ? messages.addedNow : messages.inBasket}${hasStepper && isFull ? ` · ${messages.maximum}` : ''}`}
              <VisuallyHidden>{`: ${messages.toBox}`}</VisuallyHidden>
            </TextLink>
          </Badge>
        </span>
      )}
    </div>
  )
}

/** The button, or plus and minus. When one replaces the other, the focus moves along. */
function Control({ box, children }: { box: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const leave = useCallback(() => {
    // The replacement is in the page only after this commit.
    queueMicrotask(() => {
      if (isFocusLost()) setFocusInPlace([...(box.current?.querySelectorAll('button') ?? [])].at(-1))
    })
  }, [box])
  useFocusOnRemoval(part, leave)
  return <div ref={part}>{children}</div>
}
