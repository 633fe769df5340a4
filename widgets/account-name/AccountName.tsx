import { DetailsRow } from '../../shared/features/account/DetailsRow'
import type { NameMessages } from './name-messages'

type Name = { title: string; firstname: string; lastname: string }

type AccountNameProps = Name & {
  titles: readonly string[]
  editing: boolean
  typed: Name | undefined
  errors: Readonly<Record<string, string>>
  labels: NameMessages
}

/** The customer's title and name, edited in place (AD-04 to AD-06). */
export function AccountName({ labels, titles, editing, typed, errors, ...name }: AccountNameProps) {
  const { title, firstname, lastname } = name
  return (
    <DetailsRow
      label={labels.name}
      editName={labels.editName}
      saved={labels.nameSaved}
      fields={[
        { name: 'title', label: labels.title, autoComplete: 'honorific-prefix', choices: titles },
        { name: 'firstname', label: labels.firstname, autoComplete: 'given-name' },
        { name: 'lastname', label: labels.lastname, autoComplete: 'family-name' },
      ]}
      values={{ title, firstname, lastname }}
      old={typed ?? {}}
      errors={errors}
      isOpen={editing}
    />
  )
}
