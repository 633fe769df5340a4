import { codeMessages } from '../../shared/domain/hooks/use-code'
import { clockMessages } from '../../shared/domain/rules/dates/clock'
import { badgeMessages } from '../../shared/domain/rules/essentials/line-state'
import { boxesMessages } from '../../shared/features/boxes/boxes-messages'
import { changeMessages } from '../../shared/features/calls/change-messages'
import { dayMessages, editDialogMessages } from '../../shared/features/ordering/editor-messages'
import { weekMessages } from '../../shared/features/week/week-messages'
import { openingMessages } from '../../shared/ui/ui-messages'

/** The texts of the weekly basket; the page may replace any of them. */
export const headerBasketMessages = {
  ...boxesMessages,
  ...editDialogMessages,
  ...dayMessages,
  ...openingMessages,
  ...clockMessages,
  ...badgeMessages,
  ...weekMessages,
  ...changeMessages,
  ...codeMessages,
  title: 'Your week',
  close: 'Close',
  nothing: 'Nothing due',
  unknown: 'Not known yet',
  paused: 'Deliveries Paused',
  shifted: 'Shifted',
  comesOn: 'Comes on {day}',
  skipped: 'Skipped',
  free: 'Free',
  resume: 'Resume deliveries',
  pauseWeek: 'Pause this week',
  today: 'Today',
  edit: 'Edit',
  view: 'View',
  locked: 'Locked',
  editUntil: 'Edit until',
  editBefore: 'Change each day by {time} the evening before.',
  nextDelivery: 'Next delivery',
  firstDelivery: 'First delivery',
  dueToday: 'Something is due today.',
  nothingComes: 'Nothing comes on {day}: {reason}.',
  becausePaused: 'your deliveries are paused',
  becauseUnavailable: "what you ordered can't come",
  becauseMoved: 'the day is moved',
  becauseMovedTo: 'it comes on {day} instead ({name})',
  nothingOrdered: 'Nothing is ordered for this week yet.',
  chooseMilk: 'Choose your milk',
  nothingMore: 'Nothing more comes this week.',
  showDay: 'Show {day}',
  showDays: 'Show {first} to {last}',
  boxes: 'Best of Local',
  essentials: 'Daily essentials',
  total: 'Week total',
  together: 'Together',
  item: 'item',
  items: 'items',
  over: 'over',
  day: 'day',
  days: 'days',
  changeLine: 'Change {name}',
  goToDay: 'to {day}',
  leftOut: '(not counted)',
  notCounted: 'Not counted: {what}.',
  notCountedPaused: 'paused products',
  notCountedMoved: 'what is moved to another day',
  notCountedUnavailable: "products that can't come",
  notCountedCancelled: 'cancelled boxes',
  code: 'Discount code',
  remove: 'Remove',
  removing: 'Removing',
} as const

export type HeaderBasketMessages = { [Name in keyof typeof headerBasketMessages]: string }
