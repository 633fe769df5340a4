import { boxesMessages } from '../../shared/features/boxes/boxes-messages'
import { openingMessages } from '../../shared/ui/ui-messages'

/** The texts of the list; the page may replace any of them. */
export const orderAgainMessages = {
  ...boxesMessages,
  ...openingMessages,
  heading: 'Order it again',
  view: 'View',
  viewOf: '{view} box of {date}',
  comes: 'Comes on {date}',
  asGrid: 'Show as a grid',
  asList: 'Show as a list',
  failed: "We couldn't load your earlier boxes.",
} as const
