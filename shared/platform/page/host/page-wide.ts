/** What the page has one of, also for scripts that share nothing else: whoever asks first makes it. */
export function pageWide<Value>(name: string, make: () => Value): Value {
  const page = globalThis as Record<symbol, unknown>
  const key = Symbol.for(`doorstep-${name}`)
  page[key] ??= make()
  return page[key] as Value
}
