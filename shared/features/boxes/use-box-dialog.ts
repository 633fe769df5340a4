import { useState } from 'react'
import { useLazyDialog } from '../../platform/providers/use-lazy'

const loadDialog = () => import('./ViewBoxDialog')

/** Fetches the dialog when somebody is at its button, so that the press need not wait. */
const fetchDialog = () => void loadDialog().catch(() => {})

/** The dialog of a box, which most visitors of a page never open: fetched when somebody comes to its button. */
export function useBoxDialog() {
  const [isOpen, setOpen] = useState(false)
  const [presses, setPresses] = useState(0)
  const close = () => setOpen(false)
  const part = useLazyDialog(loadDialog, presses, close)
  return {
    ViewBoxDialog: part?.ViewBoxDialog,
    isOpen,
    isOpening: isOpen && !part,
    close,
    /** The props of the button. */
    opens: {
      'aria-haspopup': 'dialog',
      onPointerEnter: fetchDialog,
      onFocus: fetchDialog,
      onPress() {
        setOpen(true)
        setPresses(presses + 1)
      },
    },
  } as const
}
