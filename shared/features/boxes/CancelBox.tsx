import { type RefObject, useRef, useState } from 'react'
import { cancelBoxOrder } from '../../domain/api/box-orders'
import { numbered } from '../../domain/api/client/fields'
import type { Saved } from '../../domain/api/client/saved'
import { isBoxCancelled } from '../../domain/api/week'
import { useApi } from '../../domain/hooks/use-api'
import { useChange } from '../../domain/hooks/use-change'
import { type BoxOrder, isRepeating } from '../../domain/rules/boxes/box-order'
import { useMessages } from '../../platform/messages/use-messages'
import { emit } from '../../platform/page/events/window-events'
import { setFocus } from '../../platform/page/focus'
import { interpolate } from '../../platform/values/interpolate'
import { Button } from '../../ui/button/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { useCloseSoon } from '../../ui/dialog/use-close-soon'
import { Alert } from '../../ui/status/Alert'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import { daysOfBox } from './box-words'
import styles from './CancelBox.module.css'
import { CancelScope, type Scope } from './CancelScope'
import { cancelMessages } from './cancel-messages'

type CancelBoxProps = {
  box: BoxOrder
  /** The words of the button. */
  words: string
  /** True if the box can still be cancelled; after a cancellation the dialog stays open until it is closed. */
  canStart: boolean
  onCancelled: () => void
  /** Returns the element to focus once the dialog is closed and its button has gone. */
  focusAfterwards: () => HTMLElement | null
}

/** Cancels one delivery of a box, or all future ones, and emits the event that tells the page (BD-17, BD-19). */
function useCancelling({ box, onCancelled }: Pick<CancelBoxProps, 'box' | 'onCancelled'>) {
  const messages = useMessages(cancelMessages)
  const api = useApi()
  const [done, setDone] = useState<string | null>(null)
  const change = useChange<Saved>()
  return {
    change,
    /** The shop's message, once the cancellation has succeeded. */
    done,
    forget() {
      change.forget()
      setDone(null)
    },
    cancel: (isAllFuture: boolean, onDone: () => void) =>
      change.begin(messages.cancelling, {
        send: () => cancelBoxOrder(api, box, { isAllFuture }),
        isDone: () => isBoxCancelled(api, box),
        onDone(answer) {
          setDone(answer?.message || messages.cancelled)
          onCancelled()
          emit(
            'product-posted',
            { template: 'bol', product: numbered(box.orderId), quantity: 0 },
            { cancelable: true },
          )
          onDone()
        },
      }),
  }
}

/** Asks for confirmation, cancels one delivery or all future ones, and shows the shop's answer (BD-12 to BD-20). */
export function CancelBox({ box, words: start, canStart, onCancelled, focusAfterwards }: CancelBoxProps) {
  const messages = useMessages(cancelMessages)
  const [isOpen, setOpen] = useState(false)
  const [scope, setScope] = useState<Scope>('week')
  const { change, done, forget, cancel } = useCancelling({ box, onCancelled })
  const { isBusy } = change
  const no = useRef<HTMLButtonElement>(null)
  const { closeSoon, stay } = useCloseSoon(isOpen, () => setOpen(false))
  const repeats = isRepeating(box)

  // Without a date the shop cannot tell one delivery from the others.
  const isAllFuture = box.date === null || (repeats && scope === 'all')

  const open = () => {
    forget()
    setOpen(true)
  }

  const days = daysOfBox(box, messages)
  // All texts use the same verb: "cancel" for a repeating box, "delete" for a single one.
  const words = repeats
    ? {
        sure: interpolate(messages.sureWhich, days),
        no: messages.noWhich,
        yes: interpolate(isAllFuture ? messages.confirmAll : messages.confirm, days),
        doing: messages.cancelling,
        done: messages.cancelledTitle,
      }
    : {
        sure: interpolate(messages.sure, days),
        no: messages.no,
        yes: interpolate(messages.yes, days),
        doing: messages.deleting,
        done: messages.deletedTitle,
      }
  return (
    <>
      {canStart && (
        <Button tone="quiet-danger" aria-haspopup="dialog" onPress={open}>
          {start}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        isAlert
        title={done ? words.done : words.sure}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        initialFocus={() => no.current}
        returnFocusTo={focusAfterwards}
        footer={
          !done && (
            <Answers
              {...{ no, words, isBusy }}
              onNo={() => setOpen(false)}
              onYes={() => void cancel(isAllFuture, closeSoon)}
            />
          )
        }
      >
        <div className={styles.question} {...stay}>
          <ChangeOutcome state={change.state} onCheckAgain={change.checkAgain} />
          {done && <Done message={done} />}
          {!done && <CancelScope {...{ box, scope }} onChoose={setScope} />}
        </div>
      </Dialog>
    </>
  )
}

const Done = ({ message }: { message: string }) => (
  // The button that had the focus is no longer there, so the message takes it and is read from there.
  <div ref={setFocus} tabIndex={-1}>
    <Alert tone="success" messages={[message]} isSilent />
  </div>
)

type AnswersProps = {
  no: RefObject<HTMLButtonElement | null>
  words: { no: string; yes: string; doing: string }
  isBusy: boolean
  onNo: () => void
  onYes: () => void
}

const Answers = ({ no, words, isBusy, onNo, onYes }: AnswersProps) => {
  const messages = useMessages(cancelMessages)
  return (
    <>
      <Button
        ref={no}
        tone="secondary"
        onPress={onNo}
        disabledReason={isBusy ? messages.pleaseWait : undefined}
      >
        {words.no}
      </Button>
      <Button tone="danger" busy={isBusy && words.doing} onPress={onYes}>
        {words.yes}
      </Button>
    </>
  )
}
