import { useEffect } from 'react'
import { useWeeks, useWeeksStore } from '../../shared/domain/hooks/use-weeks'
import { useFirstWeek } from '../../shared/features/week/use-first-week'
import { OpenWeek } from './week/OpenWeek'

type HeaderBasketProps = { startOfWeek: string | undefined; open: boolean }

/** The weekly basket; renders nothing while it is closed. */
export function HeaderBasket({ startOfWeek, open }: HeaderBasketProps) {
  useFirstWeek(startOfWeek)
  const weeks = useWeeksStore()
  const isOpen = useWeeks(state => state.isOpen)
  useEffect(() => {
    if (open) weeks.getState().setOpen(true)
  }, [weeks, open])
  return isOpen ? <OpenWeek /> : null
}
