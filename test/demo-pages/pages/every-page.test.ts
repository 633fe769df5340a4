/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { notFoundPage } from '../../../demo-pages/pages/not-found'
import { printingNothing, withoutState } from '../../../demo-pages/pages/print-nothing'
import { pagePaths, renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { PageData } from '../../../demo-pages/shop/page-data'
import { readOptions } from '../../../shared/platform/options/read-options'
import { isWhole } from '../../support/rows'
import { definitionOf } from '../../support/widgets/all-widgets'

const shop = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') })
const dataFor = (path: string): PageData => ({
  ...shop.visit({ as: path.startsWith('/account') ? 'customer' : 'guest' }).page(path),
  nonce: 'n0nce',
})
const parse = (markup: string | null) => new DOMParser().parseFromString(markup ?? '', 'text/html')
const open = (path: string, changes: Partial<PageData> = {}) =>
  parse(renderPage(path, { ...dataFor(path), ...changes }))
const placeholders = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-widget]')]

type Served = { data: PageData; page: Document }
const pages = new Map<string, Served>()
/** A page as printed, read once for all tests that only look at it. */
function served(path: string): Served {
  const known = pages.get(path)
  if (known) return known
  const data = dataFor(path)
  const page = parse(renderPage(path, data))
  pages.set(path, { data, page })
  return { data, page }
}

/** Pages of each kind: a form, products, an account and a checkout. */
const looked = isWhole
  ? pagePaths
  : [
      '/',
      '/register',
      '/shop/milk',
      '/shop/best-of-local/checkout',
      '/account/house-moves',
      '/account/details',
    ]

test('each page that is looked at exists', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(looked))
})

