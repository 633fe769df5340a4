import { useRef, useState } from 'react'
import { type BoxOffer, offersOf } from '../../domain/rules/boxes/box-offers'
import {
  type BoxOrder,
  boxAt,
  boxSentence,
  changesSince,
  isRepeating,
  type UnfinishedAmendment,
  whenClosing,
  whyFixed,
} from '../../domain/rules/boxes/box-order'
import { oftenInWords } from '../../domain/rules/boxes/often'
import { type CalendarDate, dayInWords } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence } from '../../platform/values/money'
import { Button } from '../../ui/button/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Alert } from '../../ui/status/Alert'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import { FailedCall } from '../calls/FailedCall'
import { BasketNote } from './BasketNote'
import { BoxPictures } from './BoxContents'
import { BoxTable } from './BoxTable'
import { useBoxTime } from './box-records'
import { daysOfBox } from './box-words'
import { type BoxesMessages, boxesMessages } from './boxes-messages'
import { CancelBox } from './CancelBox'
import { PayLink } from './PayLink'
import { UnfinishedAmendmentsDialog } from './UnfinishedAmendmentsDialog'
import { useBoxAction } from './use-box-action'
import type { BoxRequest } from './use-box-change'

/** The place where the dialog was opened: it decides the calls, and whether to order again is offered beside the rest (OA-05). */
type Place = 'page' | 'latest' | 'week'

type ViewBoxDialogProps = {
  box: BoxOrder
  /** The date to which the depot has moved the box, if known. */
  movedTo?: CalendarDate | null
  place: Place
  /** Offers nothing but to order it again. */
  onlyAgain?: boolean
  isOpen: boolean
  onClose: () => void
  unfinished: UnfinishedAmendment | null | undefined
  returnFocusTo?: (() => HTMLElement | null) | undefined
}

/** Returns the request of a change; a page changes one delivery by a call of its own (A-30, VB-04). */
const requestOf = (offer: Exclude<BoxOffer, 'cancel'>, place: Place, isMain: boolean): BoxRequest => {
  if (offer === 'again') return 'reorder'
  if (place !== 'week' && isMain) return 'edit'
  return offer === 'change-week' ? 'edit-week' : 'edit-all'
}

/** Returns the requests that the box allows; the last is the main one. */
function requestsOf(offers: readonly BoxOffer[], place: Place): BoxRequest[] {
  const requests = offers.flatMap((offer, at) =>
    offer === 'cancel' ? [] : requestOf(offer, place, at === offers.length - 1),
  )
  return place === 'latest' && !requests.includes('reorder') ? ['reorder', ...requests] : requests
}

/** Shows the content of a box and the actions it allows (VB-01 to VB-05, OA-05, HB-41 to HB-46). */
export function ViewBoxDialog({
  box: asRead,
  movedTo = null,
  place,
  onlyAgain = false,
  isOpen,
  onClose,
  unfinished,
  returnFocusTo,
}: ViewBoxDialogProps) {
  const messages = useMessages(boxesMessages)
  const now = useBoxTime(asRead)
  // The place of the dialog may hold an older state of the box.
  const [isCancelled, setCancelled] = useState(false)
  const box = boxAt(isCancelled ? { ...asRead, isCancelled } : asRead, now)
  const action = useBoxAction({ box, unfinished })
  const { phase, isBusy, discarding, discard, proceed, goBack } = action
  const offers = onlyAgain ? (['again'] as const) : offersOf(box)
  const requests = requestsOf(offers, place)
  const canCancel = offers.includes('cancel')
  const until = whenClosing(box, messages) ?? (onlyAgain || place !== 'page' ? null : whyFixed(box, messages))
  const told = useRef<HTMLParagraphElement>(null)
  const close = () => {
    goBack()
    setCancelled(false)
    onClose()
  }
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={messages.viewBox}
        isBusy={isBusy}
        onClose={close}
        returnFocusTo={returnFocusTo}
        footer={
          <>
            {(canCancel || isCancelled) && (
              <CancelBox
                box={box}
                words={interpolate(
                  isRepeating(box) ? messages.skipBox : messages.cancelBox,
                  daysOfBox(box, messages),
                )}
                canStart={canCancel}
                onCancelled={() => setCancelled(true)}
                focusAfterwards={() => told.current}
              />
            )}
            <BoxActions {...{ box, requests, action }} />
          </>
        }
      >
        <ActionOutcome action={action} />
        <p ref={told} tabIndex={-1}>
          <span>{boxSentence(box, { now, movedTo }, messages)}</span> <PayLink box={box} />
        </p>
        {until && <p>{until}</p>}
        {box.isCancelled && !box.isPastCutoff && <p>{messages.undoHow}</p>}
        {requests.includes('reorder') && (
          <>
            <SinceThen box={box} />
            <BasketNote />
          </>
        )}
        <BoxPictures box={box} />
        <BoxTable box={box} caption={captionOf(box, messages)} />
      </Dialog>
      <UnfinishedAmendmentsDialog
        unfinished={'unfinished' in phase ? phase.unfinished : null}
        isBusy={phase.kind === 'discarding' || discarding.isBusy}
        discarding={discarding}
        onDiscard={() => void discard()}
        onContinue={proceed}
        onBack={goBack}
      />
    </>
  )
}

