import { act, fireEvent, screen, within } from '@testing-library/react'
import { checkoutPanel } from '../../demo-pages/pages/boxes/box-placeholders'
import { findProduct } from '../../demo-pages/shop/products/catalogue'
import { openShopPage } from '../support/page/shop-page'
import { present } from '../support/present'
import { pass } from '../support/test-time'
import { inOwnWords } from '../support/words/own-words'

/*
 * A press on a page that is behind the shop, on a device in trouble, or from a script. What only a browser does (a long
 * press, Back over a dialog, a double tap) is in test/browser/presses.full.test.ts; a full storage in
 * without-storage.test.tsx.
 */

type Page = Awaited<ReturnType<typeof openShopPage>>
type Visit = Page['visit']
type Answer = (request: Request, fetch: (request: Request) => Promise<Response>) => Promise<Response>

const at = '2026-11-25T12:00:00Z'
const [cheddar, bacon] = [231, 201]
const json = (options: object) => `<script type="application/json">${JSON.stringify(options)}</script>`
const card = (id: number, attributes = '') =>
  `<div data-widget="order-dialog" data-mode="add" data-load="ready" ${attributes}>${json({ product: findProduct(id) })}</div>`
const basket = '<div data-widget="bol-basket" data-load="ready"></div>'
const dayOrder = `<div data-widget="day-order" data-load="ready" data-selected-date="2026-11-30">${json({ product: findProduct(101) })}</div>`
const checkout = (visit: Visit) =>
  inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup).replace(
    /data-load="\w+"/,
    'data-load="ready"',
  )

type Setup = {
  /** How many pieces of cheddar the box holds. */
  cheese?: number
  date?: string
  daysAhead?: number
}

/** The page; `shop.answer` answers each call that changes something, or each call with `answersReads`. */
async function open(
  html: string | ((visit: Visit) => string),
  { cheese = 0, date, daysAhead = 0 }: Setup = {},
) {
  const shop: { answer?: Answer | undefined; answersReads?: boolean } = {}
  sessionStorage.clear()
  const page = await openShopPage(
    async visit => {
      if (cheese)
        await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: cheese, increment: false })
      if (date) await visit.call('POST', '/api/bol-checkout/update-date', { date, day: null, frequency: 0 })
      const { fetch } = visit
      Object.assign(visit, {
        fetch: (request: Request) =>
          shop.answer && (shop.answersReads || request.method !== 'GET')
            ? shop.answer(request, fetch)
            : fetch(request),
      })
      return typeof html === 'function' ? html(visit) : html
    },
    { at, daysAhead },
  )
  await pass(1000)
  const earlier = page.calls().length
  /** The changes that were sent since the page was opened. */
  const sent = () =>
    page
      .calls()
      .slice(earlier)
      .filter(call => !call.startsWith('GET'))
  return { page, shop, sent }
}

const button = (name: RegExp, within_: ParentNode = document) =>
  present(screen.getAllByRole('button', { name }).find(each => within_.contains(each)))
const click = (target: Element) => act(async () => fireEvent.click(target))
const add = () => button(/^(Add to basket|Add another|Not added)/)
const plus = () => button(/^Increase quantity of Mature cheddar/)
const field = () => screen.getByRole('spinbutton', { name: /Mature cheddar/ })
const quantities = ({ visit: { state } }: Page) => state.box.lines.map(({ quantity }) => quantity)
const words = () => {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const script of page.querySelectorAll('script')) script.remove()
  return page.textContent ?? ''
}
const isDenied = /was not (added|saved)|not saved|Not added/
const soldOut = () =>
  Promise.resolve(Response.json({ message: 'Mature cheddar has sold out.' }, { status: 422 }))

beforeEach(() => {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
  jest.restoreAllMocks()
})

