// Jest follows every promise to know which test it belongs to, for tests that run at once; that is a seventh of the
// time of all. Ours run one after the other: what goes wrong belongs to the test that was started last.
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new WeakMap()

Object.assign(AsyncLocalStorage.prototype, {
  getStore() {
    return current.get(this)
  },
  run(store, callback, ...given) {
    // A hook has no test of its own: what it brings to light was left by the test before it.
    if (store.test || !current.get(this)?.test) current.set(this, store)
    return callback(...given)
  },
})

/** The environment with one test at a time: the next waits until what the last one has left came to light. */
export const oneTestAtATime = Environment =>
  class extends Environment {
    async handleTestEvent({ name, test }) {
      const hasEnded = name === 'test_fn_success' || name === 'test_fn_failure'
      // What comes after its last line a test need not wait for: its page is about to close.
      if (hasEnded || name === 'test_start') this.#awaitUpdates(name === 'test_start')
      if (hasEnded) await new Promise(setImmediate)
      if (name === 'test_done') test.errors.push(...this.#unexpected())
    }

    #awaitUpdates(isAwaited) {
      if (this.global && 'IS_REACT_ACT_ENVIRONMENT' in this.global)
        this.global.IS_REACT_ACT_ENVIRONMENT = isAwaited
    }

    /** What was said since the last test that no test expected, hooks included. */
    #unexpected() {
      const said = this.global?.unexpectedWords?.splice(0) ?? []
      return [...new Set(said)].map(words => {
        const error = new Error(`nobody expected this to be said:\n${words}`)
        error.stack = error.message
        return error
      })
    }
  }
