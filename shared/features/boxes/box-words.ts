import type { BoxOrder } from '../../domain/rules/boxes/box-order'
import { type DateMessages, dayInWords, weekdayName } from '../../domain/rules/dates/dates'

/** Returns what a label may name of a box: its day and its weekday (J-62); empty where the shop does not say. */
export const daysOfBox = ({ date, weekday }: BoxOrder, messages: DateMessages) => ({
  day: date ? dayInWords(date, messages) : '',
  weekday: weekday === null ? '' : weekdayName(weekday, messages),
})
