/** What the row with the name says; a page may replace any of it. */
export const nameWording = {
  name: 'Name',
  editName: 'Edit name',
  title: 'Title',
  firstname: 'First name',
  lastname: 'Last name',
  nameSaved: 'Name saved.',
} as const

export type NameWording = { readonly [Name in keyof typeof nameWording]: string }
