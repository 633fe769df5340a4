/** The texts of the button; the box dialogs have texts of their own. */
export const viewBoxMessages = {
  view: 'View',
  viewAny: '{view} box',
  viewFor: '{view} box for {day}',
} as const

export type ViewBoxMessages = { readonly [Name in keyof typeof viewBoxMessages]: string }
