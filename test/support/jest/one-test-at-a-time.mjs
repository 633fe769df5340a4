// Jest tracks every promise to know its test, for tests that run concurrently; that takes a seventh of the total time.
// Ours run one after the other, so an error belongs to the test that was started last.
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new WeakMap()

Object.assign(AsyncLocalStorage.prototype, {
  getStore() {
    return current.get(this)
  },
  run(store, callback, ...given) {
    // A hook has no test of its own; an error in it belongs to the test before it.
    if (store.test || !current.get(this)?.test) current.set(this, store)
    return callback(...given)
  },
})

/** An environment for one test at a time: the next one waits for the errors that the last one has left behind. */
export const oneTestAtATime = Environment =>
  class extends Environment {
    async handleTestEvent({ name, test }) {
      const hasEnded = name === 'test_fn_success' || name === 'test_fn_failure'
      // React updates after a test's last line are not awaited, because its page is about to close.
      if (hasEnded || name === 'test_start') this.#awaitUpdates(name === 'test_start')
      if (hasEnded) await new Promise(setImmediate)
      if (name === 'test_done') test.errors.push(...this.#unexpected())
    }

    #awaitUpdates(isAwaited) {
      if (this.global && 'IS_REACT_ACT_ENVIRONMENT' in this.global)
        this.global.IS_REACT_ACT_ENVIRONMENT = isAwaited
    }

    /** Console output since the last test that no test expected, including that of hooks. */
    #unexpected() {
      const said = this.global?.unexpectedWords?.splice(0) ?? []
      return [...new Set(said)].map(words => {
        const error = new Error(`nobody expected this to be said:\n${words}`)
        error.stack = error.message
        return error
      })
    }
  }
