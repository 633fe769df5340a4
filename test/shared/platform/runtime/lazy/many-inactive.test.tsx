import { watchFacts } from '../../../../../shared/platform/runtime/lazy/server-rendered-facts'
import { wakeAtEvents } from '../../../../../shared/platform/runtime/lazy/wake-at-events'
import type { MountRecord } from '../../../../../shared/platform/runtime/mount-record'

/** Counts how often the markup is read while this many placeholders sleep. */
function readsFor(count: number): number {
  const life = new AbortController()
  const placeholders = Array.from({ length: count }, (_, at) => {
    const placeholder = document.createElement('div')
    Object.assign(placeholder.dataset, {
      widget: 'weekly-cost',
      printed: `total=${at}`,
      widgetState: 'waiting',
    })
    return placeholder
  })
  const reads = jest.spyOn(HTMLElement.prototype, 'dataset', 'get')
  for (const placeholder of placeholders) watchFacts(placeholder, life.signal)
  const { length } = reads.mock.calls
  reads.mockRestore()
  life.abort()
  return length
}

test('Each sleeping placeholder costs the same, however many there are', () => {
  const few = readsFor(100)
  expect(few).toBeGreaterThan(0)
  expect(readsFor(400)).toBe(4 * few)
})

/** Counts how often the names in the browser's storage are read while this many cards wait and one event comes. */
function storageReadsFor(count: number): number {
  const life = new AbortController()
  const live = new Set<MountRecord>()
  const reads = jest.spyOn(Object, 'keys')
  const wake = wakeAtEvents(live, { watch: () => {} }, life.signal)
  for (let at = 0; at < count; at++) {
    const element = document.createElement('div')
    const listed = { when: 'interaction', wakesAt: 'valid-postcode', load: () => Promise.reject() } as const
    const record: MountRecord = { widget: 'order-dialog', element, state: 'waiting', presses: [], listed }
    live.add(record)
    wake(record)
  }
  window.dispatchEvent(new CustomEvent('basket-updated'))
  const { length } = reads.mock.calls.filter(([of]) => of === localStorage)
  reads.mockRestore()
  life.abort()
  return length
}

test('The names in the storage are read once for all waiting cards, and once more after an event', () => {
  expect(storageReadsFor(1)).toBe(2)
  expect(storageReadsFor(400)).toBe(2)
})

test('A-113 Cards wake at an event that follows the last registration of the day, kept by another tab', () => {
  const life = new AbortController()
  const element = document.createElement('div')
  const listed = { when: 'interaction', wakesAt: 'valid-postcode', load: () => Promise.reject() } as const
  const record: MountRecord = { widget: 'order-dialog', element, state: 'waiting', presses: [], listed }
  const watch = jest.fn()
  const wake = wakeAtEvents(new Set([record]), { watch }, life.signal)
  wake(record)
  expect(watch).not.toHaveBeenCalled()
  localStorage.setItem('doorstep:quota-reached', '2026-11-27')
  window.dispatchEvent(new CustomEvent('basket-updated'))
  expect(watch).toHaveBeenCalledWith(record, 'visible')
  localStorage.clear()
  life.abort()
})
