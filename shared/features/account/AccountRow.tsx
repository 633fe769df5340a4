import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ChangeState } from '../../domain/hooks/use-change'
import { useMessages } from '../../platform/messages/use-messages'
import { hasFocus, isFocusLost, setFocus } from '../../platform/page/focus'
import { focusWrongField } from '../../platform/page/live-region'
import { useReload } from '../../platform/providers/use-reload'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/button/Icon'
import { tick } from '../../ui/button/icon-shapes'
import { LinkButton } from '../../ui/button/LinkButton'
import { Alert } from '../../ui/status/Alert'
import { takesEscape } from '../../ui/takes-escape'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import styles from './AccountRow.module.css'
import { accountMessages } from './account-messages'

type AccountRowProps = {
  label: string
  /** The saved value. */
  value: ReactNode
  /** The accessible name of the EDIT button. */
  editName: string
  /** The message about the last save; empty for none. */
  note: string
  /** Shown if the saved value may be out of date. */
  warning: { text: string; reload?: string } | null
  isEditing: boolean
  onEdit: () => void
  /** The fields, shown while the row is edited. */
  children: ReactNode
  outcome: ChangeState
  unsure: string
  /** The reason why the form cannot be sent. */
  disabledReason?: string | undefined
  onCancel: () => void
  /** Saves the values; resolves to whether the shop refused a field. */
  onUpdate: () => Promise<boolean>
}

// The longest time between two presses of a double press.
const twiceMs = 500

/** A row of the account that shows a value and is edited in place (AD-01, AD-02). */
export function AccountRow({ label, value, editName, note, warning, isEditing, ...editor }: AccountRowProps) {
  const messages = useMessages(accountMessages)
  const row = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(isEditing)
  const closed = useRef(0)
  // Moves the focus to the first field, and back to the EDIT button afterwards.
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    if (!isEditing) closed.current = Date.now()
    const selector = isEditing ? 'input:not([hidden]), select' : 'button'
    if (isFocusLost() || hasFocus(row.current)) setFocus(row.current?.querySelector(selector))
  }, [isEditing])
  // Ignores the second Enter of a double press in a field, as the EDIT button has the focus by then.
  const edit = ({ detail }: MouseEvent) => {
    if (detail > 0 || !note || Date.now() - closed.current >= twiceMs) editor.onEdit()
  }
  return (
    <div className={styles.row} data-ground="surface" ref={row}>
      {isEditing ? (
        <Editor {...editor} name={editName} />
      ) : (
        <>
          <div className={styles.words}>
            <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
          </div>
          <LinkButton aria-label={editName} onPress={edit}>
            {messages.edit}
          </LinkButton>
          {note && (
            <p className={styles.note}>
              <Icon shape={tick} />
              <span>{note}</span>
            </p>
          )}
        </>
      )}
      {warning && <StaleWarning {...warning} />}
    </div>
  )
}

function StaleWarning({ text, reload }: { text: string; reload?: string }) {
  const again = useReload()
  return (
    <div className={styles.warning}>
      <Alert tone="warning" isSilent messages={[text]}>
        {reload && (
          <div>
            <Button tone="secondary" size="small" onPress={again}>
              {reload}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  )
}

type EditorProps = Pick<
  AccountRowProps,
  'children' | 'outcome' | 'unsure' | 'disabledReason' | 'onCancel' | 'onUpdate'
> & { name: string }

function Editor({ name, children, outcome, unsure, disabledReason, onCancel, onUpdate }: EditorProps) {
  const messages = useMessages(accountMessages)
  const form = useRef<HTMLFormElement>(null)
  // Each refusal moves the focus to the first refused field.
  const [refusals, setRefusals] = useState(0)
  const isSaving = outcome.kind === 'sending'
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!disabledReason && (await onUpdate())) setRefusals(refusals + 1)
  }
  useEffect(() => {
    if (!refusals) return
    const [wrong, message] = ['[aria-invalid=true]', '[data-tone=error]'].map(each =>
      form.current?.querySelector<HTMLElement>(each),
    )
    focusWrongField(wrong, message?.textContent ?? '')
  }, [refusals])
  const leave = (event: KeyboardEvent) => {
    if (takesEscape(event)) onCancel()
  }
  return (
    <form
      method="dialog"
      ref={form}
      className={styles.editor}
      aria-label={name}
      noValidate
      onSubmit={send}
      onKeyDown={leave}
    >
      {children}
      <ChangeOutcome state={outcome} unsure={unsure} />
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving && outcome.doing} disabledReason={disabledReason} showReason>
          {messages.update}
        </Button>
        <Button tone="quiet" disabledReason={isSaving ? outcome.doing : undefined} onPress={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
