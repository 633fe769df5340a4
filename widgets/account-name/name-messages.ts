/** What the row with the name says; a page may replace any of it. */
export const nameMessages = {
  name: 'Name',
  editName: 'Edit name',
  title: 'Title',
  firstname: 'First name',
  lastname: 'Last name',
  nameSaved: 'Name saved.',
} as const

export type NameMessages = { readonly [Name in keyof typeof nameMessages]: string }
