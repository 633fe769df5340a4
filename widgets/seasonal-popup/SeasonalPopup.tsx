import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { OptionValues } from '../../shared/platform/options/options'
import { pages } from '../../shared/platform/page/addresses'
import { dialogLayer } from '../../shared/platform/page/layer'
import { useAskedClock, useTime } from '../../shared/platform/providers/use-clock'
import { PopupCard } from './PopupCard'
import { seasonOf } from './season'
import type { options } from './seasonal-popup.options'
import { usePopup } from './use-popup'

/** Announces the Christmas range during its season, once a week (SP-01). */
export function SeasonalPopup({
  from,
  until,
  waitForCookie,
  href = pages.christmasRange,
  ...said
}: OptionValues<typeof options>) {
  const season = useMemo(() => seasonOf(from, until), [from, until])
  const isSeason = season.isOn(useTime(season.nextChange))
  const { isOpen, isCovered, close } = usePopup(useAskedClock() && isSeason, waitForCookie)
  return (
    isOpen &&
    createPortal(<PopupCard {...said} href={href} isHidden={isCovered} onClose={close} />, dialogLayer())
  )
}
