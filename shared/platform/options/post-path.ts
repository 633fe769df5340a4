import { refusalOfPost } from '../page/allowed'
import { DecodeError } from '../values/decoder'
import { attribute, ownAddress } from './options'

/**
 * An address on this site that a form is posted to with the customer's token. It is never one of the shop's own calls, and
 * where the site lists the addresses of its forms, it is one of these.
 */
export const postPath = /* @__PURE__ */ attribute<string>(
  'post',
  'an address on this site, such as /contact',
  (given, at) => {
    const address = ownAddress(given, at)
    const refusal = refusalOfPost(address)
    if (refusal) throw new DecodeError(at, given, 'is not for a form', refusal)
    return address
  },
)
