import { filesOf } from '../../../../../shared/platform/runtime/lazy/built-ahead'
import { sharedFiles } from '../../../../../shared/platform/runtime/mount/fetch-chunk'
import { expectElement } from '../../../../support/expect-element'
import { openInactive, placeholderOf, settle, stateOf } from '../../../../support/page/inactive-page'
import { standIn } from '../../../../support/stand-in'

const shared = { 1: 'c/1-core.js', 10: 'c/10-week.js', 11: 's/0-base.css' }
const files = {
  'weekly-view-link': [10, 1, 'w/link.js', 11],
  'order-dialog': [1, 'w/order.js', 11],
}
const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) =>
    href.replace(/.*\/(?=\w\/)/, ''),
  )

let whenQuiet: (() => void)[] = []
let ran: unknown[] = []
const listen = jest.spyOn(document, 'addEventListener')
beforeAll(() => {
  Object.assign(filesOf, files)
  Object.assign(sharedFiles, shared)
})
beforeEach(() => {
  Object.assign(globalThis, { requestIdleCallback: (quiet: () => void) => whenQuiet.push(quiet) })
})
afterEach(() => {
  // A person's event has reached the listener.
  window.dispatchEvent(new Event('keydown'))
  // The next page is another document.
  for (const [name, listener] of listen.mock.calls)
    if (/^(pointerover|touchend|scroll)$/.test(name)) document.removeEventListener(name, listener)
  listen.mockClear()
  whenQuiet = []
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(navigator, 'connection')
  document.head.replaceChildren()
})

/** Opens a page with a sleeping link on the screen, and a product card at that height. */
async function beQuiet({ line, top = 300 }: { line?: object; top?: number | undefined } = {}) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: line })
  await openInactive('/', ['weekly-view-link', 'order-dialog'])
  for (const each of document.querySelectorAll('[data-widget]'))
    each.getBoundingClientRect = () =>
      standIn<DOMRect>({
        width: 100,
        top: each.matches('[data-widget=order-dialog]') ? top : 0,
        bottom: top + 40,
      })
  expect(fetched()).toEqual([])
  await beQuietAgain()
  ran = []
  Object.assign(window, { doorstepPart: async (...part: unknown[]) => void ran.push(part) })
}

async function beQuietAgain() {
  for (const act of whenQuiet.splice(0)) act()
  await new Promise(resolve => setTimeout(resolve))
}

test("A quiet page prefetches every widget's files one at a time, and runs nothing without a person", async () => {
  await beQuiet()
  expect(fetched()).toEqual(['c/1-core.js'])
  for (let turn = 0; turn < 5; turn++) await beQuietAgain()
  expect(fetched()).toEqual(['c/1-core.js', 's/0-base.css'])
  expect(ran).toEqual([])
})

test('Once a person acts, files of widgets near the screen are fetched before any press', async () => {
  await beQuiet()
  await beQuietAgain()
  window.dispatchEvent(new Event('touchstart'))
  for (let turn = 0; turn < 5; turn++) await beQuietAgain()
  expect(fetched()).toEqual(['c/1-core.js', 's/0-base.css', 'c/10-week.js', 'w/link.js', 'w/order.js'])
})

test('Once a person is there, scripts run one by one on a quiet page, so that a press finds them ready', async () => {
  await beQuiet()
  window.dispatchEvent(new Event('pointermove'))
  expect(ran).toEqual([])
  // Waits for the end of scrolling, and then for the quiet page.
  for (let turn = 0; turn < 2; turn++) await beQuietAgain()
  expect(ran).toEqual([[1]])
  for (let turn = 0; turn < 8; turn++) await beQuietAgain()
  expect(ran).toEqual([[1], [10], [11], ['w/link.js'], ['w/order.js']])
})

test('During scrolling no script runs, which would cost frames; scripts run once the page rests', async () => {
  await beQuiet()
  jest.useFakeTimers()
  document.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pointermove'))
  const turn = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    for (const act of whenQuiet.splice(0)) act()
    await jest.advanceTimersByTimeAsync(0)
  }
  await turn(100)
  document.dispatchEvent(new Event('scroll'))
  await turn(100)
  expect(ran).toEqual([])
  await turn(200)
  await turn(0)
  expect(ran).toEqual([[1], expect.anything()])
  jest.useRealTimers()
})

test('A script that fails to load stops nothing: the others come with the press', async () => {
  await beQuiet()
  Object.assign(window, { doorstepPart: () => Promise.reject(new Error('offline')) })
  window.dispatchEvent(new Event('keydown'))
  await beQuietAgain()
  await beQuietAgain()
  expect(ran).toEqual([])
})

type Pointing = {
  who: string
  event?: { pointerType?: string; buttons?: number }
  isGone?: boolean
  isMarked?: boolean
  isRunning?: boolean
  isOffline?: boolean
  isUnlisted?: boolean
}
const pointing: readonly Pointing[] = [
  { who: 'a mouse that passes by', isGone: true },
  { who: 'a finger', event: { pointerType: 'touch' } },
  { who: 'a mouse that drags something', event: { buttons: 1 } },
  { who: 'a mouse, while some text is marked,', isMarked: true },
  { who: 'a mouse, as long as not all has run,', isRunning: true },
  { who: 'a mouse, where something has not arrived,', isOffline: true },
  { who: 'a mouse, where an editor lets a widget wait for a press,', isUnlisted: true },
]

