import { screen } from '@testing-library/react'
import { renderPage } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { openPage } from '../support/page/open-page'
import { pass } from '../support/test-time'
import { touching } from '../support/words/touching-texts'

/* Products of which the shop does not say everything, on pages that print their state and on pages that print none. */

const now = () => new Date('2026-11-25T12:00:00Z')
const facts = ['facts', 'size', 'description', 'per_unit']
const pictures = ['image', 'images']
const prices = [
  'order_price',
  'price',
  'per_unit',
  'total_price',
  'total',
  'previous_total',
  'subtotal',
  'discount_amount',
  'grand_total',
]

const unsaid: Readonly<Record<string, readonly string[]>> = {
  facts,
  'a picture': pictures,
  'a price': prices,
  'facts, picture and price': [...facts, ...pictures, ...prices],
}

const ways: Readonly<Record<string, unknown>> = { 'left out': undefined, null: null, empty: '' }

type Place = {
  path: string
  widget: string
  /** The name of a product or, where only a sum is shown, of the box. */
  name: RegExp
  press?: RegExp
  /** It shows no price. */
  isPriceless?: true
}
const places: Readonly<Record<string, Place>> = {
  'a card': {
    path: '/shop/best-of-local/featured',
    widget: 'order-dialog',
    name: /2 in box/,
    isPriceless: true,
  },
  'a product sheet': { path: '/shop/milk', widget: 'order-dialog', name: /Whole milk/, press: /^Details/ },
  'the dialog of an order': {
    path: '/shop/milk',
    widget: 'order-dialog',
    name: /Whole milk/,
    press: /^(Change o|O)rder/,
  },
  'the dialog of a box product': {
    path: '/shop/best-of-local/featured',
    widget: 'order-dialog',
    name: /Mature cheddar/,
    press: /^Details/,
  },
  'the box': { path: '/shop/best-of-local/featured', widget: 'bol-basket', name: /Mature cheddar/ },
  'the box beside the checkout': {
    path: '/shop/best-of-local/checkout',
    widget: 'bol-basket',
    name: /Mature cheddar/,
  },
  'the checkout': { path: '/shop/best-of-local/checkout', widget: 'checkout-panel', name: /2 products/ },
  'the week': { path: '/shop/milk', widget: 'header-basket', name: /Whole milk/ },
  'the sum of the week': { path: '/shop/milk', widget: 'weekly-cost', name: /week/i },
  'earlier boxes': {
    path: '/shop/best-of-local/featured',
    widget: 'order-again',
    name: /Mature cheddar/,
  },
  'a look into a box': {
    path: '/shop/best-of-local/featured',
    widget: 'order-again',
    name: /Mature cheddar/,
    press: /^View box/,
  },
  'the page of a box': {
    path: '/account/orders/806-20261205',
    widget: 'box-order-detail',
    name: /Mature cheddar/,
  },
  'the bar of a phone': {
    path: '/shop/best-of-local/featured',
    widget: 'mobile-basket-button',
    name: /4 in box/,
    isPriceless: true,
  },
  'an order of the account': {
    path: '/account/essentials',
    widget: 'order-edit',
    name: /Whole milk/,
    press: /^Change/,
    isPriceless: true,
  },
}

type Row = { where: string; what: string; how: string; isPrinted: boolean }

/** Each place with each thing that the shop does not say. */
export const rows: readonly Row[] = Object.keys(places).flatMap(where =>
  Object.keys(unsaid).flatMap(what =>
    Object.keys(ways).flatMap(how => [true, false].map(isPrinted => ({ where, what, how, isPrinted }))),
  ),
)

type Change = (text: string) => string
/** Takes those fields out of a JSON text, at any depth. */
const without =
  (fields: readonly string[], instead: unknown): Change =>
  text =>
    JSON.stringify(JSON.parse(text, (name, value) => (fields.includes(name) ? instead : value)))

/** The page's first placeholder of that widget, without those fields in its JSON; asleep ones start at once. */
function poorPlaceholder(html: string, widget: string, change: Change): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const placeholder = body.querySelector<HTMLElement>(`[data-widget="${widget}"]`)
  if (!placeholder) throw new Error(`no ${widget}`)
  placeholder.dataset.load = 'ready'
  if (widget === 'header-basket') placeholder.dataset.open = ''
  for (const script of placeholder.querySelectorAll('script[type="application/json"]'))
    script.textContent = change(script.textContent ?? '{}')
  return placeholder.outerHTML
}

const shownText = () =>
  [...document.querySelectorAll('.doorstep, .doorstep-dialog')].map(each => each.textContent).join(' ')

/** Presses the first of these controls; the link of a product without facts leads to its page instead. */
async function pressFirst(name: RegExp): Promise<void> {
  const roles = ['button', 'link'] as const
  const [control] = roles.flatMap(role => screen.queryAllByRole(role, { name }))
  expect(control).toBeDefined()
  control?.click()
  await pass(1500)
  expect(screen.queryByRole('dialog')).not.toBeNull()
}

async function open({ path, widget }: Place, isPrinted: boolean, change: Change): Promise<void> {
  const visit = createDemoShop({ now }).visit({
    as: 'customer',
    hasPostcode: true,
    printsNothing: !isPrinted,
  })
  for (const id of [221, 231])
    await visit.call('POST', '/api/product/bol', { id, quantity: 2, increment: false })
  const page = renderPage(path, visit.page(path)) ?? ''
  await openPage(poorPlaceholder(page, widget, change), {
    globals: { ...visit.globals() },
    fetch: async request => {
      const answer = await visit.fetch(request)
      const text = await answer.text()
      return new Response(text.startsWith('{') ? change(text) : text, answer)
    },
    providers: { now },
  })
  await pass(2500)
}

/** Tests these places with products of which the shop says little. */
export function describePoorProducts(played: readonly Row[]): void {
  test.each(played)(
    'J-66 $where shows a product without $what ($how; page printed: $isPrinted) as it is, without a made-up word',
    async ({ where, what, how, isPrinted }) => {
      const place = places[where]
      if (!place) throw new Error(`no place ${where}`)
      const fields = unsaid[what] ?? []
      await open(place, isPrinted, without(fields, ways[how]))
      const isLink = place.press?.test('Details') && fields.includes('facts')
      if (place.press && !isLink) await pressFirst(place.press)
      expect(shownText()).not.toMatch(/undefined|NaN|null|\[object/)
      if (!isLink) expect(shownText()).toMatch(place.name)
      if (what.includes('price')) {
        expect(shownText()).not.toMatch(/£\d/)
        if (!place.isPriceless && !isLink)
          expect(shownText()).toMatch(/not known yet|cannot tell you the price/)
      }
      expect(touching()).toEqual([])
      expect(document.querySelectorAll('img[src=""], img:not([src])')).toHaveLength(0)
      if (fields.includes('image'))
        expect(document.querySelectorAll('.doorstep img, .doorstep-dialog img')).toHaveLength(0)
      expect(document.querySelector('[data-widget]')?.querySelector('button, a[href], input')).not.toBeNull()
    },
  )
}