describe('the shop has moved on since the page was printed', () => {
  test('J-20 A-122 When the product has sold out, its card says so, nothing is in the box, and the next press asks again', async () => {
    const { page, shop, sent } = await open(card(cheddar) + basket)
    shop.answer = soldOut
    await click(add())
    await pass(3000)
    expect(words()).toContain('Mature cheddar has sold out.')
    expect(words()).not.toContain('Added to your box')
    delete shop.answer
    await click(add())
    await pass(3000)
    expect(quantities(page)).toEqual([1])
    expect(sent()).toHaveLength(1)
  })

  test('J-20 BB-08 When the product of a line has sold out, plus goes back without a message', async () => {
    const { page, shop } = await open(basket, { cheese: 2 })
    shop.answer = soldOut
    await click(plus())
    await pass(3000)
    expect(field()).toHaveValue('2')
    expect(quantities(page)).toEqual([2])
    expect(words()).toMatch(/Mature cheddar/)
    expect(words()).not.toMatch(/saved\./)
  })

  test('J-20 A-26 When the price has risen, the box shows the price of the shop once the product is added', async () => {
    const { page, shop } = await open(card(cheddar) + basket)
    Object.assign(shop, {
      answersReads: true,
      answer: (async (request, fetch) => {
        const reply = await fetch(request)
        if (!request.url.endsWith('/api/bol-basket')) return reply
        return Response.json(JSON.parse((await reply.text()).replaceAll('4.80', '5.20')))
      }) satisfies Answer,
    })
    await click(add())
    await pass(3000)
    expect(quantities(page)).toEqual([1])
    const box = present(document.querySelector('[data-widget=bol-basket]')).textContent
    expect(box).toContain('£5.20')
    expect(box).not.toContain('£4.80')
  })

  test('J-20 A-115 When the hour of a day passes while its dialog is open, nothing is saved, and it says why', async () => {
    const { page, sent } = await open(dayOrder)
    await click(button(/^Change this day/))
    await pass(2000)
    await click(button(/^Increase quantity of Whole milk/))
    const before = JSON.stringify(page.visit.state.dayChanges)
    page.clock.at = '2026-11-29T22:30:00Z'
    await click(button(/^(Update|Add|Save)/))
    await pass(3000)
    expect(JSON.stringify(page.visit.state.dayChanges)).toBe(before)
    expect(sent().length).toBeLessThanOrEqual(1)
    expect(words()).toMatch(/too late|closed|cut-?off|can no longer|past/i)
  })

  test('J-20 A-115 CO-27 When the hour of the chosen date passes while the checkout is open, nothing is ordered, and it says why', async () => {
    const { page, sent } = await open(visit => checkout(visit), { cheese: 3, date: '2026-11-27' })
    page.clock.at = '2026-11-26T22:30:00Z'
    await click(button(/^Confirm/))
    await pass(3000)
    expect(sent().filter(call => call.includes('confirm'))).toEqual([])
    expect(words()).toContain('past the Order Cutoff')
  })

  test('J-20 A-115 When another tab has emptied the box, a press on Confirm orders nothing and says that the order is gone', async () => {
    const { page, sent } = await open(visit => checkout(visit), { cheese: 3, date: '2026-11-27' })
    const orders = page.visit.state.boxOrders.length
    Object.assign(page.visit.state.box, { lines: [], draft: null })
    await pass(10_000)
    await click(button(/^Confirm/))
    await pass(3000)
    expect(page.visit.state.boxOrders).toHaveLength(orders)
    expect(sent().filter(call => call.includes('confirm'))).toEqual([])
    expect(document.querySelector('.doorstep [aria-busy=true]')).toBeNull()
  })

  test('J-20 When another tab has emptied the box, Remove takes nothing and the box is shown empty', async () => {
    const { page } = await open(basket, { cheese: 2 })
    page.visit.state.box.lines = []
    await click(button(/^Remove Mature cheddar/))
    await pass(3000)
    expect(quantities(page)).toEqual([])
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(words()).not.toMatch(/Sorry/)
  })

  test('J-20 When another tab has emptied the box, the next press on Add puts one into it', async () => {
    const { page } = await open(card(cheddar) + basket, { cheese: 0 })
    await click(add())
    await pass(3000)
    page.visit.state.box.lines = []
    await click(
      button(
        /^Increase quantity of Mature cheddar/,
        present(document.querySelector('[data-widget=bol-basket]')),
      ),
    )
    await pass(3000)
    expect(quantities(page)).toEqual([])
    await click(add())
    await pass(3000)
    expect(quantities(page)).toEqual([1])
  })

  test('J-20 CALL-03 When the session ends between two presses on plus, the first is saved, and the second leads to the login', async () => {
    const { page, shop } = await open(basket, { cheese: 2 })
    await click(plus())
    await pass(3000)
    expect(quantities(page)).toEqual([3])
    shop.answersReads = true
    shop.answer = () => Promise.resolve(new Response('', { status: 401 }))
    await click(plus())
    await pass(3000)
    expect(quantities(page)).toEqual([3])
    expect(page.left).toEqual(['/login'])
  })
})

