import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PasswordChange } from '../../shared/domain/api/account'
import { onLeft } from '../../shared/platform/page/lifecycle/left'
import { useDraft } from '../../shared/platform/providers/use-draft'

export const noPasswords: PasswordChange = { old_password: '', password: '', password_confirmation: '' }

/**
 * Returns the values of the three fields. They are kept in memory only, while the row is open, and dropped when the
 * page is left, because a browser may keep the whole page for the back button.
 */
export function usePasswords(isOpen: boolean) {
  const [isEditing, setEditing] = useDraft('editing', isOpen)
  const [old, setOld] = useDraft('old_password', '')
  const [next, setNext] = useDraft('password', '')
  const [again, setAgain] = useDraft('password_confirmation', '')
  const keep = (values: PasswordChange | null) => {
    setEditing(values !== null)
    setOld(values?.old_password ?? '')
    setNext(values?.password ?? '')
    setAgain(values?.password_confirmation ?? '')
  }
  // The page may be frozen right after `pagehide`, so the state has to change synchronously.
  const forget = useEffectEvent(() => flushSync(() => keep(isEditing ? noPasswords : null)))
  useEffect(() => onLeft(() => forget()), [])
  const values: PasswordChange | null = isEditing
    ? { old_password: old, password: next, password_confirmation: again }
    : null
  return [values, keep] as const
}
