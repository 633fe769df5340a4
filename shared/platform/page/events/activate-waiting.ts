import { parseJson } from '../../values/json'
import { placeholdersOf } from '../placeholders'
import { activateName } from './activate'

/** The id in that option of a placeholder; a placeholder that cannot be read waits for its press. */
function idIn(placeholder: HTMLElement, option: string): string | undefined {
  try {
    const written = placeholder.dataset[option]
    const script = placeholder.querySelector('script[type="application/json"]')
    const { id } = Object(written ? parseJson(written) : Object(parseJson(script?.textContent ?? ''))[option])
    return id === undefined ? undefined : `${id}`
  } catch {
    return undefined
  }
}

/**
 * Has waiting placeholders of that widget show what the page has learnt of the thing in that option, each as it nears the
 * screen: until its first press a placeholder is what the server has printed (F-10).
 */
export function activateWaiting(
  { widget, option }: { widget: string; option: string },
  isConcerned: (id: string) => boolean = () => true,
): void {
  for (const placeholder of placeholdersOf(widget, 'waiting')) {
    const id = idIn(placeholder, option)
    if (id !== undefined && isConcerned(id))
      placeholder.dispatchEvent(new CustomEvent(activateName, { bubbles: true }))
  }
}
