import { asksAddress } from '../../shared/domain/rules/customers/enquiry'
import { announce } from '../../shared/platform/page/shell'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import type { EnquiryMessages } from './enquiry-messages'

/** The fields of an enquiry, by the names that they are posted by. */
type Enquiry = Readonly<Record<'type' | 'address_1' | 'postcode', string>>

export type EnquiryOptions = {
  types: readonly { value: string; label: string }[]
  values: Enquiry | undefined
  errors: Readonly<Record<string, string>>
}

const nothing: Enquiry = { type: '', address_1: '', postcode: '' }

/** What is asked, and whether an address belongs to it; an address that is not asked for is kept all the same. */
export function useEnquiry(
  { types, values: given = nothing, errors }: EnquiryOptions,
  labels: EnquiryMessages,
) {
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
    // What is not offered any more cannot be shown as chosen.
    type: types.some(({ value }) => value === type) ? type : '',
    address_1,
    postcode,
  }
  const hasAddress = asksAddress(values.type)
  return {
    values,
    hasAddress,
    /** The server's message holds for the value that it was about. */
    errorOf: (name: keyof Enquiry) => (values[name] === given[name] ? errors[name] : undefined),
    setAddress,
    setPostcode,
    choose(next: string) {
      setType(next)
      if (asksAddress(next) !== hasAddress) announce(hasAddress ? labels.noAddress : labels.withAddress)
    },
  }
}
