import { act } from '@testing-library/react'

/**
 * Gives the tests of a file a fake clock. It advances like the real one, but never faster than the page can follow;
 * `findBy…`, `waitFor` and `pass` advance it, so that no test waits in real time.
 */
export function liveOnTestTime(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      advanceTimers: 1,
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
    })
  })
  afterEach(() => jest.useRealTimers())
}

const realTimeout = globalThis.setTimeout.bind(globalThis)

/** Waits until a real timer that is due now has run, as those of React's scheduler are. */
export const nextMacrotask = () => new Promise<void>(resolve => void realTimeout(resolve))

/**
 * Renders what is due, such as code that has just loaded; then advances the clock and waits for everything that
 * has become due.
 */
export const pass = (ms: number) =>
  act(async () => {
    await nextMacrotask()
    await jest.advanceTimersByTimeAsync(ms)
  })
