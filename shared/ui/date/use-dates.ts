import { type CalendarDate, dateMessages, dayInWords, formatDate } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'

/** Returns a function that formats dates with the weekdays and months of the widget's labels. */
export function useDates(): (date: CalendarDate, pattern: string) => string {
  const messages = useMessages(dateMessages)
  return (date, pattern) => formatDate(date, pattern, messages)
}

/** Returns a function that writes a day for people, "Monday 30 November", with those names. */
export function useDayInWords(): (date: CalendarDate) => string {
  const messages = useMessages(dateMessages)
  return date => dayInWords(date, messages)
}
