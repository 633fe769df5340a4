import { isOldCopy } from '../../../../shared/platform/page/arrival'

test.each([
  ['fetched ahead', { deliveryType: 'navigational-prefetch', transferSize: 900 }, true],
  ['from the cache, in a browser that says so', { deliveryType: 'cache', transferSize: 0 }, true],
  ['from the cache, in a browser that tells only the size', { transferSize: 0 }, true],
  ['from the network', { deliveryType: '', transferSize: 900 }, false],
  ['of a browser that says nothing', undefined, false],
])('K-562 A page %s is an old copy: %#', (_, load, isOld) => {
  const entries = load ? [load as unknown as PerformanceEntry] : []
  performance.getEntriesByType = () => entries
  expect(isOldCopy()).toBe(isOld)
})
