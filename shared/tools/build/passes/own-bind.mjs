// Build pass: replaces calls of `bind` by a function with the standard behaviour.

// MooTools overwrites `Function.prototype.bind` with one that drops arguments, which left the calendar without days.
// Leaflet's own `Util.bind` has other parameters.
const bound = /(?<![\w$.)\]])(?!Util\.bind\()([\w$]+(?:\.[\w$]+|\[[\w$]+\])*)\.bind\(/g

/** Returns the source of a package that does not use the page's `bind`. */
export const withOwnBind = text => text.replace(bound, 'doorstepBind($1, ')
