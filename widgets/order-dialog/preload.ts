/**
 * Requests the code of the dialog together with that of the card, because on a slow connection each further round trip
 * takes a second. It runs before the script's imports are loaded, so it may use nothing from them: it does not ask who is
 * there, as few bytes are all that a customer's Best of Local card may fetch in vain.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive === false) return
  const pressed = '[data-widget=order-dialog][data-widget-state=loading]'
  const cards = [...document.querySelectorAll<HTMLElement>(pressed)]
  const isEssential = cards.some(
    ({ dataset, textContent }) => !/"template"\s*:\s*"bol"/.test(`${dataset.product}${textContent}`),
  )
  const failed = () => {}
  if (cards.length) import('./OrderWindow').catch(failed)
  if (isEssential) import('../../shared/features/ordering/EssentialsTabs').catch(failed)
}
