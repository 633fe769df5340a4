/** What is said of a change whose answer was lost. */
export const changeWording = {
  notSaved: 'That was not saved. Please try again.',
  unsure: "We can't tell yet whether this was saved.",
  checkAgain: 'Check again',
  checking: 'Checking',
} as const

export type ChangeWording = { readonly [Name in keyof typeof changeWording]: string }
