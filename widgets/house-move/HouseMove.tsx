import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { FailedCall } from '../../shared/features/calls/FailedCall'
import { useFormToken } from '../../shared/features/calls/use-form-token'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { tokenField } from '../../shared/platform/page/globals'
import { announce } from '../../shared/platform/page/live-region'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { DateField } from '../../shared/ui/date/DateField'
import fieldStyles from '../../shared/ui/form/Field.module.css'
import { SelectField } from '../../shared/ui/form/SelectField'
import { Surface } from '../../shared/ui/layout/Surface'
import { Title } from '../../shared/ui/layout/Title'
import { Alert } from '../../shared/ui/status/Alert'
import { Spinner } from '../../shared/ui/status/Spinner'
import { useSpinner } from '../../shared/ui/status/use-spinner'
import styles from './HouseMove.module.css'
import type { options } from './house-move.options'
import { type HouseMoveMessages, houseMoveMessages } from './house-move-messages'
import { MoveConflicts } from './MoveConflicts'
import { MoveSummary } from './MoveSummary'
import { useGuardedForm } from './use-guarded-form'
import { type HouseMoveGiven, type HouseMoving, useHouseMove } from './use-house-move'

type HouseMoveProps = OptionValues<typeof options>

/** Returns the message about what still prevents the form from being sent. */
function obstacleTo(
  { date, isRefusedDay, reading, isCurrent, left }: ReturnType<typeof useHouseMove>,
  messages: HouseMoveMessages,
): string | undefined {
  if (!date || isRefusedDay) return messages.chooseDate
  if (reading.failure) return messages.lookFirst
  if (!isCurrent) return messages.checkingOrders
  return left ? messages.chooseAll : undefined
}

/** The date of a house move, and a new day for each order that clashes with it (HM-01 to HM-14). */
export function HouseMove({ action, weekStart, errors, ...given }: HouseMoveProps) {
  const messages = useMessages(houseMoveMessages)
  const { postcode } = given
  const moving = useHouseMove(given)
  const box = useRef<HTMLDivElement>(null)
  const { reading, left, date } = moving
  const isSpinning = useSpinner(reading.isReading)
  // While the spinner stands, the form is being checked.
  const isCurrent = moving.isCurrent && !isSpinning
  const isReady = isCurrent && left === 0
  const { isSent, isAlone } = useGuardedForm(box, isReady)
  const token = useRef<HTMLInputElement>(null)
  const isHeld = useFormToken(token, isReady)
  const { address, move_date, ...others } = errors

  return (
    <Surface>
      <InForm {...{ action, token }}>
        <div className={styles.move} ref={box}>
          <Title level={2} size="small">
            {messages.title}
          </Title>
          {Object.keys(others).length > 0 && !moving.isTouched && (
            <Alert tone="error" isSilent messages={Object.values(others)} />
          )}
          <OldAddress moving={moving} addresses={given.addresses} error={address} />
          <MovingDay {...{ moving, weekStart }} error={move_date} />
          {moving.isRefusedDay && date && (
            <Alert tone="error" messages={[moving.refusal || messages.refusedDay]} />
          )}
          {reading.failure && date && !moving.isRefusedDay && (
            // The shop's own message about a failed look-up is not meant for customers (HM-14).
            <FailedCall
              failure={
                reading.failure.own
                  ? reading.failure
                  : { ...reading.failure, messages: [messages.notChecked], own: null }
              }
              onAgain={reading.again}
            />
          )}
          <MoveConflicts moving={moving} />
          {date && !reading.failure && (
            // The summary keeps its place while it is being checked, so that nothing below moves.
            <div className={styles.outcome}>
              {left === 0 && <MoveSummary {...{ moving, postcode }} isHidden={!isReady} />}
              {isSpinning && <Spinner label={messages.checkingOrders} />}
            </div>
          )}
          <div className={styles.actions}>
            <Button
              type="submit"
              busy={(isSent || isHeld) && messages.sending}
              disabledReason={isAlone ? messages.cannotSend : obstacleTo({ ...moving, isCurrent }, messages)}
              showReason
            >
              {messages.confirm}
            </Button>
          </div>
        </div>
      </InForm>
    </Surface>
  )
}

type InFormProps = {
  action: string | undefined
  token: RefObject<HTMLInputElement | null>
  children: ReactNode
}

/** A form of the widget's own, if the page has none around it; it is posted with the current CSRF token. */
function InForm({ action, token, children }: InFormProps) {
  if (action === undefined) return children
  return (
    <form action={action} method="post" target="_self">
      <input type="hidden" name={tokenField()} ref={token} />
      {children}
    </form>
  )
}

type PartProps = { moving: HouseMoving; error: string | undefined }

/** A single address is shown as text; several are a choice (HM-08, HM-09). */
function OldAddress({ moving, addresses, error }: PartProps & Pick<HouseMoveGiven, 'addresses'>) {
  const messages = useMessages(houseMoveMessages)
  const [isChanged, setChanged] = useState(false)
  if (addresses.length > 1)
    return (
      <SelectField
        label={messages.from}
        name="address"
        value={moving.address}
        error={isChanged ? undefined : error}
        onChange={id => {
          setChanged(true)
          moving.setAddress(id)
        }}
      >
        {addresses.map(({ id, address_summary }) => (
          <option key={id} value={id}>
            {address_summary}
          </option>
        ))}
      </SelectField>
    )
  const [only] = addresses
  return (
    only && (
      <div>
        <p className={fieldStyles.label}>{messages.from}</p>
        <p className={styles.text}>{only.address_summary}</p>
        {error && <Alert tone="error" isSilent messages={[error]} />}
        <input type="hidden" name="address" value={only.id} />
      </div>
    )
  )
}

/** The date as DD/MM/YYYY; a date before the earliest one becomes the earliest (HM-10, HM-12). */
function MovingDay({ moving, error, weekStart }: PartProps & Pick<HouseMoveProps, 'weekStart'>) {
  const messages = useMessages(houseMoveMessages)
  const [note, setNote] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const raised = interpolate(messages.raised, { date: dayInWords(moving.earliest, messages) })
  return (
    <DateField
      label={messages.on}
      name="move_date"
      format="dd/MM/yyyy"
      value={moving.date}
      typed={moving.typed}
      min={moving.earliest}
      today={moving.today}
      weekStart={weekStart}
      error={isChanged ? undefined : error}
      success={(note || moving.wasRaised) && !moving.isRefusedDay ? raised : undefined}
      onChange={date => {
        setChanged(true)
        setNote(false)
        moving.setDate(date)
      }}
      onRaised={() => {
        setNote(true)
        announce(raised)
      }}
    />
  )
}
