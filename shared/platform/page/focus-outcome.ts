import { restoreFocus } from './focus'
import { announce } from './live-region'

/**
 * Moves a lost focus to the place of an outcome. The outcome is read once: with the place, which contains it or is
 * described by it, or else as an announcement.
 */
export function focusOutcome(place: Element | null | undefined, message: string): void {
  const described = place?.getAttribute('aria-describedby')?.split(' ') ?? []
  const read = [place, ...described.map(id => document.getElementById(id))]
  if (restoreFocus([place]) && read.some(each => each?.textContent?.includes(message))) return
  if (message) announce(message)
}
