// jsdom with Node's fetch stack, without breaking FormData(form) or addEventListener({ signal }).
// MessageChannel stays out: React's scheduler would keep the process alive through a Node MessagePort.
// BroadcastChannel stays out: pages of different tests would hear each other.
import { TestEnvironment } from 'jest-environment-jsdom'

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'Uint8Array',
]

export default class extends TestEnvironment {
  constructor(config, context) {
    const testEnvironmentOptions = {
      customExportConditions: [''],
      ...config.projectConfig.testEnvironmentOptions,
    }
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context)
    const page = this.global
    const DomFormData = page.FormData
    for (const name of fromNode) {
      Object.defineProperty(page, name, {
        configurable: true,
        writable: true,
        enumerable: false,
        value: globalThis[name],
      })
    }
    Object.defineProperty(page.crypto, 'subtle', { configurable: true, value: globalThis.crypto.subtle })
    page.FormData = class extends FormData {
      constructor(form, submitter) {
        super()
        if (!form) return
        for (const [key, value] of new DomFormData(form, submitter ?? null)) {
          this.append(key, typeof value === 'string' ? value : new File([], value.name))
        }
      }
    }
    const target = page.EventTarget.prototype
    const add = target.addEventListener
    target.addEventListener = function (type, listener, options) {
      if (options && typeof options === 'object' && options.signal instanceof AbortSignal) {
        const { signal, ...rest } = options
        if (signal.aborted) return
        signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true })
        return add.call(this, type, listener, rest)
      }
      return add.call(this, type, listener, options)
    }
  }
}
