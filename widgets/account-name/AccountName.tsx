import { DetailsRow } from '../../shared/features/account/DetailsRow'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { accountNameMessages } from './account-name-messages'

type Name = { title: string; firstname: string; lastname: string }

type AccountNameProps = Name & {
  titles: readonly string[]
  editing: boolean
  typed: Name | undefined
  errors: Readonly<Record<string, string>>
}

/** The customer's title and name, edited in place (AD-04 to AD-06). */
export function AccountName({ titles, editing, typed, errors, ...name }: AccountNameProps) {
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
