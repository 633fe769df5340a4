// jsdom with Node's fetch stack, without breaking FormData(form) or addEventListener({ signal }).
// MessageChannel stays out: React's scheduler would keep the process alive through a Node MessagePort.
// BroadcastChannel stays out: pages of different tests would hear each other.
import { ModernFakeTimers } from '@jest/fake-timers'
import { TestEnvironment } from 'jest-environment-jsdom'
import { oneTestAtATime } from './one-test-at-a-time.mjs'

const fromNode = [
  'URL',
  'URLSearchParams',
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

/**
 * Fake timers that use setImmediate to wait for promises: a page has none, and with setTimeout each step of the clock
 * takes a real millisecond. It is removed from the page afterwards.
 */
function promptFakeTimers(page, config) {
  Object.assign(page, { setImmediate, clearImmediate })
  const timers = new ModernFakeTimers({ config, global: page })
  delete page.setImmediate
  delete page.clearImmediate
  return timers
}

export default class extends oneTestAtATime(TestEnvironment) {
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
    this.fakeTimersModern = promptFakeTimers(page, config.projectConfig)
    // Without layout and style sheets, only these attributes hide an element.
    page.Element.prototype.checkVisibility ??= function () {
      return this.isConnected && !this.closest('[hidden], details:not([open]) > :not(summary)')
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
