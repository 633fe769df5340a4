import { boxStateMessages } from '../../shared/domain/rules/boxes/box-order-messages'
import { cancelMessages } from '../../shared/features/boxes/cancel-messages'
import { tableMessages } from '../../shared/features/boxes/table-messages'

/** The texts of the page of a box; a page may replace any of them. */
export const boxOrderDetailMessages = {
  ...boxStateMessages,
  ...cancelMessages,
  ...tableMessages,
  boxNamed: 'Best of Local box',
  boxFor: 'Best of Local box for {day}',
  remove: 'Delete order',
  gone: 'We cannot find this box any more. Please look at your orders.',
  contact: 'To change anything about this order, please get in touch.',
  canUndo: 'You can still have this box.',
  undo: 'Undo',
  undoing: 'Undoing',
} as const
