import { closestTo } from '../../page/host/elements'
import { rootAttribute } from '../../page/placeholders'
import { counterpartFinder } from './adopt'
import { stashOf } from './fallback'

/**
 * Whether a control is a text field or a list: it has already received the focus, and a press does nothing else to
 * it.
 */
const isTypedInto = (control: HTMLElement) =>
  control.matches('input:not([type=checkbox],[type=radio]),select,textarea')

/**
 * Whether each press of a control counts, as for a quantity's plus button; repeated presses of any other control are
 * impatience and count once.
 */
const isStep = ({ parentElement }: HTMLElement) =>
  !!parentElement?.querySelector(':scope > [role=spinbutton]')

/**
 * Remembers which controls of the placeholder were pressed, and returns a function that presses their counterparts in
 * the mounted widget, as long as earlier presses have not removed them.
 */
export function rememberPresses(placeholder: Element, pressed: readonly HTMLElement[]): () => Promise<void> {
  const meant = pressed.filter((control, at) => isStep(control) || pressed.indexOf(control) === at)
  const finders = meant.map(control => counterpartFinder(placeholder, control))
  return async () => {
    if (!finders.length) return
    const since: unknown[] = []
    const note = ({ target }: Event) => since.push(target)
    placeholder.addEventListener('click', note)
    // Waits a turn, so that the page is painted and handles other input before the presses are rendered.
    await new Promise(resolve => setTimeout(resolve))
    placeholder.removeEventListener('click', note)
    for (const counterpart of finders.map(find => find(placeholder))) {
      if (!counterpart?.isConnected || isTypedInto(counterpart)) continue
      const isAnswered = !isStep(counterpart) && since.some(target => counterpart.contains(target as Node))
      if (!isAnswered) counterpart.click()
      // Lets React render the effect of this press before the next one.
      await null
    }
  }
}

const heard = new WeakSet<Node>()

/**
 * Passes on a press that comes late: a script that holds clicks until the page has loaded dispatches them on the server's
 * control, which the widget has replaced by then.
 */
export function followLatePresses(placeholder: Element): void {
  const content = stashOf(placeholder)?.content
  if (!content || heard.has(content)) return
  heard.add(content)
  content.addEventListener('click', event => {
    const control = closestTo(event.target, 'a,button,summary,label,input,select,textarea')
    const root = placeholder.querySelector(`:scope > [${rootAttribute}]`)
    if (!control || !root || isTypedInto(control)) return
    event.preventDefault()
    counterpartFinder(content, control)(root)?.click()
  })
}
