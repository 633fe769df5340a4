// How a placeholder is read: what the runtime, the doctor and the command line have to agree on.
import { placeholderSelector } from '../page/placeholders'

/** Elements that no fallback holds: if one is found, the placeholder was not closed and swallowed the rest of the page. */
export const pageParts = `${placeholderSelector},main,[role=main],h1,script[src]`

/** Whether something is still to be written there: a template's own expression, or a gap that the doctor has left. */
export const isUnwritten = (text: string): boolean => /\{\{[\s\S]*?\}\}|…write [\s\S]*?…/.test(text)
