import { useEffect } from 'react'
import { useWeeksStore } from '../../domain/hooks/use-weeks'
import { parseDate } from '../../domain/rules/dates/dates'

/** Shows the placeholder's week, unless the customer or another widget has chosen one. */
export function useFirstWeek(given: string | undefined): void {
  const weeks = useWeeksStore()
  useEffect(() => {
    const date = parseDate(given)
    if (date) weeks.getState().suggest(date)
  }, [weeks, given])
}
