/**
 * Requests the code of the dialog together with that of the card, because on a slow connection each further round trip
 * takes a second. It does not if a press adds at once, because the dialog would delay what the press needs. It runs
 * before the script's imports are loaded and before its own constants are set, so it uses neither: it knows only what
 * the page says about the visitor, and it calls the document's own function, because the one that no element can hide
 * (J-04) is imported.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive === false) return
  const find = (selector: string): HTMLElement[] => [
    ...Object.getPrototypeOf(document).querySelectorAll.call(document, selector),
  ]
  const [meta] = find('meta[name=doorstep-has-postcode]')
  const said = Object.getOwnPropertyDescriptor(window, 'hasPostcode')?.value ?? meta?.getAttribute('content')
  const hasPostcode = /^\s*(1|t|true|y|yes|on)\s*$/i.test(String(said))
  const isBox = ({ dataset, textContent }: HTMLElement) =>
    /"template"\s*:\s*"bol"/.test(`${dataset.product}${textContent}`)
  /**
   * Returns true if a press adds at once. A press of the card's link does not: it shows the product's details, which
   * need the dialog.
   */
  const isAdding = (card: HTMLElement) =>
    isBox(card) &&
    hasPostcode &&
    card.dataset.mode !== 'dialog' &&
    !/"mode"\s*:\s*"dialog"/.test(card.textContent) &&
    !card.querySelector('a:is(:hover,:focus)')
  const cards = find('[data-widget=order-dialog][data-widget-state=loading]').filter(card => !isAdding(card))
  const failed = () => {}
  if (cards.length) import('./OrderWindow').catch(failed)
  if (!cards.every(isBox)) import('../../shared/features/ordering/EssentialsTabs').catch(failed)
}
