import { joinTabs, type OtherTabs } from '../../../shared/page/other-tabs'
import { installTabs } from './tabs'

let tabs: ReturnType<typeof installTabs>
const joined: OtherTabs[] = []
const join = (hear: (message: unknown) => void = () => {}) => {
  const tab = joinTabs(hear)
  joined.push(tab)
  return tab
}

beforeEach(() => {
  jest.useFakeTimers()
  tabs = installTabs()
})
afterEach(() => {
  for (const tab of joined.splice(0)) tab.leave()
  tabs.restore()
  jest.useRealTimers()
})

test('what one tab says every other tab hears, and not itself', () => {
  const heard: string[] = []
  const first = join(() => heard.push('first'))
  join(() => heard.push('second'))
  join(() => heard.push('third'))
  first.tell({ kind: 'x' })
  jest.advanceTimersByTime(10)
  expect(heard).toEqual(['second', 'third'])
})

test('tabs that answer every message while they hear it fall silent at once', () => {
  for (let n = 0; n < 3; n += 1) {
    const tab = join(message => tab.tell(message as object))
  }
  join().tell({ kind: 'x' })
  jest.advanceTimersByTime(5000)
  expect(tabs.traffic).toHaveLength(1)
})

test('tabs that answer every message later are cut to twenty messages a second each', () => {
  for (let n = 0; n < 3; n += 1) {
    const tab = join(
      message => tabs.traffic.length < 1000 && setTimeout(() => tab.tell(message as object), 5),
    )
  }
  join().tell({ kind: 'x' })
  jest.advanceTimersByTime(2000)
  expect(tabs.traffic.length).toBeLessThanOrEqual(3 * 20 * 3)
})

test('two hundred changes in three tabs stay below sixty messages a second and end with the newest', () => {
  const heard: unknown[] = []
  const everybody = [join(), join(), join()]
  join(message => heard.push(message))
  for (let n = 0; n < 200; n += 1) everybody[n % 3]?.tell({ n })
  jest.advanceTimersByTime(500)
  expect(tabs.traffic).toHaveLength(60)
  jest.advanceTimersByTime(1000)
  expect(tabs.traffic).toHaveLength(63)
  expect(heard.slice(-3)).toEqual(expect.arrayContaining([{ n: 197 }, { n: 198 }, { n: 199 }]))
  jest.advanceTimersByTime(10_000)
  expect(tabs.traffic).toHaveLength(63)
})

test('a tab may talk again once a second has passed', () => {
  const tab = join()
  for (let n = 0; n < 20; n += 1) tab.tell({ n })
  jest.advanceTimersByTime(1000)
  tab.tell({ n: 20 })
  expect(tabs.traffic).toHaveLength(21)
})

test('a page in the back/forward cache keeps no channel open and has one again when it is shown', () => {
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
  ['has no channels', undefined],
  [
    'refuses them',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  [
    'refuses the message',
    function (this: object) {
      Object.assign(this, {
        close() {},
        postMessage() {
          throw new DOMException('closed', 'InvalidStateError')
        },
      })
    },
  ],
])('in a browser that %s, a tab goes by itself', (_what, channel) => {
  Object.assign(globalThis, { BroadcastChannel: channel })
  const tab = join()
  expect(() => tab.tell({ kind: 'x' })).not.toThrow()
  expect(() => tab.leave()).not.toThrow()
})
