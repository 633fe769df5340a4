import { closed, regularMessages } from '../../shared/features/ordering/editor-messages'

/** The texts of the widget; a page may replace any of them. */
export const regularOrderMessages = {
  ...regularMessages,
  blocked: closed,
} as const
