import type { Options } from '../../options/options'
import { attributeOf } from '../../options/read-options'

/** Calls `change` whenever the page changes an attribute of an option; returns the end of it. */
export function followOptions(placeholder: Element, options: Options, change: () => void): () => void {
  const attributeFilter = Object.keys(options).map(attributeOf)
  if (!attributeFilter.length) return () => {}
  const observer = new MutationObserver(change)
  observer.observe(placeholder, { attributeFilter })
  return () => observer.disconnect()
}
