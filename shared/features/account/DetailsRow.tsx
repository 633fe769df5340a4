import { type ComponentProps, type HTMLInputAutoCompleteAttribute, useState } from 'react'
import { type AccountDetails, saveDetails } from '../../domain/api/account'
import { reloadMessages } from '../../domain/api/client/failure-messages'
import { useApi } from '../../domain/hooks/use-api'
import { useMessages } from '../../platform/messages/use-messages'
import { useProvider } from '../../platform/providers/provider'
import { useAllTyped, usePersistedState } from '../../platform/providers/use-draft'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { AccountRow } from './AccountRow'
import { accountMessages, uncertainMessages } from './account-messages'
import { latestOf, supersede, supersededProvider } from './superseded'
import { type RowValues, useRowEdit } from './use-row-edit'

type DetailsField = {
  name: string
  label: string
  autoComplete: HTMLInputAutoCompleteAttribute
  type?: 'tel'
  /** The choices; without any, the value is typed. */
  choices?: readonly string[]
}

type DetailsRowProps<Values extends AccountDetails & RowValues> = {
  label: string
  editName: string
  saved: string
  fields: readonly DetailsField[]
  /** The saved values. */
  values: Values
  /** The values of a refused form, and the server's messages about them. */
  old: Partial<Values>
  errors: RowValues
  /** The fields are open at first. */
  isOpen: boolean
}

/** Reads half-typed values, perhaps stored by an older release. */
const persistedValues =
  <Values extends RowValues>(like: Values) =>
  (left: unknown): Values | null => {
    const given = left as Values | null
    const isFit = Object.keys(like).every(name => typeof given?.[name] === 'string')
    return isFit ? given : null
  }

const inOneLine = (values: readonly (string | undefined)[]) => values.filter(Boolean).join(' ')

/** A phone number or a name, edited in place and saved by a call (CALL-31). */
export function DetailsRow<Values extends AccountDetails & RowValues>(props: DetailsRowProps<Values>) {
  const { fields, old, errors, isOpen } = props
  const api = useApi()
  const messages = useMessages(accountMessages)
  const words = useMessages(uncertainMessages)
  const { reload } = useMessages(reloadMessages)
  const superseded = useProvider(supersededProvider)
  const [original, setOriginal] = useState(() => latestOf(props.values, superseded))
  const names = fields.map(({ name }) => name)
  const all = useAllTyped(names)
  const typed = Object.fromEntries(names.flatMap((name, at) => (all[at] == null ? [] : [[name, all[at]]])))
  const opening = isOpen || Object.keys(errors).length > 0 ? { ...original, ...old, ...typed } : null
  const [draft, setDraft] = usePersistedState<Values | null>(
    'editing',
    opening,
    persistedValues(props.values),
    false,
    // With the record, a draft never appears in another customer's row.
    props.values,
  )
  const edit = useRowEdit({
    original,
    draft: [draft, setDraft],
    errors,
    send: values => saveDetails(api, trimmed(values)),
    saved: props.saved,
    updating: messages.updating,
    onSaved(values) {
      supersede(original, trimmed(values), superseded)
      setOriginal(trimmed(values))
    },
  })
  const { values } = edit
  // While the row is edited, the outcome itself says what is not known.
  const doubtful = values ? null : words.doubtful
  const warning = edit.isUncertain ? doubtful : edit.isChangedElsewhere ? words.changedElsewhere : null
  return (
    <AccountRow
      label={props.label}
      value={inOneLine(names.map(name => original[name]))}
      editName={props.editName}
      note={edit.note}
      warning={warning === null ? null : { text: warning, reload }}
      isEditing={values !== null}
      onEdit={edit.open}
      outcome={edit.outcome(names)}
      unsure={words.unsureDetails}
      onCancel={edit.cancel}
      onUpdate={async () => values !== null && edit.send(values)}
    >
      {values &&
        fields.map(field => (
          <DetailsInput
            key={field.name}
            {...field}
            value={values[field.name] ?? ''}
            error={edit.errorOf(field.name)}
            isSaving={edit.isSaving}
            onChange={next => edit.type({ ...values, [field.name]: next })}
          />
        ))}
    </AccountRow>
  )
}

type DetailsInputProps = DetailsField & {
  value: string
  error: ComponentProps<typeof TextField>['error']
  isSaving: boolean
  onChange: (next: string) => void
}

/** The field of one value: a list if there are choices, otherwise a text field. */
const DetailsInput = ({ choices, isSaving, ...field }: DetailsInputProps) =>
  choices?.length ? (
    <SelectField {...field} disabled={isSaving}>
      {!choices.includes(field.value) && <option>{field.value}</option>}
      {choices.map(choice => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  ) : (
    <TextField {...field} readOnly={isSaving} spellCheck={false} />
  )

const trimmed = <Values extends RowValues>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as Values
