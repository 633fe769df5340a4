import { DecodeError } from '../values/decoder'
import { type Option, text, yesOrNo } from './options'

/** Builds an option: a CSS selector for elements of the page. */
export function selector(about: string, fallback: string): Option<string> {
  const written = text(about, fallback)
  return {
    ...written,
    kinds: ['selector'],
    expected: 'a selector, such as .columns',
    read(given, at) {
      const names = written.read(given, at)
      if (yesOrNo.test(names)) throw new DecodeError(at, given, 'is not a selector')
      // Source files are checked without a browser, which could not test a selector.
      if (typeof document === 'undefined') return names
      try {
        document.createDocumentFragment().querySelector(names)
      } catch {
        throw new DecodeError(at, given, 'is not a selector')
      }
      return names
    },
  }
}
