/** Matches the shop's own calls at their usual addresses, below any folder or front controller. */
export const ownCalls =
  /\/(api\/(bol-(basket|checkout|order)|basket|product)|(register|account\/addresses)\/postcode|register\/code|account\/(details|password|house-moves\/conflicts)|email-recipe)(\/|$)/
