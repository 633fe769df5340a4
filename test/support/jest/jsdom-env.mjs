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

const kindOf = element =>
  [
    element.namespaceURI,
    element.localName,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.getAttribute('type'),
    element.getAttribute('style'),
    element.parentElement?.localName,
  ].join()

/** The `display` of each kind of element in jsdom's own style sheet, cached for all pages. */
const displays = new Map()

/**
 * These properties are only read from inline styles: jsdom's style sheet does not set them, and they are not inherited.
 */
const inline = name => element => (element.hasAttribute('style') ? element.style.getPropertyValue(name) : '')

/**
 * Computed styles at a fraction of the cost: without style sheets, the properties that role queries read follow from
 * the element's kind and inline styles. All others come from jsdom.
 */
function quickStyles(page) {
  const ofJsdom = page.getComputedStyle
  const inherited = (name, initial) => element => {
    for (let at = element; at; at = at.parentElement) {
      const own = at.hasAttribute('style') && at.style.getPropertyValue(name)
      if (own) return own
    }
    return initial
  }
  const known = {
    display(element, full) {
      const kind = kindOf(element)
      if (!displays.has(kind)) displays.set(kind, full().display)
      return displays.get(kind)
    },
    visibility: inherited('visibility', 'visible'),
    pointerEvents: inherited('pointer-events', 'auto'),
    opacity: inline('opacity'),
    direction: inline('direction'),
    'content-visibility': inline('content-visibility'),
  }
  page.getComputedStyle = (element, pseudo) => {
    if (pseudo || page.document.styleSheets.length) return ofJsdom(element, pseudo)
    let style
    const full = () => {
      style ??= ofJsdom(element)
      return style
    }
    const get = (_, name) => {
      if (Object.hasOwn(known, name)) return known[name](element, full)
      if (name === 'getPropertyValue')
        return asked => {
          if (asked.startsWith('--')) return inline(asked)(element)
          return Object.hasOwn(known, asked) ? known[asked](element, full) : full().getPropertyValue(asked)
        }
      const value = full()[name]
      return typeof value === 'function' ? value.bind(full()) : value
    }
    return new Proxy({}, { get })
  }
}

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
    quickStyles(page)
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
