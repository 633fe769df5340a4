import {
  type BoxOrder,
  boxActions,
  boxAt,
  boxSentence,
  changesSince,
  isRepeating,
  type UnfinishedAmendment,
  whenClosing,
  whyFixed,
} from '../../domain/rules/boxes/box-order'
import { oftenInWords } from '../../domain/rules/boxes/often'
import { type CalendarDate, dayInWords, weekdayName } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence } from '../../platform/values/money'
import { Button } from '../../ui/button/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Table } from '../../ui/layout/Table'
import { Alert } from '../../ui/status/Alert'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import { FailedCall } from '../calls/FailedCall'
import { BasketNote } from './BasketNote'
import { useBoxTime } from './box-records'
import { boxSums } from './box-sums'
import { type BoxesMessages, boxesMessages } from './boxes-messages'
import { PayLink } from './PayLink'
import { UnfinishedAmendmentsDialog } from './UnfinishedAmendmentsDialog'
import { useBoxAction } from './use-box-action'
import type { BoxRequest } from './use-box-change'

/**
 * The place where the dialog was opened, which decides its actions: an edit link or a re-order link of a page, or
 * the weekly basket.
 */
type BoxOffer = 'edit' | 'reorder' | 'week'

type ViewBoxDialogProps = {
  box: BoxOrder
  /** The date to which the depot has moved the box, if known. */
  movedTo?: CalendarDate | null
  offer: BoxOffer
  isOpen: boolean
  onClose: () => void
  unfinished: UnfinishedAmendment | null | undefined
  returnFocusTo?: (() => HTMLElement | null) | undefined
}

const requestsOf = (box: BoxOrder, offer: BoxOffer): BoxRequest[] => {
  const actions = boxActions(box)
  if (offer === 'reorder' || actions === 'reorder') return ['reorder']
  if (offer === 'edit') return ['edit']
  // The last one is the main button, with the smaller effect.
  return actions === 'week-or-all' ? ['edit-all', 'edit-week'] : ['edit-all']
}

/** Shows the content of a box and the actions it allows (VB-01 to VB-05, OA-05, HB-41 to HB-46). */
export function ViewBoxDialog({
  box: asRead,
  movedTo = null,
  offer,
  isOpen,
  onClose,
  unfinished,
  returnFocusTo,
}: ViewBoxDialogProps) {
  const messages = useMessages(boxesMessages)
  const now = useBoxTime(asRead)
  const box = boxAt(asRead, now)
  const action = useBoxAction({ box, unfinished })
  const { phase, isBusy, discarding, discard, proceed, goBack } = action
  const requests = requestsOf(box, offer)
  const until = whenClosing(box, messages) ?? (offer === 'edit' ? whyFixed(box, messages) : null)
  const close = () => {
    goBack()
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
        footer={<BoxActions {...{ box, requests, action }} />}
      >
        <ActionOutcome action={action} />
        <p>
          <span>{boxSentence(box, { now, movedTo }, messages)}</span> <PayLink box={box} />
        </p>
        {until && <p>{until}</p>}
        {requests.includes('reorder') && (
          <>
            <SinceThen box={box} />
            <BasketNote />
          </>
        )}
        <BoxTable box={box} />
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
  const which = {
    day: box.date ? dayInWords(box.date, messages) : '',
    weekday: box.weekday === null ? '' : weekdayName(box.weekday, messages),
  }
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

/** The products of a box: the deliveries, as far as the shop lists them, and the totals. */
function BoxTable({ box }: { box: BoxOrder }) {
  const messages = useMessages(boxesMessages)
  const { id, deliveries, products, total } = box
  const rows = deliveries.length
    ? deliveries.map(({ name, ordered, isUnavailable }) => ({
        name,
        quantity: ordered,
        isVoid: isUnavailable,
      }))
    : products.map(({ name, quantity }) => ({ name, quantity, isVoid: false }))
  return (
    <Table
      caption={captionOf(box, messages)}
      columns={[{ title: messages.product }, { title: messages.quantity, isNumber: true }]}
      rows={rows.map(({ name, quantity, isVoid }, at) => ({
        id: `${id}-${at}`,
        cells: [isVoid ? interpolate(messages.noLonger, { name }) : name || '—', quantity ?? '—'],
        isVoid,
      }))}
      {...(total !== null && { sums: boxSums(box, messages) })}
    />
  )
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
