import { boxStateMessages } from '../../domain/rules/boxes/box-order-messages'
import { oftenMessages } from '../../domain/rules/boxes/often'
import { itemsMessages } from '../../ui/ui-messages'
import { cancelFills, cancelMessages } from './cancel-messages'
import { contentsMessages } from './contents-messages'
import { tableMessages } from './table-messages'

/** The texts of the box dialogs; a page may replace any of them. */
export const boxesMessages = {
  ...cancelMessages,
  ...boxStateMessages,
  ...oftenMessages,
  ...itemsMessages,
  ...tableMessages,
  ...contentsMessages,
  viewBox: 'View Best Of Local Box',
  order: 'order {number}',
  noLongerSold: '{name} is unavailable.',
  viewOpen: 'View',
  cancelBox: 'Delete order',
  skipBox: 'Delete order',
  repriced: '{name} is now {now} (was {before}).',
  editOrder: 'Edit order',
  editing: 'Opening your order',
  editWeek: 'Edit this week only',
  editAll: 'Edit all weeks',
  reorder: 'Re-order',
  reordering: 'Re-ordering',
  reorderFailed: 'Sorry, there was an error re-ordering this order.',
  addsToBasket: 'The box that you are filling has {items}. These will be added to it.',
  unfinished: "You haven't finished your previous Best of Local amendments",
  notConfirmed: 'The changes to your box have not been confirmed.',
  notConfirmedOf: 'The changes to your box {which} have not been confirmed.',
  cannotUndo: 'Discarding them cannot be undone; the order stays as it was.',
  forDay: 'for {day}',
  onDays: 'on {day}s',
  discard: 'Discard amendments',
  discarding: 'Discarding',
  proceed: 'Continue with amendments',
  back: 'Go back',
  discarded: 'Your amendments were discarded, but what you asked for could not be started.',
} as const

export type BoxesMessages = { readonly [Name in keyof typeof boxesMessages]: string }

/** Placeholders that name the box, which a page may use in its own labels (J-62). */
export const boxesFills = {
  editOrder: ['day', 'weekday'],
  editWeek: ['day', 'weekday'],
  editAll: ['day', 'weekday'],
  cancelBox: ['day', 'weekday'],
  skipBox: ['day', 'weekday'],
  ...cancelFills,
} as const
