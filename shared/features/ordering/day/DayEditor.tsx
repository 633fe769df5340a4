import { useRef } from 'react'
import { type CalendarDate, dayInWords } from '../../../domain/rules/dates/dates'
import type { Absence } from '../../../domain/rules/essentials/coming'
import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { setFocus } from '../../../platform/page/focus'
import { interpolate } from '../../../platform/values/interpolate'
import { Button } from '../../../ui/button/Button'
import { DialogActions } from '../../../ui/dialog/DialogActions'
import { Alert } from '../../../ui/status/Alert'
import { EditorAlerts } from '../EditorAlerts'
import styles from '../Editors.module.css'
import { dayMessages } from '../editor-messages'
import { useOrderBlock } from '../use-order-block'
import type { EditorHost } from '../use-posting'
import { type Replaced, useReplaced } from '../use-replaced'
import { useReport } from '../use-report'
import { DayQuantity } from './DayQuantity'
import { useDayOrder } from './use-day-order'

type DayEditorProps = EditorHost & {
  product: Product
  date: CalendarDate
  /** The date in the shop's own format, sent back unchanged. */
  writtenDate: string
  blocked?: string | false
  /** False while another tab is selected: the typed quantity is kept, the button is hidden. */
  isShown?: boolean
}

/** Edits the quantity of a regularly ordered product on one date (DO-02 to DO-04). */
export function DayEditor({
  product,
  date,
  writtenDate,
  blocked = false,
  isShown = true,
  ...host
}: DayEditorProps) {
  const messages = useMessages(dayMessages)
  const block = useOrderBlock(blocked)
  const canRead = block?.tone !== 'warning'
  const day = useDayOrder({ product, date, writtenDate, canRead, ...host })
  const { reading, posting, max, isUnsaved } = day
  const replaced = useReplaced()
  const row = useRef<HTMLDivElement>(null)
  useReport(isUnsaved, host.onUnsaved)
  const change = (next: number) => {
    replaced.forget()
    day.setQuantity(next)
  }
  // The pressed button disappears with the change.
  const focusQuantity = () => setFocus(row.current?.querySelector('input'))
  const goBack = (to: number) => {
    change(Math.min(to, max))
    focusQuantity()
  }
  const skip = () => {
    focusQuantity()
    void day.skip()
  }
  const dateName = dayInWords(date, messages)
  const lock = block?.reason ?? (reading.failure || day.isWaiting ? messages.readFirst : undefined)
  return (
    <div className={styles.editor} {...replaced.presses}>
      <p className={styles.date}>{dateName}</p>
      <EditorAlerts
        {...{ block, posting }}
        failure={reading.failure}
        onReadAgain={reading.again}
        refused={messages.refused}
      />
      <DayAlerts day={day} />
      {(!reading.failure || day.isAsked) && (
        <DayQuantity
          {...{ day, dateName, replaced, row }}
          productName={product.name}
          disabledReason={block?.reason}
          onChange={change}
          onGoBack={goBack}
        />
      )}
      {isShown && (
        <DialogActions>
          <DayActions {...{ day, replaced, lock }} onSkip={skip} />
        </DialogActions>
      )}
    </div>
  )
}

type DayActionsProps = {
  day: ReturnType<typeof useDayOrder>
  replaced: Replaced
  lock: string | undefined
  onSkip: () => void
}

function DayActions({ day, replaced, lock, onSkip }: DayActionsProps) {
  const messages = useMessages(dayMessages)
  const { posting, quantity, ordered, max } = day
  const nothing = !ordered && !quantity && !day.saved ? messages.nothingThatDay : undefined
  const blocker = quantity > max ? interpolate(messages.mostOf, { max }) : nothing
  return (
    <>
      {ordered > 0 && quantity > 0 && (
        <Button tone="secondary" busy={posting.removing} disabledReason={lock} onPress={onSkip}>
          {messages.skipDay}
        </Button>
      )}
      <Button
        busy={posting.saving}
        disabledReason={lock ?? blocker}
        showReason={!lock}
        onPress={() => replaced.isNews() || day.save()}
      >
        {messages.updateOrder}
      </Button>
    </>
  )
}

type DayMessages = { readonly [Name in keyof typeof dayMessages]: string }

function absenceInWords({ why, to }: Absence, messages: DayMessages): string {
  if (why === 'paused') return messages.pausedDay
  if (why !== 'moved') return messages.unavailableDay
  return to ? interpolate(messages.movedDay, { day: dayInWords(to, messages) }) : messages.movedAway
}

const DayAlerts = ({ day }: Pick<DayActionsProps, 'day'>) => {
  const messages = useMessages(dayMessages)
  return (
    <>
      {day.absence && <Alert tone="warning" messages={[absenceInWords(day.absence, messages)]} isSilent />}
      {day.saved && <Alert tone="success" messages={[day.saved]} isSilent />}
    </>
  )
}
