import { type FormEvent, useEffect, useRef } from 'react'
import type { InterestDetails } from '../../../shared/domain/api/postcode'
import { ChangeOutcome } from '../../../shared/features/calls/ChangeOutcome'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { focusWrongField } from '../../../shared/platform/page/live-region'
import { ErrorSummary } from '../../../shared/ui/form/ErrorSummary'
import { TextField } from '../../../shared/ui/form/TextField'
import styles from '../PostcodePanel.module.css'
import { postcodePanelMessages } from '../postcode-panel-messages'
import type { useInterest } from './use-interest'

const fields = [
  { name: 'first_name', label: 'firstName', autoComplete: 'given-name' },
  { name: 'last_name', label: 'lastName', autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    autoCapitalize: 'none',
  },
  { name: 'street', label: 'street', autoComplete: 'street-address' },
] as const

type InterestFormProps = { formId: string; interest: ReturnType<typeof useInterest> }

/** The four fields of a visitor who wants to hear from us (PC-30); the Submit button is in the dialog's footer. */
export function InterestForm({ formId, interest }: InterestFormProps) {
  const messages = useMessages(postcodePanelMessages)
  const { details, errors, outcome, tries, isSaving, isKnown, type, submit } = interest
  // A known detail is still asked for if the shop refuses it.
  const asked = fields.filter(({ name }) => !isKnown(name) || errors[name])
  const form = useRef<HTMLFormElement>(null)
  const idOf = (name: keyof InterestDetails) => `${formId}-${name}`
  const wrong = fields.flatMap(({ name }) => {
    const message = errors[name]
    return message ? [{ controlId: idOf(name), message }] : []
  })

  const [only] = wrong.length === 1 ? wrong : []
  const onlyId = only?.controlId
  const onlyMessage = only?.message ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): the same error moves the focus again
  useEffect(() => {
    if (onlyId) focusWrongField(document.getElementById(onlyId), onlyMessage)
  }, [onlyId, onlyMessage, tries])

  const send = (event: FormEvent) => {
    event.preventDefault()
    // Submit events bubble out of the dialog to the forms around it, in React and on the page.
    event.stopPropagation()
    if (event.target === form.current) submit()
  }
  return (
    <form method="dialog" id={formId} ref={form} className={styles.form} noValidate onSubmit={send}>
      {wrong.length > 1 && <ErrorSummary key={tries} level={3} errors={wrong} />}
      <ChangeOutcome state={outcome} unsure={messages.unsureDetails} />
      <div className={styles.fields}>
        {asked.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            label={messages[field.label]}
            placeholder={name === 'street' ? messages.streetLike : undefined}
            id={idOf(name)}
            name={name}
            error={errors[name]}
            value={details[name]}
            onChange={value => type({ [name]: value })}
            readOnly={isSaving}
            required
          />
        ))}
      </div>
    </form>
  )
}
