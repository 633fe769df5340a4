/** The panel's own words; what the specification words exactly is not among them. */
export const wording = {
  login: 'Existing customer? Log in',
  delivered: 'We deliver to your area',
  change: 'Change postcode',
  referralTitle: 'A neighbour delivers to you',
  referral: "We don't deliver to your area ourselves, but these partners do:",
  leaveDetails: 'Leave your details and we will let you know when that changes.',
  contact: 'Contact us',
  website: 'Visit website',
} as const

export type Wording = { readonly [Name in keyof typeof wording]: string }

export const invalidPostcode = 'Please enter a valid postcode'
export const notServed = "Sorry, we don't deliver to your area just yet..."
export const thankYou = 'Thank you!'
export const willContact = 'We will contact you as soon as our service is available in your area.'
