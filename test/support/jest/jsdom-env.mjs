// jsdom with Node's fetch and its classes, which jsdom lacks. MessageChannel stays out: React's scheduler
// would keep the process alive through a Node MessagePort. BroadcastChannel stays out: pages of different
// tests would receive each other's messages.
import { TestEnvironment } from 'jest-environment-jsdom'

const fromNode = `URL URLSearchParams fetch Request Response Headers Blob File ReadableStream WritableStream
  TransformStream TextEncoder TextDecoder TextEncoderStream TextDecoderStream structuredClone AbortController
  AbortSignal Uint8Array`.split(/\s+/)

/** Node's FormData, which Node can send, made of a form of the page. */
const formData = DomFormData =>
  class extends FormData {
    constructor(form, submitter) {
      super()
      if (!form) return
      for (const [key, value] of new DomFormData(form, submitter ?? null))
        this.append(key, typeof value === 'string' ? value : new File([], value.name))
    }
  }

/** jsdom's `addEventListener` does not take the signals of Node. */
const withSignals = add =>
  function (type, listener, options) {
    if (!(options?.signal instanceof AbortSignal)) return add.call(this, type, listener, options)
    const { signal, ...rest } = options
    if (signal.aborted) return
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true })
    add.call(this, type, listener, rest)
  }

export default class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    const page = this.global
    const offer = (target, name, value) =>
      Object.defineProperty(target, name, { configurable: true, writable: true, value })
    for (const name of fromNode) offer(page, name, globalThis[name])
    offer(page, 'FormData', formData(page.FormData))
    offer(page.crypto, 'subtle', globalThis.crypto.subtle)
    const { prototype } = page.EventTarget
    prototype.addEventListener = withSignals(prototype.addEventListener)
    // Without layout and style sheets, only these attributes hide an element.
    page.Element.prototype.checkVisibility ??= function () {
      return this.isConnected && !this.closest('[hidden], details:not([open]) > :not(summary)')
    }
  }
}
