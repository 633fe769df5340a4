import { parseJson } from '../../values/json'
import { placeholdersOf } from '../placeholders'
import { activateName } from './activate'

type ReadOption = (option: string) => Readonly<Record<string, unknown>>

/**
 * Reads options of a placeholder that are objects; an option is empty where it cannot be read: such a placeholder waits for
 * its press.
 */
function optionsOf(placeholder: HTMLElement): ReadOption {
  let json: unknown
  return option => {
    try {
      const written = placeholder.dataset[option]
      if (written) return Object(parseJson(written))
      const script = placeholder.querySelector('script[type="application/json"]')
      json ??= parseJson(script?.textContent ?? '')
      return Object(Object(json)[option])
    } catch {
      return {}
    }
  }
}

/**
 * Has waiting placeholders of that widget show what the page has learnt of the thing in that option, each as it nears the
 * screen: until its first press a placeholder is what the server has printed (F-10).
 */
export function activateWaiting(
  { widget, option }: { widget: string; option: string },
  isConcerned: (id: string, read: ReadOption) => boolean = () => true,
): void {
  for (const placeholder of placeholdersOf(widget, 'waiting')) {
    const read = optionsOf(placeholder)
    const { id } = read(option)
    if (id !== undefined && isConcerned(`${id}`, read))
      placeholder.dispatchEvent(new CustomEvent(activateName, { bubbles: true }))
  }
}
