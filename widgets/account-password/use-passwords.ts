import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PasswordChange } from '../../shared/domain/api/account'
import { onLeft } from '../../shared/platform/page/lifecycle/left'
import { useDraft } from '../../shared/platform/providers/use-draft'

export const noPasswords: PasswordChange = { old_password: '', password: '', password_confirmation: '' }

/**
 * What is typed into the three fields: kept while they are open, in memory only, and forgotten when the page is left, as a
 * browser may keep the whole page for Back.
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
  // The page stops where it stands: what is not done at once is not done before it is kept.
  const forget = useEffectEvent(() => flushSync(() => keep(isEditing ? noPasswords : null)))
  useEffect(() => onLeft(() => forget()), [])
  const values: PasswordChange | null = isEditing
    ? { old_password: old, password: next, password_confirmation: again }
    : null
  return [values, keep] as const
}
