import type { Page } from 'playwright-core'
import { products } from '../../demo-pages/shop/products/catalogue'
import { isSoak } from '../support/soak'
import { arrive, blank, journeys } from './journey'

const walk = journeys()
const goods = products.filter(
  ({ template, is_available, max_qty_allowed }) =>
    template === 'bol' && is_available && max_qty_allowed === null,
)

async function openBasket(count: number): Promise<Page> {
  const page = await walk.visit(blank, [], { as: 'customer' })
  const [visitor] = [...walk.shop.visitors.values()].slice(-1)
  if (!visitor) throw new Error('the shop knows no visitor')
  visitor.box.lines = [...new Array(count).keys()].map(at => ({
    id: 10_000 + at,
    productId: goods[at % goods.length]?.id ?? 0,
    quantity: 1,
  }))
  page.setDefaultTimeout(60_000)
  await page.goto(new URL('/shop/best-of-local/featured', page.url()).href)
  await arrive(page, ['bol-basket'])
  await page.waitForFunction(
    lines =>
      document.querySelectorAll('[data-basket] [role=listitem]').length === lines &&
      !document.querySelector('[data-basket][aria-busy]'),
    count,
    { polling: 200 },
  )
  return page
}

/**
 * The milliseconds that handlers take when the first and then the second control of the list gets the focus;
 * the best of five.
 */
const focusCosts = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-basket] [role=listitem] button')].slice(
      0,
      6,
    )
    const costs: number[] = []
    // Style and layout that are still pending do not count for the handler.
    document.body.getBoundingClientRect()
    for (const button of buttons) {
      const from = performance.now()
      button.focus({ preventScroll: true })
      costs.push(performance.now() - from)
    }
    return { first: costs[0] ?? 0, next: Math.min(...costs.slice(1)) }
  })

test('The focus enters a long basket as quickly as a short one', async () => {
  const short = await focusCosts(await openBasket(3))
  const long = await focusCosts(await openBasket(isSoak ? 10_000 : 1000))
  console.info(`first focus: of 3 lines ${JSON.stringify(short)} ms, of many ${JSON.stringify(long)} ms`)
  expect(long.first).toBeLessThan(isSoak ? 48 : 16)
  expect(long.next).toBeLessThan(Math.max(3 * short.next, 4))
})
