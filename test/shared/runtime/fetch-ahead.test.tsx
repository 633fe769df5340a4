import { filesOf } from '../../../shared/runtime/built-ahead'
import { openSleeping } from '../../support/sleeping-page'

const files = { 'weekly-view-link': ['c/core.js', 'w/link.js'], 'order-dialog': ['c/core.js', 'w/order.js'] }
const card = '<div data-widget="order-dialog" data-product=\'{"id":1}\'><a href="/contact">Order</a></div>'
const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) =>
    href.replace(/.*\/(?=\w\/)/, ''),
  )

let isQuiet = () => {}
beforeAll(() => Object.assign(filesOf, files))
beforeEach(() => {
  Object.assign(globalThis, { requestIdleCallback: (quiet: () => void) => (isQuiet = quiet) })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(navigator, 'connection')
  document.head.replaceChildren()
})

/** Opens a page on which a link sleeps on the screen, and a card of a product waits at that height. */
async function beQuiet({ line, top = 300 }: { line?: object; top?: number } = {}) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: line })
  await openSleeping('/', ['weekly-view-link'], { more: card })
  for (const each of document.querySelectorAll('[data-widget]'))
    each.getBoundingClientRect = () =>
      ({ width: 100, top: each.matches('[data-product]') ? top : 0, bottom: top + 40 }) as DOMRect
  expect(fetched()).toEqual([])
  isQuiet()
  await new Promise(resolve => setTimeout(resolve))
}

test('once the page is quiet, what waits near the screen has its files fetched, each once and none of them run', async () => {
  await beQuiet()
  expect(fetched()).toEqual(['c/core.js', 'w/link.js', 'w/order.js'])
})

test('what is far from the screen has nothing fetched for it', async () => {
  await beQuiet({ top: 5000 })
  expect(fetched()).toEqual(['c/core.js', 'w/link.js'])
})

test.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }], [{ effectiveType: '2g' }]])(
  'nothing is fetched ahead on a line like %j',
  async line => {
    await beQuiet({ line })
    expect(fetched()).toEqual([])
  },
)

test('nothing is fetched ahead for a page on which nothing sleeps', async () => {
  let wasAsked = false
  Object.assign(globalThis, { requestIdleCallback: () => (wasAsked = true) })
  await openSleeping('/', [], { more: card })
  expect(wasAsked).toBe(false)
})
