/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import type { TabMessage } from '#site/tabs'
import {
  type ShopTabs,
  type StaleReason,
  watchFreshness,
} from '../../../../../shared/platform/page/lifecycle/freshness'
import { linkTabs } from '../../../../../shared/platform/page/lifecycle/other-tabs'
import { noteListeners } from '../listeners'
import { installTabs } from '../tabs'

let tabs: ReturnType<typeof installTabs>
const watched: (() => void)[] = []
const watch = (link: ShopTabs = linkTabs()) => {
  const reasons: StaleReason[] = []
  const messages: unknown[] = []
  const stop = watchFreshness(
    { onStale: reason => reasons.push(reason), onMessage: message => messages.push(message) },
    link,
  )
  watched.push(stop)
  return { reasons, messages, stop, tellOtherTabs: link.tell }
}
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new CustomEvent('visibilitychange'))
}
const showPage = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const message = { kind: 'postcode-confirmed', postcode: 'SW1A 1AA', quotaReached: false } as const

beforeEach(() => {
  jest.useFakeTimers()
  tabs = installTabs()
})
afterEach(() => {
  for (const stop of watched.splice(0)) stop()
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(performance, 'getEntriesByType')
  tabs.restore()
  jest.useRealTimers()
})

test('A page from the back/forward cache reads again', () => {
  const { reasons } = watch()
  showPage(false)
  expect(reasons).toEqual([])
  showPage(true)
  expect(reasons).toEqual(['restored'])
})

test('A page loaded anew by the Back button reads again', () => {
  const getEntriesByType = () => [{ type: 'back_forward' }]
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: getEntriesByType })
  expect(watch().reasons).toEqual(['restored'])
})

test('A browser without navigation types causes no read', () => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: undefined })
  expect(watch().reasons).toEqual([])
})

test('A prerendered page reads again when somebody looks at it', () => {
  const { reasons } = watch()
  document.dispatchEvent(new CustomEvent('prerenderingchange'))
  expect(reasons).toEqual(['activated'])
})

test('Returning to the tab after more than a minute reads again, and returning earlier does not', () => {
  const { reasons } = watch()
  setHidden(true)
  jest.advanceTimersByTime(60_000)
  setHidden(false)
  expect(reasons).toEqual([])
  setHidden(true)
  jest.advanceTimersByTime(60_001)
  setHidden(false)
  expect(reasons).toEqual(['returned'])
})

test('A visible tab reads another tab’s change at once, and a hidden tab reads it on return', () => {
  const { reasons, messages } = watch()
  const other = watch()
  other.tellOtherTabs(message)
  jest.advanceTimersByTime(10)
  expect(reasons).toEqual(['other-tab'])
  expect(other.reasons).toEqual([])
  jest.advanceTimersByTime(1000)

  setHidden(true)
  other.tellOtherTabs(message)
  jest.advanceTimersByTime(1000)
  expect(reasons).toEqual(['other-tab'])
  expect(messages).toEqual([message, message])
  setHidden(false)
  expect(reasons).toEqual(['other-tab', 'other-tab'])
  setHidden(true)
  setHidden(false)
  jest.advanceTimersByTime(1000)
  expect(reasons).toEqual(['other-tab', 'other-tab'])
})

test('After its end nothing is watched any more', () => {
  const { reasons, stop } = watch()
  const other = watch()
  window.dispatchEvent(new Event('online'))
  stop()
  window.dispatchEvent(new Event('online'))
  showPage(true)
  document.dispatchEvent(new CustomEvent('prerenderingchange'))
  other.tellOtherTabs(message)
  jest.advanceTimersByTime(1000)
  expect(reasons).toEqual([])
})

test('F-38 After its end no listener is left', () => {
  const link = linkTabs<TabMessage>()
  watched.push(link.listen(() => {}))
  const page = noteListeners()
  const { stop } = watch(link)
  expect(page.listening()).toEqual([
    'doorstep:mounted',
    'doorstep:unmounted',
    'online',
    'pageshow',
    'prerenderingchange',
    'visibilitychange',
  ])
  stop()
  expect(page.listening()).toEqual([])
  page.restore()
})

test('X7 Two separate scripts of one page do not take each other for another tab', () => {
  const linkOf = () => {
    let link: ShopTabs | undefined
    jest.isolateModules(() => {
      link = require('../../../../../shared/platform/page/lifecycle/freshness').shopTabs
    })
    return link
  }
  expect(linkOf()).toBe(linkOf())
})
