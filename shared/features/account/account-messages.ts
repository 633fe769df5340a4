/** The texts of every row of the account. */
export const accountMessages = {
  edit: 'EDIT',
  update: 'Update',
  updating: 'Updating',
  cancel: 'Cancel',
} as const

/** The messages of a row if it is not known whether a change was saved. */
export const uncertainMessages = {
  unsureDetails: "We can't tell whether this was saved. You can press Update again.",
  changedElsewhere: 'This has been changed since you were here. Reload the page to see it.',
  doubtful: "We can't tell whether your change was saved. Reload the page to see.",
} as const
