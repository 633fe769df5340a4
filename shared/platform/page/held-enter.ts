import { closestTo } from './host/elements'

/** Returns whether each press of a control counts, as for a quantity's plus button. */
export const isStep = ({ parentElement }: Element): boolean =>
  !!parentElement?.querySelector(':scope > [role=spinbutton]')

/**
 * Prevents what a browser does at each repeat of a held Enter: it presses the button again, or sends the form again.
 * A trembling hand would order twice. Plus and minus go on, and a text of several lines gets its lines.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return
  const control = closestTo(event.target, 'button,a,summary,input,select')
  if (control && !isStep(control)) event.preventDefault()
}
