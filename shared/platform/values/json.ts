// Saved at load, because the page may replace them later or add `toJSON` to built-in prototypes (Prototype 1.6).
// Each has its own constant, so that the bundler can drop unused ones.
const parse = JSON.parse
const stringify = JSON.stringify
const isArray = Array.isArray
const keys = Object.keys
const getTime = /* @__PURE__ */ (() => Date.prototype.getTime)()
const toISOString = /* @__PURE__ */ (() => Date.prototype.toISOString)()

/**
 * Returns the JSON text of a plain value, even if the page has changed `toJSON` or arrays. Undefined members are
 * left out.
 */
export function stringifyJson(value: unknown): string {
  return write(value) ?? 'null'
}

/** Writes a date as JSON.stringify does: an invalid one becomes null. */
const writeMoment = (date: Date): string =>
  Number.isNaN(getTime.call(date)) ? 'null' : stringify(toISOString.call(date))

function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return stringify(value)
  if (value instanceof Date) return writeMoment(value)
  let text = ''
  if (isArray(value)) {
    for (let at = 0; at < value.length; at++) text += `${at ? ',' : ''}${write(value[at]) ?? 'null'}`
    return `[${text}]`
  }
  const names = keys(value)
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as keyof typeof value
    const member = write(value[name])
    if (member !== undefined) text += `${text && ','}${stringify(name)}:${member}`
  }
  return `{${text}}`
}

/** Parses JSON text without keys that could reach a prototype; throws SyntaxError for invalid JSON. */
export function parseJson(text: string): unknown {
  // Checking each key takes five times as long, so it is skipped if the text contains none of these keys.
  if (!/proto|constr|\\u/.test(text)) return parse(text)
  return parse(text, (key, value) =>
    key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value,
  )
}

/** Parses JSON text; undefined if it is invalid. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
