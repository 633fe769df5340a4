import type { WeeksStore } from '../store/weeks'

/** Opens the weekly basket, if it is closed, and brings the top of the page into view (HB-53, HB-54, A-70). */
export function openWeek(weeks: WeeksStore): void {
  weeks.getState().setOpen(true)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}
