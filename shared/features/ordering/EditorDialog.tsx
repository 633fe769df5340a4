import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { setFocus } from '../../platform/page/focus'
import { Button } from '../../ui/button/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { useCloseSoon } from '../../ui/dialog/use-close-soon'
import { Alert } from '../../ui/status/Alert'
import { showSaved, showSavedAgain } from '../../ui/status/SavedNote'
import styles from './Editors.module.css'
import { dialogsMessages, savedMessages } from './editor-messages'
import type { EditorHost, Posted } from './use-posting'

type Heard = 'onPosted' | 'onBusy' | 'onUnsaved'
type Host = { [Part in Heard]-?: NonNullable<EditorHost[Part]> }

type EditorDialogProps = Omit<ComponentProps<typeof Dialog>, 'isBusy' | 'footer' | 'children'> & {
  /** `leave` closes the dialog, or asks first if there are unsaved changes; returns whether it has closed. */
  footer?: (leave: () => boolean) => ReactNode
  /** Called for each saved order; replaces closing the dialog after one second (UI-04). */
  onPosted?: (posted: Posted, closeSoon: () => void) => void
  children: (host: Host, closeSoon: () => void) => ReactNode
}

/**
 * The dialog around editors. It cannot be closed while they save, closes soon afterwards, then shows the saved
 * message, and asks before it discards unsaved changes.
 */
export function EditorDialog({ isOpen, onClose, onPosted, footer, children, ...dialog }: EditorDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isUnsaved = useRef(false)
  const saved = useRef<string | null>(null)
  const { done } = useMessages(savedMessages)
  const { closeSoon, stay } = useCloseSoon(isOpen, () => isUnsaved.current || onClose())
  const note = (hasChanges: boolean) => {
    isUnsaved.current = hasChanges
    if (!hasChanges) setAsking(false)
  }
  useEffect(() => {
    if (isOpen) return
    isUnsaved.current = false
    setAsking(false)
  }, [isOpen])
  const tell = useEffectEvent(() => {
    if (saved.current) showSaved(saved.current, done)
    saved.current = null
  })
  // The dialog closes a second after the save, too soon to read the message, so the page shows it.
  useEffect(() => (isOpen ? tell : undefined), [isOpen])
  useEffect(showSavedAgain, [])
  const leave = () => {
    const isLeaving = isAsking || !isUnsaved.current
    if (isLeaving) onClose()
    else setAsking(true)
    return isLeaving
  }
  return (
    <Dialog {...dialog} {...{ isOpen, isBusy }} onClose={leave} footer={footer?.(leave)}>
      <div {...stay}>
        {isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
        {children(
          {
            onPosted(posted) {
              saved.current = posted.message
              if (onPosted) onPosted(posted, closeSoon)
              else closeSoon()
            },
            onBusy: setBusy,
            onUnsaved: note,
          },
          closeSoon,
        )}
      </div>
    </Dialog>
  )
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const messages = useMessages(dialogsMessages)
  const safest = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    cameFrom.current = document.activeElement
    setFocus(safest.current)
  }, [])
  const stay = () => {
    setFocus(cameFrom.current)
    onStay()
  }
  return (
    <div className={styles.unsaved}>
      <Alert tone="warning" messages={[messages.unsaved]}>
        <div className={styles.leaving}>
          <Button ref={safest} size="small" onPress={stay}>
            {messages.keepEditing}
          </Button>
          <Button tone="secondary" size="small" onPress={onLeave}>
            {messages.closeUnsaved}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
