/** A day of the calendar, 'YYYY-MM-DD', with no time and no zone. */
export type CalendarDate = string & { readonly calendarDate: true }
