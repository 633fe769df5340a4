// The replacements of built-ins by Prototype 1.6, rewritten here because that version is not on npm.
;(() => {
  const names = of => {
    const found = []
    for (const name in of) found.push(name)
    return found
  }
  Object.keys = names
  Object.values = of => names(of).map(name => of[name])
  const quoted = text => `"${text}"`
  const written = of => (of?.toJSON ? of.toJSON() : `${of}`)
  String.prototype.toJSON = function () {
    return quoted(this)
  }
  Number.prototype.toJSON = function () {
    return `${this}`
  }
  Date.prototype.toJSON = function () {
    return quoted(this.toISOString())
  }
  // Assigned in the old way, so that `for … in` over a list yields these names too.
  Object.assign(Array.prototype, {
    toJSON() {
      return `[${this.map(written).join(', ')}]`
    },
    reduce() {
      return this.length > 1 ? this : this[0]
    },
    entries() {
      return this.slice()
    },
    find(fits) {
      return this.filter(fits)[0]
    },
    include(one) {
      return this.indexOf(one) >= 0
    },
    first() {
      return this[0]
    },
  })
  if (globalThis.Element) {
    const own = Element
    window.Element = Object.assign(function make() {}, own)
  }
  Array.from = of => (of.toArray ? of.toArray() : Array.prototype.slice.call(of))
  Function.prototype.bind = function (self, ...first) {
    if (self === undefined && !first.length) return this
    return (...rest) => this.apply(self, first.concat(rest))
  }
  String.prototype.startsWith = function (text) {
    return this.indexOf(text) === 0
  }
})()
