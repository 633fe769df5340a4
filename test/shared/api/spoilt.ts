/** JSON that a careless reader takes for a method, and then calls. */
const hostile = ['toString', 'valueOf', 'then', 'toJSON', 'length', 'hasOwnProperty'].map(name => ({
  [name]: {},
}))

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Every spelling of that answer with one part of it missing, null, or of another type. */
export function spoilt(whole: Json, path: readonly string[] = []): { what: string; body: unknown }[] {
  const replace = (node: Json, [key, ...rest]: readonly string[], by: unknown): unknown => {
    if (key === undefined) return by
    const copy: Record<string, unknown> | unknown[] = Array.isArray(node)
      ? [...node]
      : { ...(node as Record<string, Json>) }
    const child = (node as Record<string, Json>)[key] as Json
    if (by === undefined && !rest.length) delete (copy as Record<string, unknown>)[key]
    else (copy as Record<string, unknown>)[key] = replace(child, rest, by)
    return copy
  }
  const walk = (node: Json, at: readonly string[]): { what: string; body: unknown }[] => {
    const isRecord = typeof node === 'object' && node !== null && !Array.isArray(node)
    const others = at.length ? [undefined, null, 'x', [], {}, -1, true, [null], { a: { b: 1 } }] : []
    const here = [...others, ...hostile.map(extra => (isRecord ? { ...node, ...extra } : extra))].map(by => ({
      what: `${at.join('.')} is ${JSON.stringify(by) ?? 'missing'}`,
      body: replace(whole, at, by),
    }))
    const below =
      typeof node === 'object' && node !== null
        ? Object.entries(node).flatMap(([key, child]) => walk(child, [...at, key]))
        : []
    return [...here, ...below]
  }
  return walk(whole, path)
}
