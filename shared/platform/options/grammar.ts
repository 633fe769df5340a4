// How a placeholder is read: what the runtime, the doctor and the command line have to agree on.
import { placeholderSelector } from '../page/placeholders'

/** Elements that no fallback holds: if one is found, the placeholder was not closed and swallowed the rest of the page. */
export const pageParts = `${placeholderSelector},main,[role=main],h1,script[src]`

/** Whether something is still to be written there: a template's own expression, or a gap that the doctor has left. */
export const isUnwritten = (text: string): boolean => /\{\{[\s\S]*?\}\}|…write [\s\S]*?…/.test(text)

const spoken = (name: string) =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** What stands where only an editor knows what to write; nothing takes it for a value. */
export const gapFor = (name: string, was?: unknown): string =>
  `…write the ${spoken(name)} here${typeof was === 'string' && was.trim() ? `; it was “${was.trim().slice(0, 200)}”` : ''}…`
