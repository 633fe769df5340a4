/**
 * Asks for what a press on a card opens together with what the card itself needs: on a slow line each step of its own
 * takes a second. Run before the script has anything of others, so all that it uses stands in it; a wrong guess costs bytes.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive === false) return
  const pressed = '[data-widget=order-dialog][data-widget-state=loading]'
  const cards = [...document.querySelectorAll<HTMLElement>(pressed)]
  const isEssential = cards.some(
    ({ dataset, textContent }) => !/"template"\s*:\s*"bol"/.test(`${dataset.product}${textContent}`),
  )
  const isGuest = Reflect.get(window, 'isGuest') !== false
  const failed = () => {}
  if (isEssential || (isGuest && cards.length)) import('./OrderWindow').catch(failed)
  if (isEssential && !isGuest) import('../../shared/features/ordering/EssentialsTabs').catch(failed)
}
