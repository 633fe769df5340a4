// The rules for reading a placeholder, shared by the runtime, the doctor and the command line.
import { placeholderSelector } from '../page/placeholders'

/**
 * Elements that no fallback contains. If a placeholder contains one, its tag was not closed and it swallowed the
 * rest of the page.
 */
export const pageParts = `${placeholderSelector},main,[role=main],h1,script[src]`

/**
 * Returns a JSON text without the comments that Drupal, TinyMCE and older editors put around every script. Spaces in
 * their place keep each letter where it is.
 */
export function withoutComments(text: string): string {
  const start = text.indexOf('{')
  const before = text.slice(0, Math.max(start, 0))
  return /<!--|CDATA\[/.test(before)
    ? before.replace(/\S/g, ' ') + text.slice(start, text.lastIndexOf('}') + 1)
    : text
}

/** Returns whether a value is not written yet: a template's own expression, or a gap that the doctor has left. */
export const isUnwritten = (text: string): boolean => /\{\{[\s\S]*?\}\}|…write [\s\S]*?…/.test(text)
