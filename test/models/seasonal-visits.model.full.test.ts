/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { lookMs } from '../../widgets/seasonal-popup/on-changes'
import { waitToOpen } from '../../widgets/seasonal-popup/wait-to-open'
import { expectElement } from '../support/expect-element'
import fc from '../support/fast-check'
import { runs } from './runs'

/*
 * However many tabs visit the shop, the popup never comes twice in seven days, over a dialog, during typing,
 * on a hidden page or without cookies; and it does come after five quiet seconds.
 */

const day = 24 * 3_600_000
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('open'), ms: fc.constant(0) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 100, max: 9000 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('sleep'), ms: fc.integer({ min: 0, max: 9 * day }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('type', 'dialog', 'hide', 'refuse', 'leave'),
      ms: fc.constant(0),
    }),
  },
)

const start = Date.parse('2026-11-01T09:00:00Z')

/** The obstacles, and the browser's cookies by the clock of the test. */
function createBrowser() {
  const state = { hide: false, refuse: false, jar: '', expires: 0 }
  document.body.innerHTML = '<input>'
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => state.hide)
  jest
    .spyOn(document, 'cookie', 'get')
    .mockImplementation(() => (Date.now() < state.expires ? state.jar : ''))
  jest.spyOn(document, 'cookie', 'set').mockImplementation(text => {
    if (state.refuse) return
    state.jar = text.split(';')[0] ?? ''
    state.expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '')
  })
  const field = expectElement(document.querySelector('input'), HTMLInputElement)
  return {
    change(what: string) {
      if (what === 'hide' || what === 'refuse') state[what] = !state[what]
      if (what === 'hide') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      if (what === 'type') document.activeElement === field ? field.blur() : field.focus()
      const open = document.querySelector('dialog')
      if (what === 'dialog' && open) open.remove()
      else if (what === 'dialog') document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    },
    isDisturbed: () => state.hide || document.activeElement === field || !!document.querySelector('dialog'),
    isRefusing: () => state.refuse,
  }
}

test('SP-02 SP-03 In random visits the popup comes when it may, and never when it may not', async () => {
  jest.useFakeTimers({ now: start, doNotFake: ['queueMicrotask'] })
  let shows = 0
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), async deeds => {
      jest.setSystemTime(start)
      const browser = createBrowser()
      let tabs: { stop: () => void; peace: number }[] = []
      let shownAt = Number.NEGATIVE_INFINITY
      let changes = 0
      const show = () => {
        expect(browser.isDisturbed() || browser.isRefusing()).toBe(false)
        expect(Date.now() - shownAt).toBeGreaterThanOrEqual(7 * day - 1000)
        shownAt = Date.now()
        shows++
      }
      for (const { kind, ms } of deeds) {
        if (kind === 'open') tabs.push({ stop: waitToOpen(show), peace: 0 })
        else if (kind === 'leave') tabs.shift()?.stop()
        else if (kind === 'sleep') jest.setSystemTime(Date.now() + ms)
        else if (kind === 'wait') {
          const before = shownAt
          const canCome = !browser.isDisturbed() && !browser.isRefusing()
          const isDue = Date.now() - shownAt > 7 * day
          jest.advanceTimersByTime(ms)
          const isFresh = tabs.some(({ peace }) => peace === 0)
          if (!browser.isDisturbed()) for (const tab of tabs) tab.peace += ms
          const most = Math.max(0, ...tabs.map(({ peace }) => peace))
          // The popup checks at intervals: a change between two checks is at most one check late.
          if (shownAt !== before) expect(most).toBeGreaterThanOrEqual(5000 - lookMs * changes)
          else if (canCome && isDue && isFresh) expect(ms).toBeLessThan(5500)
        } else {
          browser.change(kind)
          changes++
          // Anything that follows the page's changes is notified then.
          await Promise.resolve()
        }
      }
      for (const { stop } of tabs) stop()
      tabs = []
    }),
    { numRuns: runs(500) },
  )
  expect(shows).toBeGreaterThan(runs(500) / 10)
  jest.useRealTimers()
})
