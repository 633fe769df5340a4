import { useCallback, useRef, useState } from 'react'
import type { Blocker } from '../../../shared/domain/rules/boxes/checkout'
import { setFocus } from '../../../shared/platform/page/focus'
import { useFocusOnRemoval } from '../../../shared/ui/focus/use-focus-on-removal'
import { ErrorSummary } from '../../../shared/ui/form/ErrorSummary'

/**
 * Returns the blockers of the last press of Confirm that still exist; new blockers are added only at the next press.
 */
export function useRefusedPress(blockers: readonly Blocker[]) {
  const [tried, setTried] = useState({ press: 0, blockers: [] as readonly Blocker[] })
  const standing = tried.blockers.filter(each => blockers.includes(each))
  if (standing.length < tried.blockers.length) setTried({ ...tried, blockers: standing })
  const refuse = (found: readonly Blocker[]) =>
    setTried(({ press }) => ({ press: press + 1, blockers: found }))
  return { press: tried.press, standing, refuse }
}

type ConfirmErrorsProps = { errors: readonly { controlId: string; message: string }[]; confirmId: string }

/**
 * The summary of errors after a press of Confirm; if it disappears while it has the focus, the Confirm button is
 * focused.
 */
export function ConfirmErrors({ errors, confirmId }: ConfirmErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const toConfirm = useCallback(() => setFocus(document.getElementById(confirmId)), [confirmId])
  useFocusOnRemoval(box, toConfirm)
  return (
    <div ref={box}>
      <ErrorSummary errors={errors} />
    </div>
  )
}
