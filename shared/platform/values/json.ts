// Taken at load: the page may replace them later, or hang `toJSON` on built-in prototypes (Prototype 1.6).
// Written one by one, because the bundler leaves out what a script does not use only so.
const parse = JSON.parse
const stringify = JSON.stringify
const isArray = Array.isArray
const keys = Object.keys
const getTime = /* @__PURE__ */ (() => Date.prototype.getTime)()
const toISOString = /* @__PURE__ */ (() => Date.prototype.toISOString)()

/** The JSON text of a plain value, whatever the page did to `toJSON` or to arrays; undefined members are left out. */
export function stringifyJson(value: unknown): string {
  return write(value) ?? 'null'
}

/** As JSON.stringify does: one that is no moment at all becomes null. */
const writeMoment = (date: Date): string =>
  Number.isNaN(getTime.call(date)) ? 'null' : stringify(toISOString.call(date))

function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return stringify(value)
  if (value instanceof Date) return writeMoment(value)
  const members = value as Record<string, unknown>
  const isList = isArray(value)
  const names = isList ? null : keys(value)
  const count = isList ? value.length : (names?.length ?? 0)
  let text = ''
  for (let at = 0; at < count; at++) {
    const name = names ? (names[at] ?? '') : at
    const member = write(members[name]) ?? (isList ? 'null' : undefined)
    if (member !== undefined) text += `${text && ','}${isList ? '' : `${stringify(name)}:`}${member}`
  }
  return isList ? `[${text}]` : `{${text}}`
}

/** Reads JSON text without the keys that could reach a prototype; throws SyntaxError on anything else. */
export function parseJson(text: string): unknown {
  // Where none of them can be written, nobody looks at each key: that takes five times as long.
  if (!/proto|constr|\\u/.test(text)) return parse(text)
  return parse(text, (key, value) =>
    key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value,
  )
}

/** What the text says as JSON, or undefined when it is none. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
