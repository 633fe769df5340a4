import { asksAddress } from '../../shared/domain/rules/customers/enquiry'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import { enquiryFormMessages } from './enquiry-form-messages'

/** The fields of an enquiry, by their posted names. */
type Enquiry = Readonly<Record<'type' | 'address_1' | 'postcode', string>>

export type EnquiryOptions = {
  types: readonly { value: string; label: string }[]
  values: Enquiry | undefined
  errors: Readonly<Record<string, string>>
}

const nothing: Enquiry = { type: '', address_1: '', postcode: '' }

/**
 * Returns the values of the enquiry, and whether its type needs an address; a typed address is kept while its field is
 * hidden.
 */
export function useEnquiry({ types, values: given = nothing, errors }: EnquiryOptions) {
  const messages = useMessages(enquiryFormMessages)
  const [type, setType] = usePersistedState('type', given.type, persistedText, given.type !== '')
  const [address_1, setAddress] = usePersistedState(
    'address_1',
    given.address_1,
    persistedText,
    given.address_1 !== '',
  )
  const [postcode, setPostcode] = usePersistedState(
    'postcode',
    given.postcode,
    persistedText,
    given.postcode !== '',
  )
  const values: Enquiry = {
    // A type that is no longer offered is not selected.
    type: types.some(({ value }) => value === type) ? type : '',
    address_1,
    postcode,
  }
  const hasAddress = asksAddress(values.type)
  return {
    values,
    hasAddress,
    /** Returns the server's message, shown only while the field still holds the value that the message was about. */
    errorOf: (name: keyof Enquiry) => (values[name] === given[name] ? errors[name] : undefined),
    setAddress,
    setPostcode,
    choose(next: string) {
      setType(next)
      if (asksAddress(next) !== hasAddress) announce(hasAddress ? messages.noAddress : messages.withAddress)
    },
  }
}
