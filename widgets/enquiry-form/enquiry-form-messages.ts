/** The texts of the enquiry; a page may replace any of them. */
export const enquiryFormMessages = {
  title: 'Send us an enquiry',
  type: 'Enquiry Type',
  choose: 'Please choose',
  address: 'First line of address',
  postcode: 'Postcode',
  noAddress: 'No address needed for this one.',
  withAddress: 'Your address is asked for below.',
  send: 'Send enquiry',
  sending: 'Sending',
  cannotSendHere: "Sorry, this page can't send an enquiry. Please ring us.",
} as const
