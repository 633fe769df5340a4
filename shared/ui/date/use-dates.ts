import { type CalendarDate, dateMessages, formatDate } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'

/** Returns a function that formats dates with the weekdays and months of the widget's labels. */
export function useDates(): (date: CalendarDate, pattern: string) => string {
  const messages = useMessages(dateMessages)
  return (date, pattern) => formatDate(date, pattern, messages)
}
