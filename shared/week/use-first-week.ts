import { useEffect } from 'react'
import { parseDate } from '../rules/dates'
import { useWeeksStore } from '../services/use-weeks'

/** Shows the week that a placeholder names, unless the customer or another widget has chosen one. */
export function useFirstWeek(given: string | undefined): void {
  const weeks = useWeeksStore()
  useEffect(() => {
    const date = parseDate(given)
    if (date) weeks.getState().suggest(date)
  }, [weeks, given])
}
