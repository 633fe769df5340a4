/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

// A Wednesday morning.
const now = new Date('2026-05-20T09:00:00Z')
const checkout = '/shop/best-of-local/checkout'

function open() {
  const visit = createDemoShop({ now: () => now }).visit({ as: 'customer' })
  const show = (path: string, widget: string) => {
    const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
    for (const options of page.querySelectorAll('script')) options.remove()
    return page.querySelector(`[data-widget="${widget}"] .fallback`)?.parentElement
  }
  return {
    visit,
    show,
    add: (id: number, quantity: number) => visit.call('POST', '/api/product/bol', { id, quantity }),
  }
}
const words = (element: Element | null | undefined) => element?.textContent.trim().replace(/\s+/g, ' ')
const pence = (pounds: string) => Math.round(Number(pounds.replace(/[£−]/g, '')) * 100)
const amounts = (root: Element | null | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map(each => pence(each.textContent))

describe('the box basket without JavaScript', () => {
  test('BB-01 The basket’s lines and discount add up to its total', async () => {
    const { visit, show, add } = open()
    await add(231, 3)
    await add(201, 2)
    await visit.call('POST', '/api/basket/apply-discount', { discount_code: 'WELCOME10' })
    const basket = show(checkout, 'bol-basket')
    const lines = amounts(basket, '.box__row > b')
    const [discount = 0] = amounts(basket, '.box__sum [aria-hidden]')
    const [total = 0] = amounts(basket, '.box__sum div:last-child dd')
    expect(lines).toHaveLength(2)
    expect(discount).toBeGreaterThan(0)
    expect(lines.reduce((sum, each) => sum + each, 0) - discount).toBe(total)
    expect(words(basket)).toContain('Discount (WELCOME10)')
  })

  test('G-70 J-63 A product in the basket has a flag, and plus and minus instead of its button', async () => {
    const { visit, add } = open()
    await add(231, 2)
    const path = '/shop/best-of-local/featured'
    const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
    const card = (name: string) =>
      [...page.querySelectorAll('.product')].find(each => each.querySelector('h3')?.textContent === name)
    const look = (name: string) => [
      card(name)?.querySelector('.held')?.textContent,
      [...(card(name)?.querySelectorAll('button') ?? [])].map(each => each.ariaLabel ?? each.textContent),
    ]
    expect(look('Mature cheddar')).toEqual([
      '✓ 2 in box: go to checkout',
      ['Decrease quantity of Mature cheddar', 'Increase quantity of Mature cheddar'],
    ])
    expect(look('Breakfast box')).toEqual([undefined, ['Add to box: Breakfast box']])
  })

  test('An unavailable line has no price, and an undiscounted line shows no discount', async () => {
    const { visit, show, add } = open()
    await add(231, 1)
    await add(211, 1)
    // No bread is baked for a Monday.
    await visit.call('POST', '/api/bol-checkout/update-date', { date: '2026-06-01', frequency: 0, day: null })
    const basket = show(checkout, 'bol-basket')
    const bread = [...(basket?.querySelectorAll('.box__row') ?? [])].find(line =>
      line.textContent.includes('Not available'),
    )
    expect([bread?.querySelector('b'), words(basket)?.includes('Discount')]).toEqual([null, false])
    expect(amounts(basket, '.box__row > b')).toEqual(amounts(basket, '.box__sum dd'))
  })
})

describe('the page of a box without JavaScript', () => {
  const page = (id: string) => open().show(`/account/orders/${id}`, 'box-order-detail')

  test.each([
    ['805-20260502', 'This box was cancelled and not delivered.'],
    ['801-20260423', 'This box was not delivered: We could not get to your door: the gate was locked.'],
    ['801-20260528', 'We cannot pack this box yet: Your card was declined.'],
    ['801-20260514', 'This box was delivered.'],
    ['804-20260513', 'We cannot bring this box.'],
    ['806-20260530', 'You can change this box until 9pm the evening before.'],
  ])('BD-06 BD-07 BD-08 BD-09 BD-10 %s says "%s"', (id, state) => {
    expect(words(page(id))).toContain(state)
  })

  test('BD-03 BD-04 BD-05 The rows add up to the subtotal, and with the discount to the grand total', () => {
    const box = page('802-20260519')
    const rows = amounts(box, 'tbody td:last-child')
    const [subtotal = 0, discount = 0, total = 0] = amounts(box, 'tfoot td')
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(subtotal)
    expect(discount).toBeGreaterThan(0)
    expect(subtotal - discount).toBe(total)
  })
})

describe('the checkout without JavaScript', () => {
  const chosen = (form: Element | null | undefined, name: string) =>
    form?.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.value

  test('CO-01 An amended order keeps its own delivery option, place and instructions', async () => {
    const { visit, show } = open()
    Object.assign(visit.state.boxOrders.find(({ id }) => id === 806) ?? {}, {
      slot: '2',
      instructions: 'other',
      otherInstructions: 'Behind the bins',
    })
    await visit.call('POST', '/api/basket/edit-bol', { order: 806, date: '2026-05-30' })
    const form = show(checkout, 'checkout-panel')
    expect(
      ['date', 'delivery_slot_id', 'delivery_instructions', 'other_delivery_instruction'].map(name =>
        chosen(form, name),
      ),
    ).toEqual(['2026-05-30', '2', 'other', 'Behind the bins'])
  })

  test('An order for a date beyond those on offer keeps its date', async () => {
    const { visit, show } = open()
    const order = visit.state.boxOrders.find(({ id }) => id === 806)
    Object.assign(order ?? {}, { start: '2026-07-04' })
    await visit.call('POST', '/api/basket/edit-bol', { order: 806, date: '2026-07-04' })
    const form = show(checkout, 'checkout-panel')
    expect(chosen(form, 'date')).toBe('2026-07-04')
    const labels = [...(form?.querySelectorAll('[name="date"] option') ?? [])].map(words)
    expect(labels).toContain('Saturday 4 July')
    const fields = {
      frequency: '0',
      date: '2026-07-04',
      delivery_slot_id: '0',
      delivery_instructions: 'porch',
    }
    const reply = await visit.submit(checkout, fields, checkout)
    expect(reply.headers.get('Location')).toContain('checkout-complete')
    expect(order?.start).toBe('2026-07-04')
  })

  test('Without an available chosen date no date is chosen for the customer', async () => {
    const { visit, show, add } = open()
    await add(231, 3)
    const form = show(checkout, 'checkout-panel')
    expect(form?.querySelectorAll('[name=date]').length).toBeGreaterThan(6)
    expect(form?.querySelector('[name=date][checked]')).toBeNull()
    const reply = await visit.submit(checkout, { frequency: '0', date: '' }, checkout)
    expect(reply.headers.get('Location')).toBe(checkout)
    expect(words(show(checkout, 'checkout-panel'))).toContain('Please choose a delivery date.')
  })
})

describe('a sleeping card', () => {
  const card = (visit: ReturnType<typeof open>['visit'], id: number) => {
    const path = '/shop/best-of-local/featured'
    const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
    return page.querySelector(`#product-${id}`)?.closest('li')?.querySelector('[data-widget]')
  }
  const shown = (element: Element | null | undefined) =>
    [...(element?.querySelectorAll('.button, button, .held a') ?? [])].map(words)

  test('F-10 OD-09 The card says how many are in the basket, and that no more are available', async () => {
    const { visit, add } = open()
    expect(shown(card(visit, 231))).toEqual(['Add to box'])
    await add(231, 2)
    expect(shown(card(visit, 231))).toEqual(['', '', '2 in box: go to checkout'])
    expect(card(visit, 231)?.getAttribute('data-quantity')).toBe('2')
    await add(231, 100)
    expect(shown(card(visit, 231))).toEqual(['', '', '100 in box · Maximum added: go to checkout'])
    expect(card(visit, 231)?.querySelector('[aria-disabled=true]')).toBeTruthy()
  })
})
