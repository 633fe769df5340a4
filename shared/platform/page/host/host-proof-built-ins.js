// Plain JavaScript without dependencies: the build injects these into every file that needs them.
const apply = /* @__PURE__ */ (() => Reflect.apply)()

/** `Function.prototype.bind` as the language has it. */
export function doorstepBind(run, self, ...first) {
  return (...rest) => apply(run, self, [...first, ...rest])
}

/** `Array.from` as the language has it, for iterables and array-likes. */
export function doorstepArrayFrom(source, change) {
  const items = []
  if (source[Symbol.iterator]) for (const item of source) items.push(item)
  else for (let index = 0; index < source.length; index++) items.push(source[index])
  return change ? items.map((item, index) => change(item, index)) : items
}

/** `Date.parse` as the language has it. */
export const doorstepDateParse = text => new Date(text).getTime()
