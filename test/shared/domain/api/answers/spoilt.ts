/** JSON in which a name looks like a method that careless code would call. */
const hostile = ['toString', 'valueOf', 'then', 'toJSON', 'length', 'hasOwnProperty'].map(name => ({
  [name]: {},
}))

const damages = [undefined, null, 'x', [], {}, -1, true, [null], { a: { b: 1 } }]

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** An answer with one invalid part: its path, its value and the whole answer. */
type Spoilt = { part: string; by: string; what: string; body: unknown }

/** All variants of that answer in which one part is missing, null or of another type. */
export function spoilt(whole: Json): Spoilt[] {
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
  const walk = (node: Json, at: readonly string[]): Spoilt[] => {
    const part = at.join('.')
    const isRecord = typeof node === 'object' && node !== null && !Array.isArray(node)
    const spoil = (by: unknown, name = JSON.stringify(by) ?? 'missing'): Spoilt => ({
      part,
      by: name,
      what: `${part} is ${JSON.stringify(by) ?? 'missing'}`,
      body: replace(whole, at, by),
    })
    const here = [
      ...(at.length ? damages.map(by => spoil(by)) : []),
      ...hostile.map(extra =>
        isRecord ? spoil({ ...node, ...extra }, 'a stranger in it') : spoil(extra, '{…}'),
      ),
    ]
    const below =
      typeof node === 'object' && node !== null
        ? Object.entries(node).flatMap(([key, child]) => walk(child, [...at, key]))
        : []
    return [...here, ...below]
  }
  return walk(whole, [])
}
