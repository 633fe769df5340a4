import { dialogMessages } from '../../shared/ui/ui-messages'

/** What the popup says; a page may replace any of it. */
export const seasonalMessages = {
  closeDialog: dialogMessages.closeDialog,
  title: 'Our Christmas range is here',
  link: 'Shop the Christmas range',
} as const

export type SeasonalMessages = { readonly [Name in keyof typeof seasonalMessages]: string }
