import type { CDPSession, Page } from 'playwright-core'
import { runs } from '../models/runs'
import { journeys } from './journey'

const browser = journeys()
// The normal command makes a few of them; `npm run soak` makes a thousand.
const howMany = process.env.RUNS ? runs(1000) : 60
const seed = Number(process.env.SEED ?? 118)

/** The server's own content with a field in it: where it stands, and the field that somebody is in. */
const places = [
  { at: '/account/addresses', widget: 'postcode-panel', field: 'input[name=postcode]' },
  { at: '/register', widget: 'promo-field', field: 'input[name=referral_code]' },
  { at: '/account/pauses', widget: 'pause-picker', field: 'input[name=start_date]' },
  { at: '/account/pauses', widget: 'pause-picker', field: 'input[name=end_date]' },
  { at: '/register', widget: 'offline-customer', field: 'input[type=checkbox]' },
  { at: '/shop/best-of-local/checkout', widget: 'checkout-panel', field: 'textarea' },
] as const
type Place = (typeof places)[number]

/** The same numbers for the same seed. */
function dice(from: number) {
  let state = from
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, of: <T>(all: readonly T[]): T => all[below(all.length)] as T }
}
type Dice = ReturnType<typeof dice>

/** What must stand in the field, worked out apart from any browser. */
class Typed {
  text = ''
  anchor = 0
  caret = 0
  get from() {
    return Math.min(this.anchor, this.caret)
  }
  get to() {
    return Math.max(this.anchor, this.caret)
  }
  put(more: string) {
    this.text = this.text.slice(0, this.from) + more + this.text.slice(this.to)
    this.moveTo(this.from + more.length)
  }
  erase() {
    if (this.from === this.to) this.anchor = Math.max(0, this.caret - 1)
    this.put('')
  }
  moveTo(caret: number) {
    this.anchor = this.caret = caret
  }
  left(isSelecting: boolean) {
    if (isSelecting) this.caret = Math.max(0, this.caret - 1)
    else this.moveTo(this.from === this.to ? Math.max(0, this.caret - 1) : this.from)
  }
}

/** One thing that a person does, on the page and on paper. */
type Deed = (page: Page, composer: CDPSession, typed: Typed, die: Dice) => Promise<void>

const letters = [...'ABCDEFGHKLMNPRSTUWXY0123456789']
const deeds: Record<string, Deed> = {
  async type(page, _, typed, die) {
    for (let count = 1 + die.below(5); count > 0; count--) {
      const letter = die.of(letters)
      typed.put(letter)
      await page.keyboard.press(letter)
    }
  },
  async erase(page, _, typed) {
    typed.erase()
    await page.keyboard.press('Backspace')
  },
  async goLeft(page, _, typed) {
    typed.left(false)
    await page.keyboard.press('ArrowLeft')
  },
  async selectLeft(page, _, typed) {
    typed.left(true)
    await page.keyboard.press('Shift+ArrowLeft')
  },
  async compose(_, composer, typed, die) {
    for (const text of ['ｎ', 'ｎｉ'].slice(die.below(2)))
      await composer.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    typed.put('牛')
    await composer.send('Input.insertText', { text: '牛' })
  },
  async scroll(page) {
    await page.mouse.wheel(0, 40)
  },
}

type Stage = {
  lost: number
  judged: string[]
  submits: number
  /** Puts a place's content up, whose widget arrives after so many milliseconds; null leaves that to `arrive`. */
  set: (place: number, arrivesIn: number | null) => void
  arrive: () => void
  state: () => { state: string | undefined; value: string; caret: (number | null)[]; isFocused: boolean }
}
type StageWindow = Window & { stage: Stage }

/** On the page: puts content up whose widget arrives later, and watches what a person would not see in time. */
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
  let arrival: ReturnType<typeof setTimeout>
  const stage: Stage = {
    lost: 0,
    judged: [],
    submits: 0,
    set(at, arrivesIn) {
      clearTimeout(arrival)
      Object.assign(stage, { lost: 0, judged: [], submits: 0 })
      const placeholder = document.importNode(originals[at] as HTMLElement, true)
      const name = placeholder.dataset.widget as string
      delete placeholder.dataset.widget
      placeholder.dataset.load = 'ready'
      const focus = placeholder.querySelector<HTMLInputElement>(wanted[at]?.field ?? '') as HTMLInputElement
      focus.removeAttribute('required')
      place.replaceChildren(placeholder)
      focus.focus()
      stage.arrive = () => {
        placeholder.dataset.widget = name
      }
      if (arrivesIn !== null) arrival = setTimeout(stage.arrive, arrivesIn)
    },
    arrive() {},
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
    if (place.firstElementChild && document.activeElement === document.body) stage.lost++
    requestAnimationFrame(look)
  }
  look()
  document.addEventListener('input', () => {
    lastKey = performance.now()
  })
  place.addEventListener('submit', event => {
    event.preventDefault()
    stage.submits++
  })
  const { fetch } = window
  window.fetch = async (...asked) => {
    const request = new Request(...asked)
    // Half a second of rest is what a code is checked after; a machine that is held up rests as well.
    const rested = performance.now() - lastKey
    if (/verify$/.test(request.url) && rested < 490)
      stage.judged.push(`${await request.clone().text()} after ${rested}`)
    return fetch(request)
  }
  return originals.filter(Boolean).length
}

