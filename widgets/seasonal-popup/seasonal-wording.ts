import { dialogWording } from '../../shared/ui/ui-wording'

/** What the popup says; a page may replace any of it. */
export const seasonalWording = {
  closeDialog: dialogWording.closeDialog,
  title: 'Our Christmas range is here',
  link: 'Shop the Christmas range',
} as const

export type SeasonalWording = { readonly [Name in keyof typeof seasonalWording]: string }
