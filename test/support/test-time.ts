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

/** Advances the clock, and waits for everything that is due. */
export const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