describe.each(looked)('%s', path => {
  test('The page gives scripts the token and the four globals in one inline script with a nonce', () => {
    const { data, page } = served(path)
    const inline = [
      ...page.querySelectorAll<HTMLScriptElement>('script:not([src], [type="application/json"])'),
    ]
    expect(inline.map(script => script.nonce)).toEqual(['n0nce'])
    for (const name of ['csrfToken', 'activeCoupon', 'hasPostcode', 'isGuest'] as const) {
      expect(inline[0]?.textContent).toContain(`window.${name} = ${JSON.stringify(data.globals[name])};`)
    }
    expect(page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content).toBe(
      data.globals.csrfToken,
    )
    expect(page.querySelector<HTMLMetaElement>('meta[name="doorstep-csrf-url"]')?.content).toBe('/csrf-token')
    expect(page.querySelectorAll('script[src="/doorstep/loader.js"][type="module"]')).toHaveLength(1)
  })

  test('The page names its language and has one main element, one h1 and unique ids', () => {
    const { page } = served(path)
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(page.documentElement.lang).toBe('en-GB')
    expect(page.querySelectorAll('main')).toHaveLength(1)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('The page has no inline style or handler, which its policy would refuse', () => {
    const names = [...served(path).page.querySelectorAll('*')].flatMap(element => element.getAttributeNames())
    expect(names.filter(name => name === 'style' || name.startsWith('on'))).toEqual([])
  })

  test('J-90 L-63 A page names its customer; when told to print no state, it keeps only its token and placeholders', () => {
    const { data, page } = served(path)
    const bare = printingNothing(renderPage(path, withoutState({ ...data, postcode: 'BS3 4TN' })) ?? '')
    expect(parse(bare).querySelector('[data-postcode],[data-quota-reached]')).toBeNull()
    expect(bare).not.toMatch(/data-printed|data-load="printed"|data-doorstep-answer/)
    expect(bare).not.toMatch(/window\.(activeCoupon|hasPostcode|isGuest)|doorstep-customer/)
    const named = page.querySelector('meta[name="doorstep-customer"]')?.getAttribute('content')
    expect(named).toBe(String(data.customer?.id ?? ''))
    expect(bare).toContain(`window.csrfToken = ${JSON.stringify(data.globals.csrfToken)};`)
    expect(placeholders(parse(bare))).toHaveLength(placeholders(page).length)
  })

  test('Every field has a label, and every form that posts to the shop has a token', () => {
    const { page } = served(path)
    const fields = [
      ...page.querySelectorAll<HTMLInputElement>('input:not([type="hidden"], [hidden]), select'),
    ]
    expect(fields.filter(field => field.labels?.length === 0).map(field => field.name)).toEqual([])
    const posts = [...page.querySelectorAll<HTMLFormElement>('form[method="post"]')]
    expect(
      posts.filter(form => !form.querySelector('input[name="_token"]')).map(form => form.action),
    ).toEqual([])
  })

  test('Every placeholder contains something usable without JavaScript', () => {
    for (const placeholder of placeholders(served(path).page)) {
      // This widget shows nothing itself.
      if (placeholder.dataset.widget === 'equal-height') continue
      const usable = 'a[href], button, input:not([type="hidden"]), .button--off'
      expect([placeholder.dataset.widget, placeholder.querySelector(usable)]).not.toContain(null)
      if (placeholder.closest('form')) expect(placeholder.querySelector('form')).toBeNull()
    }
  })

  test('The page prints only placeholders that their widgets accept', async () => {
    // Some of them name other parts of the page.
    document.body.replaceWith(document.importNode(served(path).page.body, true))
    for (const placeholder of placeholders(document)) {
      const { options } = await definitionOf(placeholder.dataset.widget ?? '')
      expect(() => readOptions(placeholder, options)).not.toThrow()
    }
  })

  test('Hostile text is shown as text', () => {
    const bad = `"'></script><img src=x onerror=alert(1)>`
    const page = open(path, {
      postcode: bad,
      customer: { id: 1, name: bad, email: bad },
      flash: { tone: 'success', message: bad },
      errors: Object.fromEntries(
        ['postcode', 'email', 'referral_code', 'start_date'].map(name => [name, [bad]]),
      ),
      old: { email: bad, first_name: bad, referral_code: bad, start_date: bad, postcode: bad },
      query: { q: bad, kind: bad, postcode: bad, code: bad },
      addresses: [{ id: 1, address_summary: bad }],
      pauses: [{ id: 1, start_date: bad, end_date: bad }],
      houseMove: {
        step: { postcode: bad, delivery_summary: bad, depot: bad },
        earliest: bad,
        clashes: {
          conflicts: [
            { id: bad, frequency: 1, weekday: 1, date: null, product_name: bad, image: bad, quantity: 1 },
            { id: bad, frequency: 0, weekday: null, date: bad, product_name: bad, image: bad, quantity: 1 },
          ],
          available_days: { 2: bad },
          delivery_dates: { [bad]: bad },
        },
        planned: [{ summary: bad, label: bad }],
      },
      depot: { title: bad, email: bad, phone: bad },
      globals: { csrfToken: bad, activeCoupon: bad, hasPostcode: true, isGuest: false },
      posts: [
        {
          image: bad,
          user: { profile_image_url: bad },
          text: bad,
          link: 'javascript:alert(1)',
          retweet_count: 1,
          favorite_count: 1,
        },
      ],
    })
    expect(page.querySelector('[onerror]')).toBeNull()
    expect(page.querySelector('a[href^="javascript"]')).toBeNull()
    expect(page.querySelector('[data-flash]')?.textContent).toContain(bad)
  })
})

/** The subject of each part of the two documents, and its widgets. */
const scopes = {
  'GLB-12': [
    ...['postcode-panel', 'promo-field', 'product-selector', 'bol-basket', 'checkout-panel', 'order-again'],
    ...['view-box', 'box-order-detail', 'payment-form', 'transaction-search', 'social-block'],
  ],
  'GLB-14': [
    ...['order-dialog', 'header-basket', 'weekly-cost', 'pause-picker', 'house-move', 'account-name'],
    ...['account-phone', 'account-password', 'enquiry-form', 'recipe-email', 'business-requirements'],
    ...['offline-customer', 'community-grid', 'mobile-nav', 'seasonal-popup'],
  ],
}

test('GLB-12 GLB-14 Every part of the shop in the documents has its widget on a page', async () => {
  const beforeChristmas = createDemoShop({ now: () => new Date('2026-12-01T09:00:00Z') })
  const visit = beforeChristmas.visit({ as: 'customer' })
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  await visit.submit('/account/addresses/postcode/verify', { postcode: 'BA1 5LR' })
  const asCustomer = (path: string) =>
    placeholders(parse(renderPage(path, { ...visit.page(path), nonce: 'n0nce' })))
  const boxes = visit.page('/account/orders').box.boxes.map(({ id }) => `/account/orders/${id}`)
  const paths = [...pagePaths, '/recipes/bread-and-butter-pudding', ...boxes.slice(0, 1)]
  const standing = new Set(
    paths
      .flatMap(path => [...asCustomer(path), ...placeholders(served(path).page)])
      .map(each => each.dataset.widget),
  )
  for (const [id, names] of Object.entries(scopes))
    expect([id, names.filter(name => !standing.has(name))]).toEqual([id, []])
})

test("An unknown path has no page, even one named like an object's property", () => {
  expect(renderPage('/shop/wine', dataFor('/'))).toBeNull()
  expect(renderPage('constructor', dataFor('/'))).toBeNull()
  const page = parse(notFoundPage(dataFor('/nowhere')))
  expect(page.querySelector('main a[href="/"]')).not.toBeNull()
  expect(page.querySelectorAll('main .button')).toHaveLength(1)
})
