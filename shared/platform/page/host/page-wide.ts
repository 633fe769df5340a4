/** Returns the page's single value of that name, shared by separate scripts; the first caller creates it. */
export function pageWide<Value>(name: string, make: () => Value): Value {
  const page = globalThis as Record<symbol, unknown>
  const key = Symbol.for(`doorstep-${name}`)
  page[key] ??= make()
  return page[key] as Value
}
