import { act, fireEvent, screen, within } from '@testing-library/react'
import { findProduct } from '../../demo-pages/shop/products/catalogue'
import { openShopPage } from '../support/page/shop-page'
import { present } from '../support/present'
import { pass } from '../support/test-time'

/* A press, and something else that happens before its answer. The expected outcome stands in each row. */

type Page = Awaited<ReturnType<typeof openShopPage>>
const cheddar = 231
const json = (options: object) => `<script type="application/json">${JSON.stringify(options)}</script>`
const card = `<div id="card"><div data-widget="order-dialog" data-mode="add" data-load="ready">${json({ product: findProduct(cheddar) })}</div></div>`
const basket = '<div data-widget="bol-basket" data-load="ready"></div>'
const elsewhere = '<p id="elsewhere" tabindex="-1">Elsewhere</p>'

const at = '2026-11-25T12:00:00Z'

/** The page; each change waits until `answer` is called. */
async function open(lines = 0, html = card + basket + elsewhere) {
  const waiting: (() => void)[] = []
  const held = { isOn: false, isEnded: false }
  const page = await openShopPage(
    async visit => {
      if (lines)
        await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: lines, increment: false })
      const { fetch } = visit
      Object.assign(visit, {
        async fetch(request: Request) {
          if (held.isOn && request.method !== 'GET') await new Promise<void>(go => waiting.push(go))
          return held.isEnded ? new Response('', { status: 401 }) : fetch(request)
        },
      })
      return html
    },
    { at },
  )
  await pass(1000)
  held.isOn = true
  const answer = async () => {
    held.isOn = false
    await act(async () => {
      for (const go of waiting.splice(0)) go()
    })
    await pass(3000)
  }
  const endSession = () => {
    held.isEnded = true
  }
  return { page, answer, endSession }
}

const quantityIn = ({ visit: { state } }: Page) => state.box.lines.map(({ quantity }) => quantity)
const add = () =>
  present(screen.getAllByRole('button', { name: /^(Add to basket|Add another|Not added)/ })[0])
const plus = () => screen.getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
const words = () => document.body.textContent ?? ''
const isDenied = /was not (added|saved)|not saved|Not added/
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
const translate = () => {
  for (const text of [...document.querySelectorAll('.doorstep button, .doorstep p')]) {
    const font = document.createElement('font')
    font.append(...text.childNodes)
    text.append(font)
  }
}

beforeEach(() => {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
  jest.restoreAllMocks()
})

const meanwhile: Readonly<Record<string, (button: Element) => unknown>> = {
  'the tab sleeps for twenty seconds': async () => {
    hide('hidden')
    await pass(20_000)
    hide('visible')
  },
  'the page says that it is offline and online again': () => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  },
  'the page is translated': translate,
  'a script moves the card': () => document.body.append(present(document.querySelector('#card'))),
  'a script takes the card away': () => document.querySelector('#card')?.remove(),
  'the second click of a double click selects a word': button => {
    fireEvent.click(button)
    fireEvent.dblClick(button)
  },
  'Enter is held': button => {
    for (let times = 0; times < 5; times++) {
      fireEvent.keyDown(button, { key: 'Enter', repeat: true })
      fireEvent.click(button, { detail: 0 })
    }
  },
}

test.each(Object.entries(meanwhile))(
  'J-20 X4 When a product is added and %s before the answer, the box has it once, and nothing is denied',
  async (_, happens) => {
    const { page, answer } = await open()
    const button = add()
    await act(async () => fireEvent.click(button))
    await act(async () => void (await happens(button)))
    await answer()
    expect(quantityIn(page)).toEqual([1])
    expect(words()).not.toMatch(isDenied)
    expect(words()).toContain('£4.80')
    expect(document.querySelector('.doorstep [aria-busy=true]')).toBeNull()
  },
)

test('J-20 X2 When plus is pressed and the focus is elsewhere before the answer, the focus stays there', async () => {
  const { page, answer } = await open(2)
  await act(async () => fireEvent.click(plus()))
  const there = present(document.querySelector<HTMLElement>('#elsewhere'))
  act(() => there.focus())
  await pass(1000)
  await answer()
  expect(quantityIn(page)).toEqual([3])
  expect(document.activeElement).toBe(there)
})

test('J-20 A-115 When plus is pressed and another tab has emptied the box, the box is shown empty and nothing comes back', async () => {
  const { page, answer } = await open(2)
  await act(async () => fireEvent.click(plus()))
  await pass(1000)
  page.visit.state.box.lines = []
  await answer()
  expect(quantityIn(page)).toEqual([])
  expect(screen.queryByRole('button', { name: /^Increase quantity of Mature/ })).toBeNull()
})

test.each([
  ['a product is added', 0, add],
  ['plus is pressed', 2, plus],
])(
  'J-20 CALL-03 When %s and the session has ended, the page is left once for the login',
  async (_, lines, button) => {
    const { page, answer, endSession } = await open(lines)
    await act(async () => fireEvent.click(button()))
    await pass(1000)
    endSession()
    await answer()
    expect(page.left).toEqual(['/login'])
    expect(words()).not.toMatch(/Added to your box/)
  },
)

test('J-20 OD-02 When the dialog is closed by Escape before the answer, the box has the product once and shows it', async () => {
  const { page, answer } = await open(0, card.replace('"add"', '"dialog"') + basket)
  await act(async () => fireEvent.click(add()))
  await pass(1000)
  const dialog = screen.getByRole('dialog')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Add to basket' })))
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 })
  await answer()
  expect(quantityIn(page)).toEqual([1])
  expect(words()).not.toMatch(isDenied)
  expect(screen.getByRole('button', { name: /^Increase quantity of Mature/ })).toBeVisible()
})

test('J-20 OD-02 When a script submits the form of the dialog twice, the product is added once', async () => {
  const { page, answer } = await open(0, card.replace('"add"', '"dialog"') + basket)
  await act(async () => fireEvent.click(add()))
  await pass(1000)
  const form = present(screen.getByRole('dialog').querySelector('form'))
  await act(async () => form.requestSubmit())
  await act(async () => form.requestSubmit())
  await answer()
  expect(quantityIn(page)).toEqual([1])
  expect(page.calls('POST')).toHaveLength(1)
})
