import { useRef } from 'react'
import type { useChange } from '../../domain/hooks/use-change'
import type { UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { oftenInWords } from '../../domain/rules/boxes/often'
import { dayInWords, weekdayName } from '../../domain/rules/dates/dates'
import { interpolate } from '../../platform/values/interpolate'
import { Button } from '../../ui/button/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import type { BoxesMessages } from './boxes-messages'

/** Returns "for Thursday 26 November, every 2 weeks" (A-66). */
function inWords({ date, weekday, frequency }: UnfinishedAmendment, words: BoxesMessages): string {
  const name = weekday === null ? '' : weekdayName(weekday, words)
  const day = date
    ? interpolate(words.forDay, { day: dayInWords(date, words) })
    : name && interpolate(words.onDays, { day: name })
  return [day, frequency ? oftenInWords(frequency, words) : ''].filter(Boolean).join(', ')
}

type UnfinishedAmendmentsDialogProps = {
  unfinished: UnfinishedAmendment | null
  labels: BoxesMessages
  isBusy: boolean
  discarding: Pick<ReturnType<typeof useChange>, 'state' | 'checkAgain'>
  onDiscard: () => void
  onContinue: () => void
  onBack: () => void
}

/** Asks whether to discard or continue an unfinished amendment (UA-01, UA-02). */
export function UnfinishedAmendmentsDialog({
  unfinished,
  labels,
  isBusy,
  discarding,
  onDiscard,
  onContinue,
  onBack,
}: UnfinishedAmendmentsDialogProps) {
  const safest = useRef<HTMLButtonElement>(null)
  const which = unfinished ? inWords(unfinished, labels) : ''
  return (
    <Dialog
      isOpen={unfinished !== null}
      isAlert
      width={600}
      title={labels.unfinished}
      isBusy={isBusy}
      onClose={onBack}
      initialFocus={() => safest.current}
      footer={
        <>
          <Button tone="quiet-danger" busy={isBusy && labels.discarding} onPress={onDiscard}>
            {labels.discard}
          </Button>
          <Button tone="quiet" onPress={onBack} disabledReason={isBusy ? labels.pleaseWait : undefined}>
            {labels.back}
          </Button>
          <Button ref={safest} onPress={onContinue} disabledReason={isBusy ? labels.pleaseWait : undefined}>
            {labels.proceed}
          </Button>
        </>
      }
    >
      <ChangeOutcome state={discarding.state} onCheckAgain={discarding.checkAgain} />
      <p>
        {`${
          which
            ? interpolate(labels.notConfirmedOf, { which: which.includes(',') ? `${which},` : which })
            : labels.notConfirmed
        } ${labels.cannotUndo}`}
      </p>
    </Dialog>
  )
}
