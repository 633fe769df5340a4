// Build pass: `bind` as the language has it.

// In MooTools `Function.prototype.bind` loses arguments: its calendar had no day.
// Leaflet has one of its own, with other parameters.
const bound = /(?<![\w$.)\]])(?!Util\.bind\()([\w$]+(?:\.[\w$]+|\[[\w$]+\])*)\.bind\(/g

/** The source of a package without the page's `bind`. */
export const withOwnBind = text => text.replace(bound, 'doorstepBind($1, ')
