import { boxesMessages } from '../../shared/features/boxes/boxes-messages'
import { openingMessages } from '../../shared/ui/ui-messages'

/** The texts of the button; the box dialogs have texts of their own. */
export const viewBoxMessages = {
  ...boxesMessages,
  ...openingMessages,
  view: 'View',
  viewAny: '{view} box, order {number}',
  viewFor: '{view} box for {day}, order {number}',
} as const
