/** Sets `location` in tests without a page, for option decoders that read it. */
export function standAt(address: string): void {
  Object.defineProperty(globalThis, 'location', {
    value: new URL(address),
    configurable: true,
    writable: true,
  })
}
