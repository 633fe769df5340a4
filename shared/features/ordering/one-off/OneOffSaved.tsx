import { useEffect, useRef } from 'react'
import { useMessages } from '../../../platform/messages/use-messages'
import { setFocus } from '../../../platform/page/focus'
import { Button } from '../../../ui/button/Button'
import { TextLink } from '../../../ui/button/TextLink'
import { DialogActions } from '../../../ui/dialog/DialogActions'
import { Alert } from '../../../ui/status/Alert'
import styles from '../Editors.module.css'
import { oneOffMessages } from '../editor-messages'
import type { SavedOneOff } from './one-off-reducer'

type OneOffSavedProps = {
  saved: SavedOneOff
  productName: string
  /** False while another tab is selected: the button is hidden. */
  isShown: boolean
  onAnother: () => void
}

/** Replaces the form once an order is saved (OO-16). */
export function OneOffSaved({ saved, productName, isShown, onAnother }: OneOffSavedProps) {
  const messages = useMessages(oneOffMessages)
  const another = useRef<HTMLButtonElement>(null)
  // The pressed button is gone. The message is announced, so the focus goes to the button below it.
  useEffect(() => setFocus(another.current), [])
  return (
    <>
      <div className={styles.saved}>
        <Alert tone="success" messages={[saved.message]} isSilent />
        <p className={styles.note}>
          {saved.isRemoved
            ? `${messages.removedOrder} ${productName}, ${saved.date}`
            : `${saved.quantity} × ${productName}, ${saved.date}`}
        </p>
        {saved.link && (
          <p>
            <TextLink href={saved.link}>{messages.viewOrder}</TextLink>
          </p>
        )}
      </div>
      {isShown && (
        <DialogActions>
          <Button ref={another} tone="secondary" onPress={onAnother}>
            {messages.another}
          </Button>
        </DialogActions>
      )}
    </>
  )
}
