import { dialogMessages } from '../../shared/ui/ui-messages'

/** The texts of the popup; a page may replace any of them. */
export const seasonalPopupMessages = {
  closeDialog: dialogMessages.closeDialog,
  title: 'Our Christmas range is here',
  link: 'Shop the Christmas range',
} as const
