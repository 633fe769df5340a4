import { parseJson } from '../../values/json'
import { placeholdersOf } from '../placeholders'
import { activateName } from './activate'

/** An option of a placeholder that is an object; empty where it cannot be read: such a placeholder waits for its press. */
function readOption(placeholder: HTMLElement, option: string): Readonly<Record<string, unknown>> {
  try {
    const written = placeholder.dataset[option]
    const script = placeholder.querySelector('script[type="application/json"]')
    return Object(written ? parseJson(written) : Object(parseJson(script?.textContent ?? ''))[option])
  } catch {
    return {}
  }
}

/**
 * Has waiting placeholders of that widget show what the page has learnt of the thing in that option, each as it nears the
 * screen: until its first press a placeholder is what the server has printed (F-10).
 */
export function activateWaiting(
  { widget, option }: { widget: string; option: string },
  isConcerned: (id: string, readOther: (option: string) => object) => boolean = () => true,
): void {
  for (const placeholder of placeholdersOf(widget, 'waiting')) {
    const { id } = readOption(placeholder, option)
    if (id !== undefined && isConcerned(`${id}`, other => readOption(placeholder, other)))
      placeholder.dispatchEvent(new CustomEvent(activateName, { bubbles: true }))
  }
}
