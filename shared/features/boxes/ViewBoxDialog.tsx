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
import { type CalendarDate, dayInWords } from '../../domain/rules/dates/dates'
import { interpolate } from '../../platform/values/interpolate'
import { today } from '../../platform/values/london'
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
import type { BoxesMessages } from './boxes-messages'
import { PayLink } from './PayLink'
import { UnfinishedAmendmentsDialog } from './UnfinishedAmendmentsDialog'
import { useBoxAction } from './use-box-action'
import type { BoxRequest } from './use-box-change'

/**
 * Where the dialog was opened, which decides its actions: an edit link or a re-order link of a page, or the weekly
 * basket.
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
  labels: BoxesMessages
  returnFocusTo?: (() => HTMLElement | null) | undefined
}

const requestsOf = (box: BoxOrder, offer: BoxOffer): BoxRequest[] => {
  const actions = boxActions(box)
  if (offer === 'reorder' || actions === 'reorder') return ['reorder']
  if (offer === 'edit') return ['edit']
  return actions === 'week-or-all' ? ['edit-week', 'edit-all'] : ['edit-all']
}

/** Shows the content of a box and the actions it allows (VB-01 to VB-05, OA-05, HB-41 to HB-46). */
export function ViewBoxDialog({
  box: asRead,
  movedTo = null,
  offer,
  isOpen,
  onClose,
  unfinished,
  labels,
  returnFocusTo,
}: ViewBoxDialogProps) {
  const now = useBoxTime(asRead)
  const box = boxAt(asRead, now)
  const action = useBoxAction({ box, unfinished })
  const { phase, isBusy, discarding, discard, proceed, goBack } = action
  const requests = requestsOf(box, offer)
  const until = whenClosing(box, labels) ?? (offer === 'edit' ? whyFixed(box, labels) : null)
  const close = () => {
    goBack()
    onClose()
  }
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={labels.viewBox}
        isBusy={isBusy}
        onClose={close}
        returnFocusTo={returnFocusTo}
        footer={<BoxActions {...{ box, requests, action, labels }} onClose={close} />}
      >
        <ActionOutcome action={action} labels={labels} />
        <p>
          <span>{boxSentence(box, { present: today(now), movedTo }, labels)}</span>{' '}
          <PayLink {...{ box, labels }} />
        </p>
        {until && <p>{until}</p>}
        {requests.includes('reorder') && (
          <>
            <SinceThen box={box} labels={labels} />
            <BasketNote labels={labels} />
          </>
        )}
        <BoxTable box={box} labels={labels} />
      </Dialog>
      <UnfinishedAmendmentsDialog
        unfinished={'unfinished' in phase ? phase.unfinished : null}
        labels={labels}
        isBusy={phase.kind === 'discarding' || discarding.isBusy}
        discarding={discarding}
        onDiscard={() => void discard()}
        onContinue={proceed}
        onBack={goBack}
      />
    </>
  )
}

type BoxActionsProps = Pick<ViewBoxDialogProps, 'box' | 'onClose' | 'labels'> & {
  requests: readonly BoxRequest[]
  action: ReturnType<typeof useBoxAction>
}

/** The Close button and the actions that the box allows. */
function BoxActions({ box, requests, action, onClose, labels }: BoxActionsProps) {
  const { request, isBusy, begin } = action
  const words: Record<BoxRequest, string> = {
    edit: labels.editOrder,
    'edit-week': labels.editWeek,
    'edit-all': isRepeating(box) ? labels.editAll : labels.editOrder,
    reorder: labels.reorder,
  }
  return (
    <>
      <Button tone="quiet" onPress={onClose} disabledReason={isBusy ? labels.pleaseWait : undefined}>
        {labels.closeBox}
      </Button>
      {requests.map((each, at) => (
        <Button
          key={each}
          tone={at === requests.length - 1 ? 'primary' : 'secondary'}
          busy={isBusy && request === each && (each === 'reorder' ? labels.reordering : labels.editing)}
          onPress={() => void begin(each)}
        >
          {words[each]}
        </Button>
      ))}
    </>
  )
}

/** Shows what became of an action that did not succeed: one message for one failure (OA-08, A-110). */
function ActionOutcome({
  action: { phase, request, change, hasDiscarded },
  labels,
}: {
  action: ReturnType<typeof useBoxAction>
  labels: BoxesMessages
}) {
  const isReorder = request === 'reorder'
  const title = [isReorder && labels.reorderFailed, hasDiscarded && labels.discarded]
    .filter(Boolean)
    .join(' ')
  if (phase.kind === 'unread')
    return isReorder ? (
      <Alert tone="error" messages={[labels.reorderFailed]} />
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
function captionOf({ date, frequency, orderId }: BoxOrder, labels: BoxesMessages): string {
  const often = frequency > 0 && oftenInWords(frequency, labels)
  const number = interpolate(labels.order, { number: orderId })
  const caption = [date && dayInWords(date, labels), often, number].filter(Boolean).join(', ')
  return caption.charAt(0).toUpperCase() + caption.slice(1)
}

/** The products of a box: the deliveries, as far as the shop lists them, and the totals. */
function BoxTable({ box, labels }: { box: BoxOrder; labels: BoxesMessages }) {
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
      caption={captionOf(box, labels)}
      columns={[{ title: labels.product }, { title: labels.quantity, isNumber: true }]}
      rows={rows.map(({ name, quantity, isVoid }, at) => ({
        id: `${id}-${at}`,
        cells: [isVoid ? interpolate(labels.noLonger, { name }) : name || '—', quantity ?? '—'],
        isVoid,
      }))}
      {...(total !== null && { sums: boxSums(box, labels) })}
    />
  )
}

/** Lists the products of the box that are no longer sold or have a new price since it was ordered. */
function SinceThen({ box, labels }: { box: BoxOrder; labels: BoxesMessages }) {
  const { gone, repriced } = changesSince(box)
  const messages = [
    ...gone.map(name => interpolate(labels.noLongerSold, { name })),
    ...repriced.map(({ name, before, now }) =>
      interpolate(labels.repriced, { name, now: formatPence(now), before: formatPence(before) }),
    ),
  ]
  return messages.length ? <Alert tone="info" messages={messages} isSilent /> : null
}
