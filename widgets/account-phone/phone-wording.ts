/** What the row with the phone number says; a page may replace any of it. */
export const phoneWording = {
  phone: 'Phone',
  editPhone: 'Edit phone',
  phoneSaved: 'Phone number saved.',
} as const

export type PhoneWording = { readonly [Name in keyof typeof phoneWording]: string }
