import { DecodeError } from '../values/decoder'
import { type Option, text, yesOrNo } from './options'

/** Elements of the page, as a style sheet would name them. */
export function selector(about: string, fallback: string): Option<string> {
  const written = text(about, fallback)
  return {
    ...written,
    kinds: ['selector'],
    expected: 'a selector, such as .columns',
    read(given, at) {
      const names = written.read(given, at)
      if (yesOrNo.test(names)) throw new DecodeError(at, given, 'is no selector')
      // A source is checked without a browser, which knows no selectors.
      if (typeof document === 'undefined') return names
      try {
        document.createDocumentFragment().querySelector(names)
      } catch {
        throw new DecodeError(at, given, 'is no selector')
      }
      return names
    },
  }
}
