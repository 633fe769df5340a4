/** Stands at that address, where there is no page: some readers of options ask where they are. */
export function standAt(address: string): void {
  Object.defineProperty(globalThis, 'location', {
    value: new URL(address),
    configurable: true,
    writable: true,
  })
}
