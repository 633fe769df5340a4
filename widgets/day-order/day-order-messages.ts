import { closed, dayMessages } from '../../shared/features/ordering/editor-messages'

/** The texts of the widget; a page may replace any of them. */
export const dayOrderMessages = {
  ...dayMessages,
  open: 'Change this day',
  title: 'Change',
  blocked: closed,
} as const
