import { DetailsRow } from '../../shared/features/account/DetailsRow'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import type { options } from './account-name.options'
import { accountNameMessages } from './account-name-messages'

/** The customer's title and name, edited in place (AD-04 to AD-06). */
export function AccountName({ titles, editing, typed, errors, ...name }: OptionValues<typeof options>) {
  const messages = useMessages(accountNameMessages)
  const { title, firstname, lastname } = name
  return (
    <DetailsRow
      label={messages.name}
      editName={messages.editName}
      saved={messages.nameSaved}
      fields={[
        { name: 'title', label: messages.title, autoComplete: 'honorific-prefix', choices: titles },
        { name: 'firstname', label: messages.firstname, autoComplete: 'given-name' },
        { name: 'lastname', label: messages.lastname, autoComplete: 'family-name' },
      ]}
      values={{ title, firstname, lastname }}
      old={typed ?? {}}
      errors={errors}
      isOpen={editing}
    />
  )
}
