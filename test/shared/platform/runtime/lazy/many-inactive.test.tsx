import { watchFacts } from '../../../../../shared/platform/runtime/lazy/server-rendered-facts'

/** How often the markup is read while that many placeholders are left inactive. */
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

test('what a page prints inactive costs each placeholder the same, however many there are', () => {
  const few = readsFor(100)
  expect(few).toBeGreaterThan(0)
  expect(readsFor(400)).toBe(4 * few)
})
