import { closed, editDialogMessages } from '../../shared/features/ordering/editor-messages'

/** All that this widget says; a page may replace any of it. */
export const orderEditMessages = {
  ...editDialogMessages,
  open: 'Edit',
  blocked: closed,
} as const
