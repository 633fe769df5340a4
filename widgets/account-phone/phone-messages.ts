/** The texts of the row with the phone number; a page may replace any of them. */
export const phoneMessages = {
  phone: 'Phone',
  editPhone: 'Edit phone',
  phoneSaved: 'Phone number saved.',
} as const

export type PhoneMessages = { readonly [Name in keyof typeof phoneMessages]: string }
