import { watchFacts } from '../../../../../shared/platform/runtime/lazy/server-rendered-facts'

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
