import type { Page } from 'playwright-core'
import { fillBox, type journeys } from './journey'

/** The server's content with a field: its place on the page, and the focused field. */
export const places = [
  { at: '/account/addresses', widget: 'postcode-panel', field: 'input[name=postcode]' },
  { at: '/register', widget: 'promo-field', field: 'input[name=referral_code]' },
  { at: '/account/pauses', widget: 'pause-picker', field: 'input[name=start_date]' },
  { at: '/account/pauses', widget: 'pause-picker', field: 'input[name=end_date]' },
  { at: '/register', widget: 'offline-customer', field: 'input[type=checkbox]' },
  { at: '/shop/best-of-local/checkout', widget: 'checkout-panel', field: 'textarea' },
] as const
type Place = (typeof places)[number]

type Stage = {
  focusLosses: number
  /** Values checked while half typed. */
  judged: string[]
  /** The number of checks, by the page's own form or by a widget. */
  checks: number
  /**
   * Shows a place's content; its widget arrives after that many milliseconds, or with null at the call of
   * `arrive`.
   */
  set: (place: number, arrivesIn: number | null) => void
  arrive: () => void
  /** Holds back every swap until `goOn`; gives the position of the focused field's end. */
  hold: () => Promise<{ x: number; y: number }>
  goOn: (arrivesIn: number) => void
  state: () => { state: string | undefined; value: string; caret: (number | null)[]; isFocused: boolean }
}

/**
 * Runs in the page: puts up content whose widget arrives later, and watches what a person would not notice in
 * time.
 */
async function buildStage(wanted: readonly Place[]): Promise<number> {
  // As a document: the page takes no markup from a string.
  const pageAt = (at: string) =>
    new Promise<Document>(resolve => {
      const request = new XMLHttpRequest()
      request.open('GET', at)
      request.responseType = 'document'
      request.onload = () => resolve(request.response)
      request.send()
    })
  const originals = await Promise.all(
    wanted.map(async ({ at, widget }) => (await pageAt(at)).querySelector(`[data-widget="${widget}"]`)),
  )
  const place = document.createElement('div')
  document.querySelector('main')?.replaceChildren(place)
  let lastKey = 0
  let isArrived = false
  let arrival: ReturnType<typeof setTimeout>
  const stage: Stage = {
    focusLosses: 0,
    judged: [],
    checks: 0,
    set(at, arrivesIn) {
      clearTimeout(arrival)
      Object.assign(stage, { focusLosses: 0, judged: [], checks: 0 })
      isArrived = false
      const placeholder = document.importNode(originals[at] as HTMLElement, true)
      const name = placeholder.dataset.widget as string
      delete placeholder.dataset.widget
      placeholder.dataset.load = 'ready'
      const focus = placeholder.querySelector<HTMLInputElement>(wanted[at]?.field ?? '') as HTMLInputElement
      focus.removeAttribute('required')
      // The checkout's field, which is there for visitors without script, is shown as on other sites.
      focus.closest('.plain-only')?.classList.remove('plain-only')
      place.replaceChildren(placeholder)
      focus.focus()
      stage.arrive = () => {
        isArrived = true
        placeholder.dataset.widget = name
      }
      if (arrivesIn !== null) arrival = setTimeout(stage.arrive, arrivesIn)
    },
    arrive() {},
    async hold() {
      clearTimeout(arrival)
      const placeholder = place.firstElementChild as HTMLElement
      const isWaiting = () => placeholder.querySelector('textarea') && placeholder.dataset.widgetState
      while (isArrived && placeholder.dataset.widgetState !== 'mounted' && !isWaiting())
        await new Promise(requestAnimationFrame)
      const box = () => (document.activeElement as Element).getBoundingClientRect()
      // A turned wheel scrolls the page a while later.
      for (let still = 0, last = box().bottom; still < 4; last = box().bottom) {
        await new Promise(requestAnimationFrame)
        still = box().bottom === last ? still + 1 : 0
      }
      const { left, width, bottom } = box()
      return { x: left + width * 0.7, y: bottom - 12 }
    },
    goOn(arrivesIn) {
      if (!isArrived) arrival = setTimeout(stage.arrive, arrivesIn)
    },
    state() {
      const element = document.activeElement as HTMLInputElement
      const { selectionStart, selectionEnd } = element
      return {
        state: (place.firstElementChild as HTMLElement).dataset.widgetState,
        value: element.type === 'checkbox' ? String(element.checked) : element.value,
        caret: [selectionStart, selectionEnd],
        isFocused: place.contains(element) && element.matches('input,textarea'),
      }
    },
  }
  Object.assign(window, { stage })
  const look = () => {
    if (place.firstElementChild && document.activeElement === document.body) stage.focusLosses++
    requestAnimationFrame(look)
  }
  look()
  document.addEventListener('input', () => {
    lastKey = performance.now()
  })
  place.addEventListener('submit', event => {
    event.preventDefault()
    stage.checks++
  })
  const { fetch } = window
  window.fetch = async (...asked) => {
    const request = new Request(...asked)
    // A code is checked after half a second of rest; a machine that is held up rests as well.
    const rested = performance.now() - lastKey
    const isCheck = /verify$/.test(request.url)
    if (isCheck) stage.checks++
    if (isCheck && rested < 490) stage.judged.push(`${await request.clone().text()} after ${rested}`)
    return fetch(request)
  }
  return originals.filter(Boolean).length
}

/** The focused field as a person sees it. */
export const state = (page: Page) => page.evaluate(() => window.stage.state())

/** The faults that the page itself can see. */
export const wrongs = (page: Page) =>
  page.evaluate(() => {
    const { focusLosses, judged, checks } = window.stage
    return { focusLosses, judged, checks }
  })

/** A page on which each place in turn gets its content, with somebody in its field. */
export async function openStage(visit: ReturnType<typeof journeys>['visit']) {
  const page = await visit('/account/addresses', ['postcode-panel'], {
    as: 'customer',
    // Content with its JSON is added by hand here.
    bypassCSP: true,
  })
  // The checkout is for people with something in the box.
  await fillBox(page, 231, 3)
  if ((await page.evaluate(buildStage, places)) !== places.length) throw new Error('a place is missing')
  const composer = await page.context().newCDPSession(page)
  const set = (place: Place, arrivesIn: number | null) =>
    page.evaluate(([at, delay]) => window.stage.set(at, delay), [places.indexOf(place), arrivesIn] as const)
  const arrive = () => page.evaluate(() => window.stage.arrive())
  return { page, composer, set, arrive }
}

/** Waits until the placeholder says so. */
export const isOver = (page: Page, last: string) =>
  page.waitForFunction(
    wanted => {
      const placeholder = document.querySelector<HTMLElement>('main [data-widget]')
      return placeholder?.dataset.widgetState === wanted
    },
    last,
    { polling: 'raf' },
  )
