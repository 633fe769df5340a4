import { closed, oneOffMessages } from '../../shared/features/ordering/editor-messages'

/** All that this widget says; a page may replace any of it. */
export const oneOffOrderMessages = {
  ...oneOffMessages,
  blocked: closed,
} as const
