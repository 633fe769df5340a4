type Arrival = 'navigate' | 'reload' | 'back_forward'

/** Sets the type of navigation for all pages until the test ends; jsdom has none. */
export function arriveBy(type: Arrival): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
}

afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))
