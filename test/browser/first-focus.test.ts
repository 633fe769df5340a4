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
 * The milliseconds of processor time that the page's thread needs when the first control of the list gets the
 * focus, and at best when one of the next five gets it. Unlike time on the clock, this does not grow on a busy machine.
 */
async function focusCosts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
  const buttons = page.locator('[data-basket] [role=listitem] button')
  const first = await buttons.nth(0).elementHandle()
  const others = await Promise.all([1, 2, 3, 4, 5].map(at => buttons.nth(at).elementHandle()))
  // Style and layout that are still pending do not count for the handler.
  await page.evaluate(() => document.body.getBoundingClientRect())
  const costs: number[] = []
  for (const button of [first, ...others]) {
    const before = await threadMs()
    await button?.evaluate(element => (element as HTMLElement).focus({ preventScroll: true }))
    costs.push((await threadMs()) - before)
  }
  return { first: costs[0] ?? Number.NaN, next: Math.min(...costs.slice(1)) }
}

test('The focus enters a long basket as quickly as a short one', async () => {
  const short = await focusCosts(await openBasket(3))
  const long = await focusCosts(await openBasket(isSoak ? 10_000 : 1000))
  console.info(`first focus: of 3 lines ${JSON.stringify(short)} ms, of many ${JSON.stringify(long)} ms`)
  expect(long.first).toBeLessThan(isSoak ? 48 : 16)
  expect(long.next).toBeLessThan(Math.max(3 * short.next, 4))
})
