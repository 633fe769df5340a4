import { mediaQueryList } from '../page/media-query-list'
import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import '../page/layout'
import { watchTexts } from '../words/texts-alone'

// React leaves off after 5 ms, whatever is still due; on a busy machine a test looked before the rest had come.
jest
  .requireActual<{ unstable_forceFrameRate: (perSecond: number) => void }>('scheduler')
  .unstable_forceFrameRate(1)

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { actQueue: unknown }
}

const { asyncWrapper, eventWrapper, getElementError } = getConfig()
const ofQuery = 'TestingLibraryElementError'
/** While something is waited for, what is not there yet is no news: only the last error shows the whole page. */
const isStillWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics

function elementError(message: string | null, container: Element): Error {
  const error = isStillWaiting() ? new Error(message ?? '') : getElementError(message, container)
  error.name = ofQuery
  // The test's own line is shown, not this one.
  Error.captureStackTrace(error, elementError)
  return error
}

const laterTurn = globalThis.setTimeout.bind(globalThis)

/** What was found may have effects of its own that are still to run, and fetch a part: none of that is left to chance. */
async function withEffects<Found>(work: () => Promise<Found>): Promise<Found> {
  const found = await work()
  await new Promise(resolve => laterTurn(resolve))
  return found
}

configure({
  // Who waits for nothing waits no longer for it.
  asyncUtilTimeout: 20_000,
  getElementError: elementError,
  // What happens within `act` is waited for by it, also what a press, a look or a focus set in there brings about.
  eventWrapper: press => (internals.actQueue ? press() : eventWrapper(press)),
  asyncWrapper: work =>
    (internals.actQueue ? work() : asyncWrapper(() => withEffects(work))).catch((error: Error) => {
      // Jest shows the stack, which was written when the page was not asked for yet.
      if (error.name === ofQuery && error.stack)
        error.stack = error.stack.replace(/^.*?(?=\n {4}at )/s, () => `${ofQuery}: ${error.message}`)
      throw error
    }),
})

// jsdom has no media; nothing matches unless a test says so.
window.matchMedia ??= (media: string) => mediaQueryList(media)

// React remembers a stack for every element it makes, for messages that name the component; nobody reads them here.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})

// A translated page would go on showing what was there, or lose its widget.
watchTexts(words => {
  const { unexpectedWords } = globalThis as unknown as { unexpectedWords: string[] }
  unexpectedWords.push(`G-23 ${words}`)
})
