/**
 * Requests the code of the dialog together with that of the card, because on a slow connection each further round trip
 * takes a second. It runs before the script's imports are loaded, so it may use nothing from them: it does not ask who is
 * there, as few bytes are all that a customer's Best of Local card may fetch in vain. It also reads the function of the
 * document itself, as the one that no element can hide (J-04) is imported.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive === false) return
  const pressed = '[data-widget=order-dialog][data-widget-state=loading]'
  const found: NodeListOf<HTMLElement> = Object.getPrototypeOf(document).querySelectorAll.call(
    document,
    pressed,
  )
  const cards = [...found]
  const isEssential = cards.some(
    ({ dataset, textContent }) => !/"template"\s*:\s*"bol"/.test(`${dataset.product}${textContent}`),
  )
  const failed = () => {}
  if (cards.length) import('./OrderWindow').catch(failed)
  if (isEssential) import('../../shared/features/ordering/EssentialsTabs').catch(failed)
}
