/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import type { TabMessage } from '#site/tabs'
import { createResource } from '../../../../../shared/domain/store/resource'
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
  jest.advanceTimersByTime(400)
  expect(reasons).toEqual([])
  setHidden(true)
  jest.advanceTimersByTime(60_001)
  setHidden(false)
  expect(reasons).toEqual(['returned'])
})

test('A visible tab soon reads another tab’s change, and a hidden tab reads it on return', () => {
  const { reasons, messages } = watch()
  const other = watch()
  other.tellOtherTabs(message)
  jest.advanceTimersByTime(400)
  expect(reasons).toEqual(['other-tab'])
  expect(other.reasons).toEqual([])
  jest.advanceTimersByTime(1000)

  setHidden(true)
  other.tellOtherTabs(message)
  jest.advanceTimersByTime(1000)
  expect(reasons).toEqual(['other-tab'])
  expect(messages).toEqual([message, message])
  setHidden(false)
  jest.advanceTimersByTime(400)
  expect(reasons).toEqual(['other-tab', 'other-tab'])
  setHidden(true)
  setHidden(false)
  jest.advanceTimersByTime(1000)
  expect(reasons).toEqual(['other-tab', 'other-tab'])
})

test('L-06 Whoever comes back reads once, whatever has happened; twenty reconnections are one read, of each page at another moment', async () => {
  const moments: number[][] = []
  for (let page = 0; page < 20; page++) {
    const at: number[] = []
    moments.push(at)
    const resource = createResource({ read: async () => at.push(Date.now()) })
    watched.push(
      resource.subscribe(() => {}),
      watchFreshness({ onStale: () => resource.invalidate() }, linkTabs()),
    )
  }
  setHidden(true)
  await jest.advanceTimersByTimeAsync(90_000)
  for (const at of moments) at.length = 0
  linkTabs<TabMessage>().tell(message)
  setHidden(false)
  window.dispatchEvent(new Event('focus'))
  await jest.advanceTimersByTimeAsync(5000)
  expect(moments.map(at => at.length)).toEqual(moments.map(() => 1))
  for (const at of moments) at.length = 0
  linkTabs<TabMessage>().tell(message)
  for (let n = 0; n < 20; n++) {
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('focus'))
    await jest.advanceTimersByTimeAsync(30)
  }
  await jest.advanceTimersByTimeAsync(5000)
  expect(moments.map(at => at.length)).toEqual(moments.map(() => 1))
  expect(new Set(moments.flat()).size).toBeGreaterThan(10)
})

test.each([
  [1, 2],
  [50, 3],
])(
  'L-06 A connection that comes back every tenth of a second for %d s causes at most a read a second',
  (s, most) => {
    const { reasons } = watch()
    for (let n = 0; n < 10 * s; n++) {
      window.dispatchEvent(new Event('online'))
      jest.advanceTimersByTime(100)
    }
    jest.advanceTimersByTime(1000)
    expect(reasons.length).toBeLessThanOrEqual(Math.max(s + 1, most))
  },
)

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
