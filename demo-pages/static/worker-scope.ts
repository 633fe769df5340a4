type Lifetime = Event & { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = Lifetime & {
  /** Not every browser has `isReloadNavigation`. */
  readonly request: Request & { readonly isReloadNavigation?: boolean }
  respondWith(answer: Promise<Response>): void
}
type Client = { readonly url: string; postMessage(message: unknown): void }

/** The parts of a service worker's global scope that the demo uses; TypeScript's library for pages lacks them. */
export type WorkerScope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options?: { includeUncontrolled?: boolean; type?: 'window' }): Promise<readonly Client[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
