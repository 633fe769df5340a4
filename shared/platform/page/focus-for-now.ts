/** Gives the focus to what Tab does not lead to, for as long as it stays there; the page is not scrolled. */
export function focusForNow(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
