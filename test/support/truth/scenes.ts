import { move, payment, phone, steps } from './account-scenes'
import { box, cardDialog, checkout, placed, smallBox, weeklyBox } from './box-scenes'
import {
  day,
  editOneOff,
  editRegular,
  essential,
  fullRound,
  oneOff,
  pause,
  postcode,
  regular,
} from './essential-scenes'
import { again, boxDialog, boxMoved, boxPage, boxPaused } from './order-scenes'
import type { Scene } from './scene'
import { boxOfWeek, week, weekEnd } from './week-scenes'

/** Every sentence of the widgets about a date, an amount, a quantity or a state, by page. */
export const scenes: readonly Scene[] = [
  ...[box, smallBox, cardDialog, checkout, weeklyBox, placed],
  ...[week, weekEnd, boxOfWeek],
  ...[boxPage, boxDialog, boxPaused, boxMoved, again],
  ...[regular, editRegular, oneOff, editOneOff, essential, day],
  ...[postcode, fullRound, pause],
  ...[steps, payment, move, phone],
]