describe('the device', () => {
  test.each([-1, 1])(
    'J-50 When the clock of the device is %i day off, a day is changed that was shown, and the box is filled',
    async daysAhead => {
      const { page, sent } = await open(dayOrder + card(cheddar) + basket, { daysAhead })
      await click(button(/^Change this day/))
      await pass(2000)
      await click(button(/^Increase quantity of Whole milk/))
      await click(button(/^(Update|Save)/))
      await pass(3000)
      await click(add())
      await pass(3000)
      expect(sent().join(' ')).toContain('2026-11-30')
      expect(quantities(page)).toEqual([1])
      expect(words()).not.toMatch(isDenied)
    },
  )

  test.each([
    ['a product is added', 0, add, [1]],
    ['plus is pressed', 2, plus, [3]],
  ] as const)(
    'J-20 A-110 When %s, and the device sleeps longer than an answer may take, it is done once and not denied',
    async (_, cheese, target, after) => {
      const { page, shop } = await open(card(cheddar) + basket, { cheese })
      shop.answer = async (request, fetch) => {
        await fetch(request)
        delete shop.answer
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        )
      }
      await click(target())
      await pass(180_000)
      await pass(5000)
      expect(quantities(page)).toEqual(after)
      expect(words()).not.toMatch(isDenied)
      expect(document.querySelector('.doorstep [aria-busy=true]')).toBeNull()
    },
  )

  test('J-20 When the page is hidden at the press, plus counts once', async () => {
    const { page } = await open(basket, { cheese: 2 })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await click(plus())
    await pass(3000)
    expect(quantities(page)).toEqual([3])
  })

  test('J-20 X4 When the line comes back with two changes waiting, both are told, and nothing is sent by itself', async () => {
    const { page, shop, sent } = await open(
      visit => {
        visit.state.box.lines.push({ id: 99_001, productId: bacon, quantity: 1 })
        return basket
      },
      { cheese: 2 },
    )
    let tries = 0
    shop.answersReads = true
    shop.answer = async () => {
      tries++
      throw new TypeError('offline')
    }
    await click(plus())
    await click(button(/^Increase quantity of (?!Mature)/))
    await pass(8000)
    expect(tries).toBeGreaterThan(1)
    delete shop.answer
    await act(async () => void window.dispatchEvent(new Event('online')))
    await pass(5000)
    expect(quantities(page)).toEqual([2, 1])
    expect(sent()).toEqual([])
    expect(field()).toHaveValue('2')
    expect(document.querySelector('.doorstep [aria-busy=true]')).toBeNull()
  })
})

const whole = `<div id="card">${card(cheddar)}</div>`
describe('between a press and its answer', () => {
  test.each<[string, string, () => unknown]>([
    ['a script moves the card', whole, () => document.body.append(present(document.querySelector('#card')))],
    ['a script takes the card away', whole, () => document.querySelector('#card')?.remove()],
    [
      'Escape closes its dialog',
      whole.replace('"add"', '"dialog"'),
      () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 }),
    ],
  ])('J-20 OD-02 When %s, the box has the product once and shows it', async (_, html, happens) => {
    const { page, shop, sent } = await open(html + basket)
    let answer = () => {}
    shop.answer = async (request, fetch) => {
      await new Promise<void>(go => {
        answer = go
      })
      return fetch(request)
    }
    await click(add())
    await pass(1000)
    for (const dialog of screen.queryAllByRole('dialog')) await click(button(/^Add to basket/, dialog))
    await act(async () => void happens())
    answer()
    await pass(3000)
    expect(quantities(page)).toEqual([1])
    expect(sent()).toHaveLength(1)
    expect(words()).not.toMatch(isDenied)
    expect(plus()).toBeVisible()
  })
})

