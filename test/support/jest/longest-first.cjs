const { statSync } = require('node:fs')
const Sequencer = require('@jest/test-sequencer').default

/**
 * Tests that take long for their file size; started last, they would keep one worker busy while the others are idle.
 */
const long = [
  /\/models\//,
  /\/build\/growth/,
  /every-widget\/(?:fields|promises|mounting|statements)\./,
  /browser\/.*(?:host-libraries|long-basket|boxes|back|leaving|fault)/,
]

/** Runs the longest tests first, in the same order on every machine: long ones by name, the others by file size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => long.findIndex(each => each.test(path)) >>> 0
    const sizes = new Map(tests.map(test => [test, statSync(test.path).size]))
    return [...tests].sort((one, other) => rank(one) - rank(other) || sizes.get(other) - sizes.get(one))
  }
}
