import { codeWording } from '../../shared/domain/hooks/use-code'
import { clockWording } from '../../shared/domain/rules/dates/clock'
import { badgeWording } from '../../shared/domain/rules/essentials/line-state'
import { boxesWording } from '../../shared/features/boxes/boxes-wording'
import { changeWording } from '../../shared/features/calls/change-wording'
import { dayWording, orderEditWording } from '../../shared/features/ordering/editor-wording'
import { weekWording } from '../../shared/features/week/week-wording'
import { openingWording } from '../../shared/ui/ui-wording'

/** What the weekly basket says; the page may replace any of it. */
export const headerBasketWording = {
  ...boxesWording,
  ...orderEditWording,
  ...dayWording,
  ...openingWording,
  ...clockWording,
  ...badgeWording,
  ...weekWording,
  ...changeWording,
  ...codeWording,
  title: 'Your week',
  close: 'Close',
  nothing: 'Nothing due',
  unknown: 'Not known yet',
  paused: 'Deliveries Paused',
  shifted: 'Shifted',
  comesOn: 'Comes on {day}',
  skipped: 'Skipped',
  free: 'Free',
  unnamed: 'A product we no longer sell',
  resume: 'Resume deliveries',
  today: 'Today',
  edit: 'Edit',
  view: 'View',
  box: 'Best Of Local Box',
  locked: 'Locked',
  editUntil: 'Edit until',
  nextDelivery: 'Next delivery',
  firstDelivery: 'First delivery',
  nothingMore: 'Nothing more is due this week.',
  showDay: 'Show {day}',
  showDays: 'Show {first} to {last}',
  boxes: 'Best of Local',
  essentials: 'Daily essentials',
  total: 'Week total',
  item: 'item',
  items: 'items',
  over: 'over',
  day: 'day',
  days: 'days',
  changeLine: 'Change {name}',
  goToDay: 'to {day}',
  leftOut: '(not counted)',
  notCounted: "What is paused, moved or can't come is not counted.",
  code: 'Discount code',
  remove: 'Remove',
  removing: 'Removing',
} as const

export type HeaderBasketWording = { [Name in keyof typeof headerBasketWording]: string }
