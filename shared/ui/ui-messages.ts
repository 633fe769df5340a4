// The texts of the components in this folder. The labels of a widget include those of the components it uses.

export const dialogMessages = {
  closeDialog: 'Close',
  dialogBusy: 'Please wait, this is being saved',
} as const

export const openingMessages = {
  cannotOpen: "That couldn't be opened. Check your connection and try again.",
} as const

export const stepperMessages = {
  increase: 'Increase quantity of {name}',
  decrease: 'Decrease quantity of {name}',
  quantityOf: 'Quantity of {name}',
} as const

export const priceMessages = {
  notKnown: 'not known yet',
  minus: 'minus {amount}',
} as const

export const itemsMessages = { oneItem: '1 item', manyItems: '{count} items' } as const

export const optionalMessages = { optional: '(optional)' } as const

export const charactersMessages = {
  characterLeft: '1 character left',
  charactersLeft: '{count} characters left',
  characterOver: '1 character too many',
  charactersOver: '{count} characters too many',
} as const

export const newTabMessages = { newTab: '(opens in a new tab)' } as const

export const problemMessages = { problem: 'There is a problem' } as const

export const calendarMessages = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayToday: 'today',
  firstDay: 'first day',
  lastDay: 'last day',
  dayBefore: 'before {date}',
  dayAfter: 'after {date}',
  dayNotAvailable: 'not available: {reason}',
} as const

export const dateFieldMessages = {
  ...calendarMessages,
  chooseDay: 'Choose a date: {label}',
  openCalendar: 'Choose {label} from a calendar',
  calendarLoading: 'Fetching the calendar',
  calendarMissing: 'The calendar could not be loaded. Please type the date instead.',
  dateLike: 'Enter a date like {date}',
  daysInMonth: 'That month has {days} days',
  monthsInYear: 'The month is a number from 1 to 12',
  otherWeekday: 'That date falls on another day of the week',
  fullYear: 'Type the year in full, like {year}',
  dateTooEarly: 'Choose {date} or a later date',
  dateTooLate: 'Choose {date} or an earlier date',
  dateRefused: '{date} is not available: {reason}',
} as const
