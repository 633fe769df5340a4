import type { Options } from '../../../platform/options/options'
import { attributeOf as written } from '../../../platform/options/read-options'

const known = new Map<string, string>()

/**
 * Returns the attribute of an option. The result is cached, because a check of many templates asks for the same few
 * names again and again.
 */
export function attributeOf(option: string): string {
  const found = known.get(option) ?? written(option)
  known.set(option, found)
  return found
}

const lists = new WeakMap<Options, readonly string[]>()

/** Returns the attributes of all options. */
export function attributesOf(options: Options): readonly string[] {
  const found = lists.get(options) ?? Object.keys(options).map(attributeOf)
  lists.set(options, found)
  return found
}
