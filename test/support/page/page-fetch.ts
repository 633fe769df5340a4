/** Lets the page's own `fetch`, which is used for tokens, ask that shop until the test ends. */
export function letPageAsk({ fetch }: { fetch: (request: Request) => Promise<Response> }): void {
  const before = globalThis.fetch
  globalThis.fetch = (input, init) => fetch(new Request(new URL(String(input), location.href), init))
  restore = () => {
    globalThis.fetch = before
  }
}

let restore = () => {}
afterEach(() => restore())
