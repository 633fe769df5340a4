import { mediaQueryList } from '../page/media-query-list'
import '@testing-library/jest-dom'
import { act, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import '../page/layout'
import { nextMacrotask } from '../test-time'
import { watchTexts } from '../words/texts-alone'

// React yields after 5 ms even if work is left; on a busy machine, tests would look before the rest was rendered.
jest
  .requireActual<{ unstable_forceFrameRate: (perSecond: number) => void }>('scheduler')
  .unstable_forceFrameRate(1)

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { actQueue: unknown }
}

const { asyncWrapper, eventWrapper, getElementError } = getConfig()
const ofQuery = 'TestingLibraryElementError'
/** During `waitFor`, only the last error prints the whole page. */
const isStillWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics

function elementError(message: string | null, container: Element): Error {
  const error = isStillWaiting() ? new Error(message ?? '') : getElementError(message, container)
  error.name = ofQuery
  // The stack starts at the test's own line.
  Error.captureStackTrace(error, elementError)
  return error
}

/**
 * Also waits for the effects of an event or a found element, which may load code, so that nothing depends on timing:
 * outside `act`, React shows what was loaded 300 real milliseconds after its placeholder.
 */
async function withEffects<Found>(work: () => Promise<Found>): Promise<Found> {
  const found = await work()
  await act(nextMacrotask)
  return found
}

configure({
  // Only waits that would fail take longer.
  asyncUtilTimeout: 20_000,
  getElementError: elementError,
  // `act` already waits for everything inside it, including events that are fired there.
  eventWrapper: press => (internals.actQueue ? press() : eventWrapper(press)),
  asyncWrapper: work =>
    (internals.actQueue ? work() : asyncWrapper(() => withEffects(work))).catch((error: Error) => {
      // Jest prints the stack, which was created before the page was printed.
      if (error.name === ofQuery && error.stack)
        error.stack = error.stack.replace(/^.*?(?=\n {4}at )/s, () => `${ofQuery}: ${error.message}`)
      throw error
    }),
})

// jsdom has no `matchMedia`; no query matches unless a test says so.
window.matchMedia ??= (media: string) => mediaQueryList(media)

// React records a stack for every element, for messages that name the component; the tests do not need them.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})

// Fails a test that changes text in a way that breaks when a browser has translated the page.
watchTexts(words => {
  const { unexpectedWords } = globalThis as unknown as { unexpectedWords: string[] }
  unexpectedWords.push(`G-23 ${words}`)
})
