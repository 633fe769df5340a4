import { closed, editDialogMessages } from '../../shared/features/ordering/editor-messages'

/** The texts of the widget; a page may replace any of them. */
export const orderEditMessages = {
  ...editDialogMessages,
  open: 'Edit',
  blocked: closed,
} as const
