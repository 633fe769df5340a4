import { useRef } from 'react'
import type { useChange } from '../../domain/hooks/use-change'
import type { UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { oftenInWords } from '../../domain/rules/boxes/often'
import { dayInWords, weekdayName } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { Button } from '../../ui/button/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import { type BoxesMessages, boxesMessages } from './boxes-messages'

/** Returns "for Thursday 26 November, every 2 weeks" (A-66). */
function inWords({ date, weekday, frequency }: UnfinishedAmendment, messages: BoxesMessages): string {
  const name = weekday === null ? '' : weekdayName(weekday, messages)
  const day = date
    ? interpolate(messages.forDay, { day: dayInWords(date, messages) })
    : name && interpolate(messages.onDays, { day: name })
  return [day, frequency ? oftenInWords(frequency, messages) : ''].filter(Boolean).join(', ')
}

type UnfinishedAmendmentsDialogProps = {
  unfinished: UnfinishedAmendment | null
  isBusy: boolean
  discarding: Pick<ReturnType<typeof useChange>, 'state' | 'checkAgain'>
  onDiscard: () => void
  onContinue: () => void
  onBack: () => void
}

/** Asks whether to discard or continue an unfinished amendment (UA-01, UA-02). */
export function UnfinishedAmendmentsDialog({
  unfinished,
  isBusy,
  discarding,
  onDiscard,
  onContinue,
  onBack,
}: UnfinishedAmendmentsDialogProps) {
  const messages = useMessages(boxesMessages)
  const safest = useRef<HTMLButtonElement>(null)
  const which = unfinished ? inWords(unfinished, messages) : ''
  return (
    <Dialog
      isOpen={unfinished !== null}
      isAlert
      width={600}
      title={messages.unfinished}
      isBusy={isBusy}
      onClose={onBack}
      initialFocus={() => safest.current}
      footer={
        <>
          <Button tone="quiet-danger" busy={isBusy && messages.discarding} onPress={onDiscard}>
            {messages.discard}
          </Button>
          <Button tone="quiet" onPress={onBack} disabledReason={isBusy ? messages.pleaseWait : undefined}>
            {messages.back}
          </Button>
          <Button ref={safest} onPress={onContinue} disabledReason={isBusy ? messages.pleaseWait : undefined}>
            {messages.proceed}
          </Button>
        </>
      }
    >
      <ChangeOutcome state={discarding.state} onCheckAgain={discarding.checkAgain} />
      <p>
        {`${
          which
            ? interpolate(messages.notConfirmedOf, { which: which.includes(',') ? `${which},` : which })
            : messages.notConfirmed
        } ${messages.cannotUndo}`}
      </p>
    </Dialog>
  )
}