/** A person is there and points at the link; gives the link's state a fifth of a second later. */
async function pointAtLink({ event, isGone, isMarked, ...how }: Omit<Pointing, 'who'>) {
  const { isRunning, isOffline, isUnlisted } = how
  await beQuiet()
  if (isUnlisted) Reflect.deleteProperty(filesOf, 'weekly-view-link')
  if (isOffline) Object.assign(window, { doorstepPart: () => Promise.reject(new Error('offline')) })
  jest.useFakeTimers()
  window.dispatchEvent(new Event('pointermove'))
  const link = expectElement(document.querySelector('[data-widget="weekly-view-link"] a'), HTMLElement)
  const { matches } = link
  link.matches = ((selector: string) =>
    selector === ':hover' ? !isGone : matches.call(link, selector)) as typeof matches
  if (isMarked) getSelection()?.selectAllChildren(document.body)
  const over = new Event('pointerover', { bubbles: true })
  link.dispatchEvent(Object.assign(over, { pointerType: 'mouse', buttons: 0 }, event))
  while (!isRunning && whenQuiet.length) {
    for (const act of whenQuiet.splice(0)) act()
    await jest.advanceTimersByTimeAsync(1)
  }
  await settle(() => jest.advanceTimersByTimeAsync(200))
  jest.useRealTimers()
  getSelection()?.removeAllRanges()
  Object.assign(filesOf, files)
  return stateOf('weekly-view-link')
}

test('A widget under a resting mouse is mounted before it is pressed', async () => {
  expect(await pointAtLink({})).toBe('mounted')
})

test.each(pointing)('$who wakes no widget', async how => {
  expect(await pointAtLink(how)).toBe('waiting')
})

type Touching = {
  who: string
  gesture?: 'touchend' | 'scroll'
  top?: number | undefined
  isMarked?: boolean
  isRunning?: boolean
  isMoving?: boolean
  isUnlisted?: boolean
  isOffline?: boolean
}
const touching: readonly Touching[] = [
  { who: 'a screen reader that only moves the page', gesture: 'scroll' },
  { who: 'a finger that has left text marked', isMarked: true },
  { who: 'a finger, while the page still goes on by itself,', isMoving: true },
  { who: 'a finger, as long as not all has run,', isRunning: true },
  { who: 'a finger, where something has not arrived,', isOffline: true },
  { who: 'a finger, where an editor lets a widget wait for a press,', isUnlisted: true },
  { who: 'a finger that has what waits below the screen', top: innerHeight + 1 },
  { who: 'a finger that has what waits above the screen', top: -41 },
]

/** A finger has left the page; gives the state of the visible widgets half a second later. */
async function touchPage({ gesture = 'touchend', top, isMarked, ...how }: Omit<Touching, 'who'> = {}) {
  const { isMoving, isRunning, isOffline, isUnlisted } = how
  await beQuiet({ top })
  if (isUnlisted) Reflect.deleteProperty(filesOf, 'order-dialog')
  if (isOffline) Object.assign(window, { doorstepPart: () => Promise.reject(new Error('offline')) })
  jest.useFakeTimers()
  window.dispatchEvent(new Event('touchstart'))
  document.dispatchEvent(new Event(gesture))
  if (isMarked) getSelection()?.selectAllChildren(document.body)
  for (let turn = 0; turn < 10; turn++) {
    if (!isRunning) for (const act of whenQuiet.splice(0)) act()
    if (isMoving) document.dispatchEvent(new Event('scroll'))
    await settle(() => jest.advanceTimersByTimeAsync(50))
  }
  const state = stateOf('order-dialog')
  // Waits until the page is at rest.
  await settle(() => jest.advanceTimersByTimeAsync(200))
  jest.useRealTimers()
  getSelection()?.removeAllRanges()
  Object.assign(filesOf, files)
  return state
}

test('Visible widgets are mounted after a touch, before they are pressed', async () => {
  expect(await touchPage()).toBe('mounted')
  expect(stateOf('weekly-view-link')).toBe('mounted')
})

test.each(touching)('$who wakes no widget', async how => {
  expect(await touchPage(how)).toBe('waiting')
})

test('A widget that has left the screen when its turn comes stays asleep', async () => {
  await beQuiet()
  jest.useFakeTimers()
  window.dispatchEvent(new Event('touchstart'))
  document.dispatchEvent(new Event('touchend'))
  for (let turn = 0; turn < 5; turn++) {
    for (const act of whenQuiet.splice(0)) act()
    await jest.advanceTimersByTimeAsync(1)
  }
  await jest.advanceTimersByTimeAsync(200)
  placeholderOf('order-dialog').getBoundingClientRect = () =>
    standIn<DOMRect>({ width: 100, top: -900, bottom: -860 })
  for (const act of whenQuiet.splice(0)) act()
  await settle(() => jest.advanceTimersByTimeAsync(200))
  jest.useRealTimers()
  expect(stateOf('order-dialog')).toBe('waiting')
})

test('A widget far from the screen has nothing fetched', async () => {
  await beQuiet({ top: 5000 })
  window.dispatchEvent(new Event('keydown'))
  for (let turn = 0; turn < 5; turn++) await beQuietAgain()
  expect(fetched()).not.toContain('w/order.js')
  expect(fetched()).toContain('w/link.js')
})

test.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }], [{ effectiveType: '2g' }]])(
  'Nothing is prefetched on a connection like %j',
  async line => {
    await beQuiet({ line })
    expect(fetched()).toEqual([])
  },
)

test('Nothing is prefetched for a page without sleeping widgets', async () => {
  let wasAsked = false
  Object.assign(globalThis, { requestIdleCallback: () => (wasAsked = true) })
  await openInactive('/', ['order-dialog'])
  expect(wasAsked).toBe(false)
})
