/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { linkTabs } from '../../../../../shared/platform/page/lifecycle/other-tabs'
import { installTabs } from '../tabs'

let tabs: ReturnType<typeof installTabs>
const joined: (() => void)[] = []
type Message = { kind: string; n?: number }
const join = (hear: (message: unknown) => void = () => {}) => {
  const tab = linkTabs<Message>()
  const leave = tab.listen(hear)
  joined.push(leave)
  return { ...tab, leave }
}

beforeEach(() => {
  jest.useFakeTimers()
  tabs = installTabs()
})
afterEach(() => {
  for (const leave of joined.splice(0)) leave()
  tabs.restore()
  jest.useRealTimers()
})

test('A message of one tab reaches every other tab and not the sender', () => {
  const heard: string[] = []
  const first = join(() => heard.push('first'))
  join(() => heard.push('second'))
  join(() => heard.push('third'))
  first.tell({ kind: 'x' })
  jest.advanceTimersByTime(10)
  expect(heard).toEqual(['second', 'third'])
})

test('Two hundred changes in three tabs stay below sixty messages a second and end with the newest', () => {
  const heard: unknown[] = []
  const everybody = [join(), join(), join()]
  join(message => heard.push(message))
  for (let n = 0; n < 200; n += 1) everybody[n % 3]?.tell({ kind: 'x', n })
  jest.advanceTimersByTime(500)
  expect(tabs.traffic).toHaveLength(60)
  jest.advanceTimersByTime(1000)
  expect(tabs.traffic).toHaveLength(63)
  expect(heard.slice(-3)).toEqual(
    expect.arrayContaining([
      { kind: 'x', n: 197 },
      { kind: 'x', n: 198 },
      { kind: 'x', n: 199 },
    ]),
  )
  jest.advanceTimersByTime(10_000)
  expect(tabs.traffic).toHaveLength(63)
})

test('All listeners of a page share one channel, which closes with the last of them', () => {
  const page = linkTabs()
  const heard: string[] = []
  const leave = ['basket', 'weeks'].map(name => page.listen(() => heard.push(name)))
  expect(tabs.channels.size).toBe(1)
  page.tell({ kind: 'x' })
  jest.advanceTimersByTime(10)
  expect(heard).toEqual([])
  join().tell({ kind: 'x' })
  jest.advanceTimersByTime(10)
  expect(heard).toEqual(['basket', 'weeks'])
  for (const end of joined.splice(0)) end()
  leave[0]?.()
  expect(tabs.channels.size).toBe(1)
  leave[1]?.()
  expect(tabs.channels.size).toBe(0)
})

test('A page in the back/forward cache closes its channel and opens one when it is shown', () => {
  const heard: unknown[] = []
  join(message => heard.push(message))
  const other = new BroadcastChannel('doorstep')
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(tabs.channels.size).toBe(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(tabs.channels.size).toBe(2)
  other.postMessage({ kind: 'x' })
  jest.advanceTimersByTime(10)
  expect(heard).toEqual([{ kind: 'x' }])
})

test.each([
  ['has no BroadcastChannel', undefined],
  [
    'refuses them',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  [
    'throws when a message is sent',
    function (this: object) {
      Object.assign(this, {
        close() {},
        postMessage() {
          throw new DOMException('closed', 'InvalidStateError')
        },
      })
    },
  ],
])('In a browser that %s a tab works alone', (_what, channel) => {
  Object.assign(globalThis, { BroadcastChannel: channel })
  const tab = join()
  expect(() => tab.tell({ kind: 'x' })).not.toThrow()
  expect(() => tab.leave()).not.toThrow()
})
