import type { WeeksStore } from '../../domain/store/weeks'

/** Returns how the page scrolls: smoothly, unless the person prefers reduced motion. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** Opens the weekly basket, if it is closed, and brings the top of the page into view (HB-53, HB-54, A-70). */
export function openWeek(weeks: WeeksStore): void {
  weeks.getState().open('focus')
  window.scrollTo({ top: 0, behavior: scrollBehaviour() })
}
