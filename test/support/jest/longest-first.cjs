const { statSync } = require('node:fs')
const Sequencer = require('@jest/test-sequencer').default

/** What takes long for its size; begun last, it would keep one worker busy while the others have nothing left to do. */
const long = [
  /\/models\//,
  /\/build\/growth/,
  /every-widget\/(?:fields|promises|mounting|statements)\./,
  /browser\/.*(?:host-libraries|long-basket|boxes|back|leaving|fault)/,
]

/** The longest tests first, the same on every machine: long ones by name, all others by their size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => long.findIndex(each => each.test(path)) >>> 0
    const sizes = new Map(tests.map(test => [test, statSync(test.path).size]))
    return [...tests].sort((one, other) => rank(one) - rank(other) || sizes.get(other) - sizes.get(one))
  }
}
