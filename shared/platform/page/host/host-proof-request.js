// Plain JavaScript without dependencies: the build injects these functions into every file that needs them. MooTools
// has its own class `Request`, and the page's other scripts rely on it.

/** A minimal request, with a text body or none. */
class PlainRequest {
  constructor(input, { body, ...init } = {}) {
    const { url = String(input) } = input
    Object.assign(this, { method: 'GET', content: body }, input, init, { url })
    this.headers = new Headers(this.headers)
    if (body && !this.headers.has('Content-Type'))
      this.headers.set('Content-Type', 'text/plain;charset=UTF-8')
  }

  clone() {
    return new PlainRequest(this)
  }
}

const isIntact = Made => {
  try {
    return new Made('https://a.invalid/', { headers: { a: 'b' } }).headers.get('a') === 'b'
  } catch {
    return false
  }
}

/** The browser's `Request`; a minimal replacement if the page has overwritten it. */
export const doorstepRequest = /* @__PURE__ */ (() => {
  const found = Reflect.get(globalThis, 'Request')
  return isIntact(found) ? found : PlainRequest
})()

/**
 * Calls the page's `fetch`, which does not know the minimal request. Each script has a class of its own, so that the
 * class cannot tell.
 */
export const doorstepFetch = request =>
  'content' in request
    ? window.fetch(request.url, { ...request, body: request.content })
    : window.fetch(request)
