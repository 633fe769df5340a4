import type { Page } from 'playwright-core'
import type { FaultOptions } from '../../../demo-pages/shop/server/fault-kinds'
import type { Visitor } from '../../../demo-pages/shop/visitor'
import { rowsOf } from '../../support/rows'
import { blank, fillBox, journeys, lookOfLayout, setFault } from '../journey'
import { movedBy, watchShift } from './shift'

// A widget is not to blame for the page's own printed content.
const walk = journeys({ isPrinted: true })

const always = { match: '*', times: 'always' } as const
const endless = 'W'.repeat(120)

/** The troubles: of every call, of the shop's data about the customer, or of its texts. */
type Trouble = {
  fault?: FaultOptions
  change?: (visitor: Visitor) => void
  rewrite?: (text: string) => string
}
const troubles: Readonly<Record<string, Trouble>> = {
  'a shop that is down': { fault: { ...always, kind: '500-before' } },
  'a page instead of each answer': { fault: { ...always, kind: 'wrong-type' } },
  'answers after a second and a half': { fault: { ...always, kind: 'slow', ms: 1500 } },
  'a customer without anything': {
    change: visitor =>
      Object.assign(visitor, { addresses: [], boxOrders: [], regularOrders: [], oneOffs: [], pauses: [] }),
  },
  'twenty addresses': {
    change: visitor => {
      visitor.addresses = Array.from({ length: 20 }, (_, at) => ({
        id: at + 1,
        address_summary: `${at + 1} Greville Street, BS3 4TN`,
      }))
    },
  },
  'names of 120 letters': {
    rewrite: text =>
      text.replace(/Whole milk|Mature cheddar|Seasonal veg box|Alison Frampton|Greville/g, endless),
  },
}

const pages = [
  ['Home', '/'],
  ['The milk', '/shop/milk'],
  ['The boxes', '/shop/best-of-local/featured'],
  ['The checkout', '/shop/best-of-local/checkout'],
  ['A product', '/shop/products/101'],
  ['The account', '/account'],
  ['The details', '/account/details'],
  ['The essentials', '/account/essentials'],
  ['The boxes ordered', '/account/orders'],
  ['The pauses', '/account/pauses'],
  ['The addresses', '/account/addresses'],
  ['The house move', '/account/house-moves'],
  ['The payments', '/account/payments'],
  ['The transactions', '/account/transactions'],
  ['The depots', '/depots'],
  ['The stories', '/community'],
  ['A recipe', '/recipes/bread-and-butter-pudding'],
] as const

type Row = readonly [name: string, path: string, trouble: string]
const all: readonly Row[] = pages.flatMap(([page, path]) =>
  Object.keys(troubles).map(trouble => [`${page} with ${trouble}`, path, trouble] as const),
)

/** Rewrites what the shop's pages and calls say, as a shop with other texts would. */
const rewriteTexts = (page: Page, rewrite: (text: string) => string) =>
  page.route('**/*', async route => {
    if (!['document', 'fetch', 'xhr'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: rewrite(await response.text()) })
  })

/** Widgets that tell of more than one failure, and words that are none. */
const wrongMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marked = '[data-tone=error], [role=alert]'
    const isOutermost = (element: Element) =>
      !element.parentElement?.closest(marked) && !element.parentElement?.matches('[data-doorstep-shell]')
    return [...document.querySelectorAll('[data-widget]')].flatMap(widget => {
      const said = [...widget.querySelectorAll(marked)]
        .filter(each => isOutermost(each) && each.checkVisibility() && each.textContent?.trim())
        .map(each => each.textContent ?? '')
      const name = widget.getAttribute('data-widget')
      return [
        ...(said.length > 1 ? [`${name} says ${said.join(' and ')}`] : []),
        ...said.filter(each => /[<>{}]|undefined|null|NaN|SQLSTATE/.test(each)),
      ]
    })
  })

/** Everything on the page is seen and has its answers. */
async function seeAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-widget-state=waiting]'))
      each.dispatchEvent(new CustomEvent('doorstep:wake', { bubbles: true, detail: 'ready' }))
  })
  await page.waitForFunction(
    () => !document.querySelector('[data-widget-state=loading], .doorstep [aria-busy=true]'),
  )
  await page.waitForLoadState('networkidle')
}

const tried = rowsOf<Row>(all, [
  'The boxes with a shop that is down',
  'The milk with answers after a second and a half',
  'Home with names of 120 letters',
])

test.each(tried)(
  'J-70 X8 %s: one message for one failure, nothing moves by itself, nothing is cut off at 1280 px or at 320',
  async (name, path, trouble) => {
    const { fault, change, rewrite } = troubles[trouble] as Trouble
    const page = await walk.visit(blank, [], { as: 'customer', printsNothing: fault !== undefined })
    await fillBox(page, 221, 2)
    const id = (await page.context().cookies()).find(cookie => cookie.name === 'doorstep_demo')?.value ?? ''
    change?.(walk.shop.visitors.get(id) as Visitor)
    if (fault) await setFault(page, fault)
    if (rewrite) await rewriteTexts(page, rewrite)
    await watchShift(page)
    // The only facts about the visitor on a page without printed state.
    await page.addInitScript(() => Object.assign(window, { isGuest: false, hasPostcode: true }))
    await page.goto(walk.url + path)
    await page.waitForLoadState('networkidle')
    expect(await movedBy(page)).toBeLessThanOrEqual(0.02)
    await seeAll(page)
    expect(await wrongMessages(page)).toEqual([])
    // A map shows a part of the land.
    const wrong = (await lookOfLayout(page, name)).filter(each => !each.includes('leaflet'))
    expect(wrong).toEqual([])
    page.complaints.length = 0
  },
)
