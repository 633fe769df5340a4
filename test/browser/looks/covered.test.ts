import type { Page } from 'playwright-core'
import { rowsOf } from '../../support/rows'
import { blank, fillBox, journeys, press, settled } from '../journey'

const walk = journeys({ isPrinted: true })

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
/** A desktop window of 1280 × 1024 px at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 } } as const

type Who = 'customer' | 'guest'
type Open = (page: Page) => Promise<void>
type Row = [name: string, path: string, as: Who, isPhone: boolean, open: Open]

const justLook: Open = async () => {}

const changeBox = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(View|Change) box/ })
    .or(page.getByRole('link', { name: /^(View|Change) box/ }))
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^(Edit|Change)/ })
    .or(dialog.getByRole('link', { name: /^(Edit|Change)/ }))
    .first()
    .click()
  await page.waitForURL(/featured/)
}

const openWeek = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Your\s+week/ })
    .or(page.getByRole('link', { name: /^Your\s+week/ }))
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('region', { name: 'Your week' }).getByRole('listitem').first().waitFor()
}

const subjects: [name: string, path: string, as: Who, open?: Open][] = [
  ['the milk', '/shop/milk', 'customer'],
  ['the open week', '/shop/milk', 'customer', openWeek],
  ['the boxes', '/shop/best-of-local/featured', 'customer'],
  ['the boxes', '/shop/best-of-local/featured', 'guest'],
  ['the checkout', '/shop/best-of-local/checkout', 'customer'],
  ['changing a box', '/account/orders', 'customer', changeBox],
  [
    'the bakery beside a change',
    '/account/orders',
    'customer',
    async page => {
      await changeBox(page)
      await page.goto(new URL('/shop/bakery', page.url()).href)
    },
  ],
  ...(
    [
      '/',
      '/shop/products/101',
      '/account',
      '/account/details',
      '/account/essentials',
      '/account/orders',
      '/account/pauses',
      '/account/addresses',
      '/account/house-moves',
      '/account/payments',
      '/account/transactions',
      '/account/refer-a-neighbour',
      '/account/password',
      '/recipes',
      '/recipes/bread-and-butter-pudding',
      '/community',
      '/business',
      '/menu',
      '/search?q=milk',
      '/catalogue',
      '/catalogue/ui-kit',
    ] as const
  ).map((path): [string, string, Who] => [path, path, 'customer']),
  ...(['/', '/register', '/login', '/contact', '/terms', '/depots', '/faq/category/deliveries'] as const).map(
    (path): [string, string, Who] => [path, path, 'guest'],
  ),
]

const all: Row[] = subjects.flatMap(([name, path, as, open = justLook]) =>
  [true, false].map((isPhone): Row => {
    const where = isPhone ? 'on a phone' : 'in a window of 320 × 256'
    return [`${name} for a ${as} ${where}`, path, as, isPhone, open]
  }),
)

/** What lies over the focused element, or cuts it off; a part of it may be out of a window that is smaller. */
const covering = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    // A choice is seen by its words; a field that only scripts fill has no size.
    const shown = element.closest('label') ?? element
    const box = shown.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return ''
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (bottom - top < Math.min(box.height, innerHeight / 2) - 1)
      return `${name} stands at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
    const over = [top + 2, (top + bottom) / 2, bottom - 2]
      .map(y => document.elementFromPoint(Math.min(box.left + box.width / 2, innerWidth - 2), y))
      .find(
        hit =>
          hit &&
          !shown.contains(hit) &&
          !hit.contains(shown) &&
          !hit.closest('label')?.contains(shown) &&
          !shown.parentElement?.contains(hit),
      )
    return over ? `${name} lies below ${over.localName}.${over.className}` : ''
  })

/** Tabs through the page to its end; returns what was hidden when it had the focus. */
async function hiddenStops(page: Page): Promise<{ stops: number; wrong: string[] }> {
  const wrong: string[] = []
  let stops = 0
  for (; stops < 250; stops++) {
    await press(page, 'Tab')
    const at = await covering(page)
    if (at) wrong.push(at)
    const isEnd = await page.evaluate(() => document.activeElement === document.body)
    if (isEnd) break
  }
  return { stops, wrong: [...new Set(wrong)] }
}

const tried = rowsOf<Row>(all, ['the checkout for a customer on a phone'])

test.each(tried)(
  'J-74 What has the focus is never hidden by what sticks to the window (WCAG 2.4.11): %s',
  async (_, path, as, isPhone, open) => {
    const page = await walk.visit(blank, [], { as, hasPostcode: true, ...(isPhone ? phone : zoomed) })
    await fillBox(page, 221, 2)
    await page.goto(walk.url + path)
    await page.waitForLoadState('networkidle')
    await open(page)
    await settled(page)
    await page.waitForLoadState('networkidle')
    const { stops, wrong } = await hiddenStops(page)
    expect(wrong).toEqual([])
    expect(stops).toBeGreaterThan(5)
  },
)
