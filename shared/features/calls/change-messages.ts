/** The button for a change whose result is unknown. */
export const checkAgainMessages = { checkAgain: 'Check again', checking: 'Checking' } as const

/** The texts for a change whose response was lost. */
export const changeMessages = {
  ...checkAgainMessages,
  notSaved: 'That was not saved. Please try again.',
  unsure: "We can't tell yet whether this was saved.",
} as const
