import { useState } from 'react'
import { type PasswordChange, savePassword } from '../../shared/domain/api/account'
import { useApi } from '../../shared/domain/hooks/use-api'
import { AccountRow } from '../../shared/features/account/AccountRow'
import { useRowEdit } from '../../shared/features/account/use-row-edit'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Checkbox } from '../../shared/ui/form/Checkbox'
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden'
import type { options } from './account-password.options'
import { type AccountPasswordMessages, accountPasswordMessages } from './account-password-messages'
import { PasswordField } from './PasswordField'
import { noPasswords, usePasswords } from './use-passwords'

type AccountPasswordProps = OptionValues<typeof options>

const names = ['old_password', 'password', 'password_confirmation'] as const

/** Always eight dots, so that the length of the password does not show. */
const mask = '•'.repeat(8)

/** Returns the reason why nothing can be sent yet (AD-14, AD-15). */
function obstacleTo(
  { old_password, password, password_confirmation }: PasswordChange,
  messages: AccountPasswordMessages,
) {
  if (!old_password) return messages.needOld
  if (!password) return messages.needNew
  return password === password_confirmation ? undefined : messages.needSame
}

/** The customer's password: never shown, changed in place (AD-10 to AD-17). */
export function AccountPassword({ editing, username, hint, errors }: AccountPasswordProps) {
  const messages = useMessages(accountPasswordMessages)
  const api = useApi()
  const draft = usePasswords(editing || Object.keys(errors).length > 0)
  const [isShown, setShown] = useState(false)
  const edit = useRowEdit({
    original: noPasswords,
    draft,
    errors,
    send: values => savePassword(api, values),
    saved: messages.passwordChanged,
    updating: messages.updating,
    onSaved: () => setShown(false),
  })
  const { values } = edit
  const cancel = () => {
    setShown(false)
    edit.cancel()
  }
  return (
    <AccountRow
      label={messages.password}
      value={
        <>
          <span aria-hidden="true">{mask}</span>
          <VisuallyHidden>{messages.hidden}</VisuallyHidden>
        </>
      }
      editName={messages.editPassword}
      note={edit.note}
      warning={edit.isUncertain && !values ? { text: messages.unsurePassword } : null}
      isEditing={values !== null}
      onEdit={edit.open}
      outcome={edit.outcome(names)}
      unsure={messages.unsurePassword}
      disabledReason={values ? obstacleTo(values, messages) : undefined}
      onCancel={cancel}
      onUpdate={async () => {
        // Hide the passwords again: browsers remember what is typed into a plain text field.
        setShown(false)
        return values !== null && edit.send(values)
      }}
    >
      {values && (
        <>
          {username && <input type="text" autoComplete="username" value={username} readOnly hidden />}
          <PasswordFields {...{ values, edit, hint, isShown }} />
          <Checkbox label={messages.showPasswords} isChecked={isShown} onChange={setShown} />
        </>
      )}
    </AccountRow>
  )
}

type PasswordFieldsProps = Pick<AccountPasswordProps, 'hint'> & {
  values: PasswordChange
  edit: ReturnType<typeof useRowEdit<PasswordChange>>
  isShown: boolean
}

function PasswordFields({ values, edit, hint, isShown }: PasswordFieldsProps) {
  const messages = useMessages(accountPasswordMessages)
  const labelOf = {
    old_password: messages.oldPassword,
    password: messages.newPassword,
    password_confirmation: messages.confirmation,
  }
  return names.map(name => (
    <PasswordField
      key={name}
      name={name}
      label={labelOf[name]}
      hint={name === 'password' && hint}
      error={edit.errorOf(name)}
      autoComplete={name === 'old_password' ? 'current-password' : 'new-password'}
      isShown={isShown}
      isReadOnly={edit.isSaving}
      value={values[name]}
      onChange={value => edit.type({ ...values, [name]: value })}
    />
  ))
}
