import { useState } from 'react'
import { useLazyDialog } from '../../ui/status/use-lazy-dialog'

const loadDialog = () => import('./ViewBoxDialog')

/** Fetches the dialog when somebody is at its button, so that the press need not wait. */
const fetchDialog = () => void loadDialog().catch(() => {})

/** The dialog of a box, which most visitors of a page never open: fetched when somebody comes to its button. */
export function useBoxDialog() {
  const [isOpen, setOpen] = useState(false)
  const { part, isOpening, missing, again } = useLazyDialog(loadDialog, isOpen)
  return {
    ViewBoxDialog: part?.ViewBoxDialog,
    isOpen,
    isOpening,
    missing,
    close: () => setOpen(false),
    /** The props of the button. */
    opens: {
      'aria-haspopup': 'dialog',
      onPointerEnter: fetchDialog,
      onFocus: fetchDialog,
      onPress() {
        setOpen(true)
        again()
      },
    },
  } as const
}
