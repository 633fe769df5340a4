import { parseJson } from '../../values/json'
import { placeholdersOf } from '../placeholders'
import { activateName } from './activate'

type ReadOption = (option: string) => Readonly<Record<string, unknown>>

/**
 * Returns a function that reads object options of a placeholder. An unreadable option is empty, so the placeholder
 * waits for its press.
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
 * Activates waiting placeholders of that widget as they near the screen, if the page knows something new about the
 * thing in their option. Before activation a placeholder shows only what the server has rendered (F-10).
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
