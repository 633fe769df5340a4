/** A calendar day, 'YYYY-MM-DD', without time and time zone. */
export type CalendarDate = string & { readonly calendarDate: true }
