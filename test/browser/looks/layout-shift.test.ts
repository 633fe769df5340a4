import type { Page } from 'playwright-core'
import { rowsOf } from '../../support/rows'
import { blank, fillBox, journeys, setFault } from '../journey'
import { movedBy, watchShift } from './shift'

// The pages print no state, and the shop answers later than a press excuses a move. `npm run look -- late` has all pages.
const walk = journeys({ isPrinted: true })

const late = { match: '*', times: 'always', kind: 'slow', ms: 700 } as const
const phone = { width: 390, height: 900 }
const desktop = { width: 1280, height: 900 }

type Row = readonly [
  name: string,
  size: typeof phone,
  who: 'guest' | 'customer',
  path: string,
  then: {
    isFilled?: boolean
    /** The names of what is pressed, one after the other. */
    presses?: readonly RegExp[]
  },
]
const all: readonly Row[] = [
  ['the steps of a guest with a box on a phone', phone, 'guest', '/shop/bakery', { isFilled: true }],
  ['the steps of a guest without a box on a phone', phone, 'guest', '/shop/bakery', {}],
  ['the steps among the milk on a phone', phone, 'guest', '/shop/milk', {}],
  ['the earlier boxes beside a box that fills', desktop, 'customer', '/shop/bakery', { isFilled: true }],
  ['an order on a phone', phone, 'customer', '/shop/milk', { presses: [/^(Change o|O)rder/] }],
  ['an order in a window', desktop, 'customer', '/shop/milk', { presses: [/^(Change o|O)rder/] }],
  ['a product sheet on a phone', phone, 'customer', '/shop/milk', { presses: [/^Details: Whole milk/] }],
  ['the checkout on a phone', phone, 'customer', '/shop/best-of-local/checkout', { isFilled: true }],
  ['the essentials in a window', desktop, 'customer', '/account/essentials', {}],
]

const tried = rowsOf<Row>(all, [
  'the steps of a guest with a box on a phone',
  'the earlier boxes beside a box that fills',
  'an order on a phone',
])

const control = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first()

test.each(tried)(
  'X8 Nothing moves by itself while answers are late: %s',
  async (_, size, who, path, then) => {
    const page = await walk.visit(blank, [], {
      as: who,
      hasPostcode: true,
      printsNothing: true,
      viewport: size,
    })
    if (then.isFilled) await fillBox(page, 221, 2)
    await setFault(page, late)
    await watchShift(page)
    // The only facts about the visitor on such a page.
    await page.addInitScript(
      isGuest => Object.assign(window, { isGuest, hasPostcode: true }),
      who === 'guest',
    )
    await page.goto(walk.url + path)
    await page.waitForLoadState('networkidle')
    for (const name of then.presses ?? []) {
      const answered = page.waitForResponse(/\/api\/product\//, { timeout: 3000 }).catch(() => null)
      await control(page, name).click()
      await answered
      await page.waitForFunction(() => !document.querySelector('[role=dialog] [aria-busy=true]'))
    }
    expect(await movedBy(page)).toBeLessThanOrEqual(0.02)
  },
)
