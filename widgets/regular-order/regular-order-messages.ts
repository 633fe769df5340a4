import { closed, regularMessages } from '../../shared/features/ordering/editor-messages'

/** All that this widget says; a page may replace any of it. */
export const regularOrderMessages = {
  ...regularMessages,
  blocked: closed,
} as const
