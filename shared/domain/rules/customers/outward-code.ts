/**
 * Returns the first half of a normalised postcode ("SW1A"), which identifies an area but not a household; empty if the
 * text is not a postcode.
 */
export const outwardCode = (postcode: string): string =>
  /^[A-Z]{1,2}\d[A-Z\d]?(?= |$)/.exec(postcode)?.[0] ?? ''
