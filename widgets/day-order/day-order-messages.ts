import { closed, dayMessages } from '../../shared/features/ordering/editor-messages'

/** All that this widget says; a page may replace any of it. */
export const dayOrderMessages = {
  ...dayMessages,
  open: 'Change this day',
  title: 'Change',
  blocked: closed,
} as const
