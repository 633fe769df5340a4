import { type CalendarDate, dateWording, formatDate } from '../../domain/rules/dates/dates'
import { useWording } from '../../platform/messages/use-wording'

/** Writes dates with the weekdays and months of the widget's labels. */
export function useDates(): (date: CalendarDate, pattern: string) => string {
  const words = useWording(dateWording)
  return (date, pattern) => formatDate(date, pattern, words)
}
