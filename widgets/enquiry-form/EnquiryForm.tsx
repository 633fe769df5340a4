import { PostedForm } from '../../shared/features/calls/PostedForm'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { SelectField } from '../../shared/ui/form/SelectField'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import { Surface } from '../../shared/ui/layout/Surface'
import styles from './EnquiryForm.module.css'
import type { options } from './enquiry-form.options'
import { enquiryFormMessages } from './enquiry-form-messages'
import { type EnquiryOptions, useEnquiry } from './use-enquiry'

type FieldsProps = EnquiryOptions

/** The fields of an enquiry, inside the page's own form or a form of the widget's (EN-01). */
export function EnquiryForm({ action, ...fields }: OptionValues<typeof options>) {
  return action === undefined ? (
    <Surface>
      <div className={styles.fields}>
        <Fields {...fields} />
      </div>
    </Surface>
  ) : (
    <OwnForm action={action} {...fields} />
  )
}

function OwnForm({ action, ...fields }: FieldsProps & { action: string }) {
  const messages = useMessages(enquiryFormMessages)
  return (
    <Panel title={messages.title}>
      <PostedForm
        action={action}
        className={styles.fields}
        isWide
        words={{ send: messages.send, sending: messages.sending, cannotSend: messages.cannotSendHere }}
      >
        <Fields {...fields} />
      </PostedForm>
    </Panel>
  )
}

function Fields({ ...given }: FieldsProps) {
  const messages = useMessages(enquiryFormMessages)
  const enquiry = useEnquiry(given)
  const { values, hasAddress, errorOf } = enquiry
  return (
    <>
      <SelectField
        label={messages.type}
        hint={hasAddress ? undefined : messages.noAddress}
        name="type"
        value={values.type}
        onChange={enquiry.choose}
        error={errorOf('type')}
      >
        <option value="">{messages.choose}</option>
        {given.types.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {hasAddress && (
        <>
          <TextField
            label={messages.address}
            name="address_1"
            autoComplete="address-line1"
            value={values.address_1}
            onChange={enquiry.setAddress}
            error={errorOf('address_1')}
          />
          <div className={styles.postcode}>
            <TextField
              label={messages.postcode}
              name="postcode"
              look="code"
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              value={values.postcode}
              onChange={enquiry.setPostcode}
              error={errorOf('postcode')}
            />
          </div>
        </>
      )}
    </>
  )
}
