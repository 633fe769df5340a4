import { counterpartFinder } from './adopt'

/** A field that is typed into has been handed the focus; a press does no more to it. */
const isTypedInto = (control: HTMLElement) =>
  control.matches('input:not([type=checkbox],[type=radio]),select,textarea')

/** Whether each press of a control counts, as beside a quantity; of all else one press is meant, however impatient. */
const isStep = ({ parentElement }: HTMLElement) =>
  !!parentElement?.querySelector(':scope > [role=spinbutton]')

/**
 * Remembers which of the placeholder's controls were pressed, and returns a function that presses their counterparts in
 * the mounted widget, as far as the presses before have left them there.
 */
export function rememberPresses(placeholder: Element, pressed: readonly HTMLElement[]): () => Promise<void> {
  const meant = pressed.filter((control, at) => isStep(control) || pressed.indexOf(control) === at)
  const finders = meant.map(control => counterpartFinder(placeholder, control))
  return async () => {
    if (!finders.length) return
    const since: unknown[] = []
    const note = ({ target }: Event) => since.push(target)
    placeholder.addEventListener('click', note)
    // The page is drawn, and takes what else somebody does, before what the presses ask for is rendered.
    await new Promise(resolve => setTimeout(resolve))
    placeholder.removeEventListener('click', note)
    for (const counterpart of finders.map(find => find(placeholder))) {
      if (!counterpart?.isConnected || isTypedInto(counterpart)) continue
      const isAnswered = !isStep(counterpart) && since.some(target => counterpart.contains(target as Node))
      if (!isAnswered) counterpart.click()
      // What a press changes is rendered before the next one comes.
      await null
    }
  }
}
