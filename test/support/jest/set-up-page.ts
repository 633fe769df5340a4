import { mediaQueryList } from '../page/media-query-list'
import '@testing-library/jest-dom'
import { act, configure, getConfig } from '@testing-library/react'
import '../page/layout'
import { nextMacrotask } from '../test-time'

const { asyncWrapper } = getConfig()

/** An error without the page's markup, because printing that at each try of a wait takes longer than the wait. */
function getElementError(message: string | null): Error {
  const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  // Jest shows the line of the test, not this one.
  Error.captureStackTrace(error, getElementError)
  return error
}

configure({
  // Only waits that fail take this long.
  asyncUtilTimeout: 20_000,
  getElementError,
  // A found element may load code: outside `act`, React shows it 300 real milliseconds after its placeholder.
  asyncWrapper: work =>
    asyncWrapper(async () => {
      const found = await work()
      await act(nextMacrotask)
      return found
    }),
})

// jsdom has no `matchMedia`; no query matches unless a test says so.
window.matchMedia ??= (media: string) => mediaQueryList(media)

// React updates after a test's last line are not awaited, because its page is about to close.
const awaitUpdates = (isAwaited: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isAwaited })
beforeEach(() => void awaitUpdates(true))
afterEach(() => void awaitUpdates(false))
