// Plain JavaScript without dependencies: the build injects these functions into every file that needs them.
const apply = /* @__PURE__ */ (() => Reflect.apply)()

/** Works as the standard `Function.prototype.bind`. */
export function doorstepBind(run, self, ...first) {
  return (...rest) => apply(run, self, [...first, ...rest])
}

/** Works as the standard `Array.from`, for iterables and array-likes. */
export function doorstepArrayFrom(source, change) {
  const items = []
  if (source[Symbol.iterator]) for (const item of source) items.push(item)
  else for (let index = 0; index < source.length; index++) items.push(source[index])
  return change ? items.map((item, index) => change(item, index)) : items
}

/** Works as the standard `Date.parse`. */
export const doorstepDateParse = text => new Date(text).getTime()
