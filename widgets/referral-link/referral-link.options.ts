import { linkAddress, required } from '../../shared/platform/options/options'
import { pageOrigin } from '../../shared/platform/page/host/page-origin'
import { DecodeError } from '../../shared/platform/values/decoder'
import { safeHref } from '../../shared/platform/values/links'

/**
 * Returns a complete web address, which works when it is sent to somebody; a path on this site gets the site's origin.
 */
const webAddress = (about: string) => ({
  ...linkAddress(about),
  expected: 'a web address, such as https://www.example.co.uk/r/alison or /r/alison',
  read(given: unknown, at: string) {
    const written = String(given).trim()
    const address = safeHref(/^\/(?!\/)/.test(written) ? pageOrigin() + written : written)
    if (address === null) throw new DecodeError(at, given)
    return address
  },
})

export const options = {
  url: required(
    webAddress(FOR_EDITORS && "The customer's link; a path of this site is shown as a whole address."),
  ),
}
