/** The page's own `fetch` asks that shop, until the test ends: tokens are asked for by it. */
export function letPageAsk({ fetch }: { fetch: (request: Request) => Promise<Response> }): void {
  const before = globalThis.fetch
  globalThis.fetch = (input, init) => fetch(new Request(new URL(String(input), location.href), init))
  restore = () => {
    globalThis.fetch = before
  }
}

let restore = () => {}
afterEach(() => restore())
