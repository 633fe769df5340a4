import { isStep } from '../../page/held-enter'
import { closestTo } from '../../page/host/elements'
import { rootAttribute } from '../../page/placeholders'
import { controls } from '../../page/press'
import { counterpartFinder } from './adopt'
import { stashOf } from './fallback'

/** Returns whether a control is a text field or a list: it already has the focus, and a press does nothing more. */
const isTypedInto = (control: HTMLElement) =>
  control.matches('input:not([type=checkbox],[type=radio]),select,textarea')

/** Returns the radio buttons that somebody has chosen among the server's. */
export const chosenRadios = (placeholder: Element): HTMLInputElement[] =>
  [...placeholder.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  )

/**
 * Remembers the pressed controls of the placeholder; repeated presses count once, except those of plus and minus.
 * Returns a function that presses their counterparts in the mounted widget, unless an earlier press has removed them.
 */
export function rememberPresses(placeholder: Element, pressed: readonly HTMLElement[]): () => Promise<void> {
  const meant = pressed.filter((control, at) => isStep(control) || pressed.indexOf(control) === at)
  const finders = meant.map(control => counterpartFinder(placeholder, control))
  return async () => {
    if (!finders.length) return
    const since: unknown[] = []
    const note = ({ target }: Event) => since.push(target)
    // A press on the printed control reaches the widget. Ends with: one turn.
    placeholder.addEventListener('click', note)
    // Waits one task, so that the page is painted and handles other input before the presses are rendered.
    await new Promise(resolve => setTimeout(resolve))
    placeholder.removeEventListener('click', note)
    for (const counterpart of finders.map(find => find(placeholder))) {
      if (!counterpart?.isConnected || isTypedInto(counterpart)) continue
      const isAnswered = !isStep(counterpart) && since.some(target => counterpart.contains(target as Node))
      if (!isAnswered) counterpart.click()
      // Lets React render this press before the next one.
      await null
    }
  }
}

const heard = new WeakSet<Node>()

/**
 * Passes on a late press (J-25). Some scripts hold clicks until the page has loaded, then dispatch them on the
 * server's control. The widget has replaced that control.
 */
export function followLatePresses(placeholder: Element): void {
  const content = stashOf(placeholder)?.content
  if (!content || heard.has(content)) return
  heard.add(content)
  content.addEventListener('click', event => {
    const control = closestTo(event.target, controls)
    const root = placeholder.querySelector(`:scope > [${rootAttribute}]`)
    if (!control || !root || isTypedInto(control)) return
    event.preventDefault()
    counterpartFinder(content, control)(root)?.click()
  })
}
