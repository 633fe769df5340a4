import { useEffect } from 'react'
import { useWeeks, useWeeksStore } from '../../shared/domain/hooks/use-weeks'
import { useFirstWeek } from '../../shared/features/week/use-first-week'
import type { OptionValues } from '../../shared/platform/options/options'
import type { options } from './header-basket.options'
import { OpenWeek } from './week/OpenWeek'

/** The weekly basket; renders nothing while it is closed. */
export function HeaderBasket({ startOfWeek, open }: OptionValues<typeof options>) {
  useFirstWeek(startOfWeek)
  const weeks = useWeeksStore()
  const isOpen = useWeeks(state => state.isOpen)
  useEffect(() => {
    if (open) weeks.getState().setOpen(true)
  }, [weeks, open])
  return isOpen ? <OpenWeek /> : null
}
