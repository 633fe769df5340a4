import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useShop } from '../../shared/domain/hooks/use-shop'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { useLazyDialog } from '../../shared/ui/status/use-lazy-dialog'
import { BasketButton } from './BasketButton'
import { DetailsLink } from './DetailsLink'
import { EssentialButton } from './EssentialButton'
import type { options } from './order-dialog.options'
import { orderDialogMessages } from './order-dialog-messages'
import type { Stage } from './order-stage'
import { useAdding } from './use-adding'
import { useComes } from './use-comes'

const loadWindow = () => import('./OrderWindow')

/** Returns the steps that follow a press; `addAtOnce`, if given, runs instead of opening the order. */
function useOrderStage(addAtOnce: (() => void) | undefined) {
  const isConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)
  const round = useShop(({ session }) => session.round)
  const isQuotaReached = useShop(({ session }) => session.isBlocked)
  const [stage, setStage] = useState<Stage>('closed')
  const [isInSheet, setInSheet] = useState(false)
  const close = () => setStage('closed')
  // The dialog's code is loaded at the first press that needs it.
  const { part, isOpening, missing, again } = useLazyDialog(loadWindow, stage !== 'closed')

  const show = (next: Stage, fromSheet: boolean) => {
    setStage(next)
    setInSheet(fromSheet)
    again()
  }
  const press = () => {
    if (isConfirmed && addAtOnce) {
      addAtOnce()
      return
    }
    show(isConfirmed ? 'order' : 'postcode', false)
  }
  const goOn = useEffectEvent(() => {
    if (stage !== 'postcode' || isQuotaReached) return
    if (isInSheet) {
      setStage('sheet')
      return
    }
    setStage(!addAtOnce ? 'order' : round ? 'told' : 'closed')
    addAtOnce?.()
  })
  useEffect(() => {
    if (isConfirmed) goOn()
  }, [isConfirmed])
  return {
    stage,
    part,
    isOpening: isOpening && stage !== 'sheet',
    missing,
    press,
    close,
    openSheet: () => show('sheet', true),
    askPostcode: () => show('postcode', true),
  }
}

/**
 * The button of a product card and its dialog. Without a confirmed postcode the dialog asks for one first, and then
 * continues with the order (OD-04).
 */
export function OrderDialog({
  product: given,
  mode,
  blocked,
  quantity = 0,
  comes: printed,
  stepper = false,
  tab,
  productPage,
  facts,
  postcodeLabels,
}: OptionValues<typeof options>) {
  const messages = useMessages(orderDialogMessages)
  const product = useMemo(() => productFrom(given), [given])
  const isQuotaReached = useShop(({ session }) => session.isBlocked)
  const button = useRef<HTMLButtonElement>(null)
  const { isAdding, words, refusal, forget, add } = useAdding(product, quantity)
  const isBox = product.template === 'bol'
  const reason = isQuotaReached ? messages.quotaReached : reasonOf(blocked, messages) || undefined
  const order = useOrderStage(isBox && mode === 'add' ? add : undefined)
  const { stage, part, isOpening, press, close } = order
  const { comes, isRegular, note } = useComes(product, printed, stage !== 'closed')
  // A short text, because every card shows it; the dialog has the full sentence.
  const why = isQuotaReached ? messages.full : reason
  const shared = { product, messages, reason: why, onPress: press, buttonRef: button }
  return (
    <>
      <DetailsLink
        words={messages.details}
        name={product.name}
        page={productPage}
        onOpen={facts && order.openSheet}
      />
      {isBox ? (
        <BasketButton
          {...shared}
          {...{ words, refusal, stepper }}
          onHeld={forget}
          initialQuantity={quantity}
          busy={isAdding ? messages.adding : isOpening && messages.opening}
        />
      ) : (
        <EssentialButton {...shared} comes={comes} busy={isOpening && messages.opening} />
      )}
      {order.missing}
      {part && (
        <part.OrderWindow
          stage={stage}
          {...{ product, facts, postcodeLabels, reason }}
          isRegular={isRegular}
          onAskPostcode={order.askPostcode}
          tab={tab === 'fitting' ? undefined : tab}
          onClose={close}
          returnFocusTo={() => button.current}
          onComes={note}
        />
      )}
    </>
  )
}
