import { allowsScript } from '../page/allowed'
import { pageOrigin } from '../page/host/page-origin'
import { DecodeError } from '../values/decoder'
import { imageAddress } from '../values/image-address'
import { attribute } from './options'

/** Builds an option: the address of a script that runs on the page. The site must allow exactly that address. */
export const scriptAddress = /* @__PURE__ */ attribute<string>('script', 'an https address', (given, at) => {
  const address = imageAddress(given, pageOrigin())
  if (!address) throw new DecodeError(at, given)
  if (!allowsScript(address))
    throw new DecodeError(at, given, 'is not allowed by the site', 'script-not-named')
  return address
})
