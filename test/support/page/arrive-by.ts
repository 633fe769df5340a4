type Arrival = 'navigate' | 'reload' | 'back_forward'

/** From here on, until the test ends, pages are opened that way; jsdom itself does not say. */
export function arriveBy(type: Arrival): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
}

afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))
