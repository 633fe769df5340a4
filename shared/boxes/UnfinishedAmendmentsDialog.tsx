import { useRef } from 'react'
import type { Failure } from '../api/failure'
import type { UnfinishedAmendment } from '../rules/box-order'
import { formatDate } from '../rules/dates'
import { FailedCall } from '../services/FailedCall'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import type { BoxesWording } from './boxes-wording'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "for Thursday 26th November, every 2 weeks". */
function inWords({ date, weekday, frequency }: UnfinishedAmendment): string {
  const day = date
    ? `for ${formatDate(date, 'dddd Do MMMM')}`
    : weekdays[weekday ?? -1]
      ? `on ${weekdays[weekday ?? 0]}s`
      : ''
  const often = frequency ? (frequency > 1 ? `every ${frequency} weeks` : 'every week') : ''
  return [day, often].filter(Boolean).join(', ')
}

type UnfinishedAmendmentsDialogProps = {
  unfinished: UnfinishedAmendment | null
  labels: BoxesWording
  isBusy: boolean
  failure: Failure | undefined
  onDiscard: () => void
  onContinue: () => void
  onBack: () => void
}

/** Asks what is to become of an amendment that was begun and not finished (UA-01, UA-02). */
export function UnfinishedAmendmentsDialog({
  unfinished,
  labels,
  isBusy,
  failure,
  onDiscard,
  onContinue,
  onBack,
}: UnfinishedAmendmentsDialogProps) {
  const safest = useRef<HTMLButtonElement>(null)
  const which = unfinished ? inWords(unfinished) : ''
  return (
    <Dialog
      isOpen={unfinished !== null}
      isAlert
      title={labels.unfinished}
      isBusy={isBusy}
      onClose={onBack}
      initialFocus={() => safest.current}
      footer={
        <>
          <Button ref={safest} onPress={onContinue} disabledReason={isBusy ? 'Please wait' : undefined}>
            {labels.proceed}
          </Button>
          <Button tone="quiet-danger" busy={isBusy && labels.discarding} onPress={onDiscard}>
            {labels.discard}
          </Button>
          <Button tone="quiet" onPress={onBack} disabledReason={isBusy ? 'Please wait' : undefined}>
            {labels.back}
          </Button>
        </>
      }
    >
      {failure && <FailedCall failure={failure} />}
      <p>
        The changes to your box{which && ` ${which},`} have not been confirmed. Discarding them cannot be
        undone; the order stays as it was.
      </p>
    </Dialog>
  )
}