type BoxActionsProps = {
  box: BoxOrder
  requests: readonly BoxRequest[]
  action: ReturnType<typeof useBoxAction>
}

/** The actions that the box allows. */
function BoxActions({ box, requests, action }: BoxActionsProps) {
  const messages = useMessages(boxesMessages)
  const { request, isBusy, begin } = action
  const which = daysOfBox(box, messages)
  const words: Record<BoxRequest, string> = {
    edit: interpolate(messages.editOrder, which),
    'edit-week': interpolate(messages.editWeek, which),
    'edit-all': interpolate(isRepeating(box) ? messages.editAll : messages.editOrder, which),
    reorder: messages.reorder,
  }
  return (
    <>
      {requests.map((each, at) => (
        <Button
          key={each}
          tone={at === requests.length - 1 ? 'primary' : 'secondary'}
          busy={isBusy && request === each && (each === 'reorder' ? messages.reordering : messages.editing)}
          onPress={() => void begin(each)}
        >
          {words[each]}
        </Button>
      ))}
    </>
  )
}

/** Shows the outcome of an action that did not succeed, with one message per failure (OA-08, A-110). */
function ActionOutcome({
  action: { phase, request, change, hasDiscarded },
}: {
  action: ReturnType<typeof useBoxAction>
}) {
  const messages = useMessages(boxesMessages)
  const isReorder = request === 'reorder'
  const title = [isReorder && messages.reorderFailed, hasDiscarded && messages.discarded]
    .filter(Boolean)
    .join(' ')
  if (phase.kind === 'unread')
    return isReorder ? (
      <Alert tone="error" messages={[messages.reorderFailed]} />
    ) : (
      <FailedCall failure={phase.failure} />
    )
  return (
    <ChangeOutcome
      state={change.state}
      title={title || undefined}
      notSaved={isReorder ? title : undefined}
      onCheckAgain={change.checkAgain}
    />
  )
}

/** Returns "Saturday 5 December, every 2 weeks, order 806". */
function captionOf({ date, frequency, orderId }: BoxOrder, messages: BoxesMessages): string {
  const often = frequency > 0 && oftenInWords(frequency, messages)
  const number = interpolate(messages.order, { number: orderId })
  const caption = [date && dayInWords(date, messages), often, number].filter(Boolean).join(', ')
  return caption.charAt(0).toUpperCase() + caption.slice(1)
}

/** Lists the products of the box that are no longer sold or have a new price. */
function SinceThen({ box }: { box: BoxOrder }) {
  const messages = useMessages(boxesMessages)
  const { gone, repriced } = changesSince(box)
  const sentences = [
    ...gone.map(name => interpolate(messages.noLongerSold, { name })),
    ...repriced.map(({ name, before, now }) =>
      interpolate(messages.repriced, { name, now: formatPence(now), before: formatPence(before) }),
    ),
  ]
  return sentences.length ? <Alert tone="info" messages={sentences} isSilent /> : null
}