const state = (page: Page) => page.evaluate(() => (window as unknown as StageWindow).stage.state())
const wrongs = (page: Page) =>
  page.evaluate(() => {
    const { lost, judged, submits } = (window as unknown as StageWindow).stage
    return { lost, judged, submits }
  })

async function openStage() {
  const page = await browser.visit('/account/addresses', ['postcode-panel'], {
    as: 'customer',
    // Content with its JSON is put up by hand here.
    bypassCSP: true,
  })
  // The checkout is for those who have something in the box.
  await page.evaluate(async () => {
    const { csrfToken } = window as unknown as { csrfToken: string }
    const headers = {
      'X-CSRF-TOKEN': csrfToken,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    }
    const body = JSON.stringify({ id: 231, quantity: 3, increment: false })
    await fetch('/api/product/bol', { method: 'POST', headers, body })
  })
  expect(await page.evaluate(buildStage, places)).toBe(places.length)
  const composer = await page.context().newCDPSession(page)
  const set = (place: Place, arrivesIn: number | null) =>
    page.evaluate(([at, delay]) => (window as unknown as StageWindow).stage.set(at, delay), [
      places.indexOf(place),
      arrivesIn,
    ] as const)
  return { page, composer, set }
}

const isOver = (page: Page, last: string) =>
  page.waitForFunction(
    wanted => {
      const placeholder = document.querySelector<HTMLElement>('main [data-widget]')
      return placeholder?.dataset.widgetState === wanted
    },
    last,
    { polling: 'raf' },
  )

test(`F-31 A-118 somebody types, selects, composes and scrolls while ${howMany} widgets arrive: nothing is lost, and nothing half typed is judged`, async () => {
  const { page, composer, set } = await openStage()
  const die = dice(seed)
  const failures: string[] = []
  for (let run = 0; run < howMany; run++) {
    const place = places[run % places.length] as Place
    const isTyped = place.widget !== 'offline-customer'
    const typed = new Typed()
    await set(place, die.below(120))
    // What the server's own content starts with.
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
    const done: string[] = []
    for (let count = 3 + die.below(5); count > 0; count--) {
      const name = isTyped ? die.of(Object.keys(deeds)) : 'scroll'
      done.push(name)
      await deeds[name]?.(page, composer, typed, die)
    }
    if (!isTyped) await page.keyboard.press('Space')
    // The checkout has no place for these words before "Somewhere else" is chosen: it waits until nobody is in them.
    await isOver(page, place.widget === 'checkout-panel' ? 'loading' : 'mounted')
    const now = await state(page)
    const { lost, judged } = await wrongs(page)
    const told = `run ${run} of seed ${seed}, ${place.widget} ${place.field}, ${done.join(' ')}`
    const wanted = isTyped ? typed.text : 'true'
    if (now.value !== wanted) failures.push(`${told}: ${now.value} instead of ${wanted}`)
    if (isTyped && String(now.caret) !== String([typed.from, typed.to]))
      failures.push(`${told}: caret ${now.caret} instead of ${typed.from},${typed.to}`)
    if (!now.isFocused || lost) failures.push(`${told}: the focus was lost`)
    if (judged.length) failures.push(`${told}: judged ${judged}`)
  }
  expect(failures).toEqual([])
})

test('F-31 A-118 a button that is held down as its widget arrives is pressed once all the same', async () => {
  const { page, set } = await openStage()
  const [moving] = places
  await set(moving, null)
  await page.locator('main button', { hasText: 'Check' }).hover()
  await page.mouse.down()
  await page.evaluate(() => (window as unknown as StageWindow).stage.arrive())
  await isOver(page, 'loading')
  await page.mouse.up()
  await isOver(page, 'mounted')
  expect((await wrongs(page)).submits).toBe(1)
})

test('F-31 A-118 on a slow line the registration form keeps what is typed while its widgets arrive', async () => {
  const page = await browser.visit('/faq', [])
  const die = dice(seed)
  await page.route(/\/(w|c)\//, async route => {
    await new Promise(arrive => setTimeout(arrive, die.below(700)))
    await route.continue()
  })
  await page.goto(new URL('/register', page.url()).href, { waitUntil: 'commit' })
  const field = page.locator('input[name=referral_code]')
  await field.click()
  await page.keyboard.type('WELCOME10', { delay: 60 })
  await page.locator('.doorstep p', { hasText: 'Code added successfully!' }).waitFor()
  expect(await field.inputValue()).toBe('WELCOME10')
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
  const codes = browser.shop.log
    .filter(({ path }) => path === '/register/code/verify')
    .map(({ body }) => body)
  expect(codes).toEqual(['{"code":"WELCOME10"}'])
})
