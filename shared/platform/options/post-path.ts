import { refusalOfPost } from '../page/allowed'
import { DecodeError } from '../values/decoder'
import { attribute, ownAddress } from './options'

/**
 * Builds an option: an address on this site for posting a form with the customer's token. It is never one of the
 * shop's own calls. If the site lists its form addresses, it must be one of them.
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
