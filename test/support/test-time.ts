import { act } from '@testing-library/react'

/**
 * Lets the tests of a file live by a clock of their own. It goes on like the real one, never faster than the page can
 * follow; `findBy…`, `waitFor` and `pass` turn it on, so that nothing is waited for in earnest.
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

/** Lets that much time pass, and everything happen that is due in it. */
export const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
