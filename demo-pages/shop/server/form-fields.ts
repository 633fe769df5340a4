import type { Fields } from './replies'

/** Returns the fields of a form that are named `name[one][other]`, as nested records. */
export function nestedFields(fields: Fields, name: string): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = Object.create(null)
  for (const [key, value] of Object.entries(fields)) {
    const [, holder, one, other] = /^(\w+)\[([\w-]+)\]\[(\w+)\]$/.exec(key) ?? []
    if (holder !== name || one === undefined || other === undefined) continue
    found[one] = { ...found[one], [other]: value }
  }
  return found
}
