import { PostedForm } from '../../shared/features/calls/PostedForm'
import { SelectField } from '../../shared/ui/form/SelectField'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import { Surface } from '../../shared/ui/layout/Surface'
import styles from './EnquiryForm.module.css'
import type { EnquiryMessages } from './enquiry-messages'
import { type EnquiryOptions, useEnquiry } from './use-enquiry'

type FieldsProps = EnquiryOptions & { labels: EnquiryMessages }
type EnquiryFormProps = FieldsProps & { action: string | undefined }

/** The fields of an enquiry, inside the page's own form or a form of the widget's (EN-01). */
export function EnquiryForm({ action, ...fields }: EnquiryFormProps) {
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
  const { labels } = fields
  return (
    <Panel title={labels.title}>
      <PostedForm
        action={action}
        className={styles.fields}
        isWide
        words={{ send: labels.send, sending: labels.sending, cannotSend: labels.cannotSendHere }}
      >
        <Fields {...fields} />
      </PostedForm>
    </Panel>
  )
}

function Fields({ labels, ...given }: FieldsProps) {
  const enquiry = useEnquiry(given, labels)
  const { values, hasAddress, errorOf } = enquiry
  return (
    <>
      <SelectField
        label={labels.type}
        hint={hasAddress ? undefined : labels.noAddress}
        name="type"
        value={values.type}
        onChange={enquiry.choose}
        error={errorOf('type')}
      >
        <option value="">{labels.choose}</option>
        {given.types.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {hasAddress && (
        <>
          <TextField
            label={labels.address}
            name="address_1"
            autoComplete="address-line1"
            value={values.address_1}
            onChange={enquiry.setAddress}
            error={errorOf('address_1')}
          />
          <div className={styles.postcode}>
            <TextField
              label={labels.postcode}
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
