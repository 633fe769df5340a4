import { closed, oneOffMessages } from '../../shared/features/ordering/editor-messages'

/** The texts of the widget; a page may replace any of them. */
export const oneOffOrderMessages = {
  ...oneOffMessages,
  blocked: closed,
} as const
