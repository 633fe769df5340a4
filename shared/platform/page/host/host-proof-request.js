// Plain JavaScript without dependencies: the build injects these functions into every file that needs them. MooTools
// has its own class `Request`, and agents that wrap `fetch` often take every address for text.

/** A minimal request, with a text body or none. */
export class doorstepRequest {
  constructor(input, { body, ...init } = {}) {
    const { url = String(input) } = input
    Object.assign(this, { method: 'GET', content: body }, input, init, { url })
    this.headers = new Headers(this.headers)
    if (body && !this.headers.has('Content-Type'))
      this.headers.set('Content-Type', 'text/plain;charset=UTF-8')
  }

  clone() {
    return new doorstepRequest(this)
  }
}

/**
 * Calls the page's `fetch` with the address as text and the headers as a plain object. Wrappers of `fetch` often copy
 * headers by name, which loses those of a `Headers`.
 */
export const doorstepFetch = request =>
  window.fetch(request.url, {
    ...request,
    headers: Object.fromEntries(request.headers),
    body: request.content,
  })
