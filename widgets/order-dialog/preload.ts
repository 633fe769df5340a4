/**
 * Requests the code of the dialog together with that of the card, because on a slow connection each further round trip
 * takes a second. It runs before the script's imports are loaded, so it may use nothing from them; a wrong guess only
 * costs bytes.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive === false) return
  const pressed = '[data-widget=order-dialog][data-widget-state=loading]'
  const cards = [...document.querySelectorAll<HTMLElement>(pressed)]
  const isEssential = cards.some(
    ({ dataset, textContent }) => !/"template"\s*:\s*"bol"/.test(`${dataset.product}${textContent}`),
  )
  // An element named isGuest is not false either: a wrong guess only costs bytes.
  const isGuest = Reflect.get(window, 'isGuest') !== false
  const failed = () => {}
  if (isEssential || (isGuest && cards.length)) import('./OrderWindow').catch(failed)
  if (isEssential && !isGuest) import('../../shared/features/ordering/EssentialsTabs').catch(failed)
}
