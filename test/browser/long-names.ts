import type { Page } from 'playwright-core'
import { isWhole } from '../support/rows'
import { blank, journeys, settled } from './journey'

const walk = journeys({ at: '2026-11-25T12:00:00Z' })

const names: Readonly<Record<string, string>> = {
  '300 letters without a break': 'Cheddar'.repeat(43),
  emoji: '🧀🥛'.repeat(75),
  'right to left': 'חלבגבינהלחם'.repeat(27),
}
const paths = [
  '/',
  '/shop/milk',
  '/shop/best-of-local/featured',
  '/shop/best-of-local/checkout',
  '/account/essentials',
  '/account/orders',
  '/account/addresses',
]

/** Runs in the page: the elements that stick out of the page, unless an element around them clips or scrolls. */
const tooWide = () =>
  document.documentElement.scrollWidth <= innerWidth
    ? []
    : [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(each => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility())
        .map(each => `${each.localName}.${each.className}`)
        .slice(0, 4)

/** A customer's page 320 pixels wide, on which each product has that name, with twenty addresses. */
async function open(name: string, printsNothing: boolean): Promise<Page> {
  const viewport = { width: 320, height: 640 }
  const page = await walk.visit(blank, [], { as: 'customer', printsNothing, viewport })
  const [visitor] = [...walk.shop.visitors.values()].slice(-1)
  if (!visitor) throw new Error('the shop knows no visitor')
  visitor.box.lines = [231, 221].map((productId, at) => ({ id: 10_000 + at, productId, quantity: 2 }))
  visitor.addresses = Array.from({ length: 20 }, (_, at) => ({
    id: 900 + at,
    address_summary: `${at + 1} ${name}, BS3 4TN`,
  }))
  const path = /^\/(api|shop|account|recipes)?(\/|$)/
  await page.route(
    url => path.test(url.pathname),
    async route => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/Whole milk|Mature cheddar|Seasonal veg box/g, name)
      await route.fulfill({ response: answer, body })
    },
  )
  return page
}

const rows = Object.keys(names).flatMap(what => [
  { what, pages: 'pages that print their state', printsNothing: false, played: paths },
  { what, pages: 'pages that print nothing', printsNothing: true, played: paths },
])
const few = rows
  .slice(0, 1)
  .map(row => ({ ...row, played: ['/shop/best-of-local/featured', '/account/addresses'] }))

/** Tests one row in the file of every day, and all rows in the full one. */
export function describeLongNames(): void {
  test.each(isWhole ? rows : few)(
    'J-66 Names of $what and twenty addresses leave $pages 320 pixels wide',
    async ({ what, printsNothing, played }) => {
      const name = names[what] ?? ''
      const page = await open(name, printsNothing)
      const wide: unknown[] = []
      for (const path of played) {
        await page.goto(new URL(path, walk.url).href)
        // The list of boxes names no product.
        if (path !== '/account/orders')
          await page.waitForFunction(text => document.body.innerText.includes(text), name.slice(0, 20))
        await settled(page)
        const found = await page.evaluate(tooWide)
        if (found.length) wide.push([path, found])
      }
      expect(wide).toEqual([])
    },
  )
}