describe('a script', () => {
  test('J-20 J-25 Two clicks on plus in one task count twice, and are sent as one change', async () => {
    const { page, sent } = await open(basket, { cheese: 2 })
    const target = plus()
    await act(async () => {
      target.click()
      target.click()
    })
    await pass(3000)
    expect(quantities(page)).toEqual([4])
    expect(sent()).toHaveLength(1)
  })

  test('J-20 X4 Enter and a click in one task add a product once', async () => {
    const { page, sent } = await open(card(cheddar) + basket)
    const target = add()
    await act(async () => {
      fireEvent.keyDown(target, { key: 'Enter' })
      target.click()
      target.click()
    })
    await pass(3000)
    expect(quantities(page)).toEqual([1])
    expect(sent()).toHaveLength(1)
  })

  test('J-20 J-63 Plus on the card and plus in the box in one task count both', async () => {
    const { page } = await open(card(cheddar, 'data-stepper') + basket, { cheese: 2 })
    const all = screen.getAllByRole('button', { name: /^Increase quantity of Mature cheddar/ })
    expect(all).toHaveLength(2)
    await act(async () => {
      for (const each of all) each.click()
    })
    await pass(3000)
    expect(quantities(page)).toEqual([4])
  })

  test('J-20 Plus on the card and Remove in the box in one task take the product out', async () => {
    const { page } = await open(card(cheddar, 'data-stepper') + basket, { cheese: 2 })
    const [inCard] = screen.getAllByRole('button', { name: /^Increase quantity of Mature cheddar/ })
    const remove = button(/^Remove Mature cheddar/)
    await act(async () => {
      present(inCard).click()
      remove.click()
    })
    await pass(3000)
    expect(quantities(page)).toEqual([])
  })

  test('CO-38 requestSubmit() of the checkout, twice in one task, places one order', async () => {
    const { page, sent } = await open(visit => checkout(visit), { cheese: 3, date: '2026-11-27' })
    const form = present(button(/^Confirm/).closest('form'))
    await act(async () => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await pass(4000)
    expect(sent().filter(call => call.includes('confirm'))).toHaveLength(1)
    expect(page.left).toHaveLength(1)
  })

  test.each([
    ['a card', card(cheddar) + basket, 0, add],
    ['the box', basket, 2, plus],
    ['a day', dayOrder, 0, () => button(/^Change this day/)],
  ] as const)(
    'A press on %s in a fieldset that the page has disabled sends nothing, and works once it is enabled',
    async (_, html, cheese, target) => {
      const { sent } = await open(`<fieldset id="host">${html}</fieldset>`, { cheese })
      const host = present(document.querySelector<HTMLFieldSetElement>('#host'))
      host.disabled = true
      await act(async () => target().click())
      await pass(3000)
      expect(sent()).toEqual([])
      expect(screen.queryByRole('dialog')).toBeNull()
      host.disabled = false
      await act(async () => target().click())
      await pass(3000)
      expect(sent().length + screen.queryAllByRole('dialog').length).toBe(1)
    },
  )
})

describe('answers in another order than their presses', () => {
  test('J-20 A late answer to the first plus does not undo the second', async () => {
    const { page, shop, sent } = await open(basket, { cheese: 2 })
    let isFirst = true
    shop.answer = async (request, fetch) => {
      const reply = await fetch(request)
      if (isFirst) {
        isFirst = false
        await new Promise(go => setTimeout(go, 3000))
      }
      return reply
    }
    await click(plus())
    await pass(1000)
    await click(plus())
    for (let seconds = 0; seconds < 6; seconds++) {
      expect(field()).toHaveValue('4')
      await pass(1000)
    }
    expect(quantities(page)).toEqual([4])
    expect(sent().map(call => call.replace(/.* /, ''))).toEqual(['{"quantity":3}', '{"quantity":4}'])
  })

  test('J-20 Two cards whose presses are answered the other way round both stay in the box', async () => {
    const { page, shop } = await open(card(cheddar) + card(bacon) + basket)
    let isFirst = true
    shop.answer = async (request, fetch) => {
      const isLate = isFirst
      isFirst = false
      const reply = await fetch(request)
      if (isLate) await new Promise(go => setTimeout(go, 2000))
      return reply
    }
    const [one, other] = screen.getAllByRole('button', { name: /^Add to basket/ })
    await click(present(one))
    await click(present(other))
    await pass(6000)
    expect(quantities(page)).toEqual([1, 1])
    expect(words()).not.toMatch(isDenied)
    expect(
      within(present(document.querySelector<HTMLElement>('[data-widget=bol-basket]'))).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(2)
  })
})
