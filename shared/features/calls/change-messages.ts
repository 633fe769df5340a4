/** The way on where it is not known what became of something. */
export const checkAgainMessages = { checkAgain: 'Check again', checking: 'Checking' } as const

/** What is said of a change whose answer was lost. */
export const changeMessages = {
  ...checkAgainMessages,
  notSaved: 'That was not saved. Please try again.',
  unsure: "We can't tell yet whether this was saved.",
} as const
