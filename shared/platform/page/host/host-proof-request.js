// Plain JavaScript without dependencies: the build injects these into every file that needs them.
// MooTools keeps a class of its own under the name of `Request`; the page's other scripts rely on that.

/** As much of a request as is needed to send one with a text for a body, or without. */
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

/** `Request` as the browser has it; where the page has put something else there, the little of it that we use. */
export const doorstepRequest = /* @__PURE__ */ (() => {
  const found = Reflect.get(globalThis, 'Request')
  return isIntact(found) ? found : PlainRequest
})()

/** `fetch` of the page, which knows nothing of a plain request. */
export const doorstepFetch = request =>
  request instanceof PlainRequest
    ? window.fetch(request.url, { ...request, body: request.content })
    : window.fetch(request)
