type Arrival = 'navigate' | 'reload' | 'back_forward'

/**
 * Sets the type of navigation for all pages until the test ends, and the bytes that came for them: none from the
 * browser's cache. jsdom has neither.
 */
export function arriveBy(type: Arrival, transferSize?: number): void {
  Object.assign(performance, { getEntriesByType: () => [{ type, transferSize }] })
}

afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))
