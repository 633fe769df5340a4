/** What the link says; the box dialogs have words of their own. */
export const viewBoxWording = {
  view: 'View',
  viewAny: '{view} box',
  viewFor: '{view} box for {day}',
} as const

export type ViewBoxWording = { readonly [Name in keyof typeof viewBoxWording]: string }
