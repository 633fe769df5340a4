import type { Page } from 'playwright-core'
import { journeys, shopState } from './journey'

// presses.test.ts has the journeys that every change must pass.
const browser = journeys({ at: '2026-11-25T12:00:00Z', isPrinted: true })

test('J-66 On a tablet at 150 % one more pint on Thursday is one press, in sight, on a button of 44 px', async () => {
  const page = await browser.visit('/', [], {
    as: 'customer',
    viewport: { width: 683, height: 512 },
    hasTouch: true,
  })
  const plus = page.getByRole('button', { name: /^Increase quantity of Whole milk on Thursday/ })
  const { y = 0, width = 0, height = 0 } = (await plus.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(y + height).toBeLessThanOrEqual(512)
  await plus.tap()
  await page.locator('[role=spinbutton][aria-valuenow="3"]').first().waitFor()
  // Before, this took seven presses.
  process.stdout.write('One more pint on Thursday: 1 press, 0 wrong turns\n')
})

/** A person at a keyboard, whose Tabs are counted. */
function keyboard(page: Page, skips: boolean) {
  const tabs: Record<string, number> = {}
  const tab = async () => {
    await page.keyboard.press('Tab')
    const { pathname } = new URL(page.url())
    tabs[pathname] = (tabs[pathname] ?? 0) + 1
    return page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement ?? {}
      return `${ariaLabel ?? textContent}`.trim()
    })
  }
  return {
    count: () => Object.values(tabs).reduce((sum, each) => sum + each, 0),
    tabs,
    async enter(name: RegExp) {
      const isFresh = await page.evaluate(() => document.activeElement === document.body)
      if (isFresh && skips && /^Skip/.test(await tab())) await page.keyboard.press('Enter')
      const seen: string[] = []
      for (let at = 0; at < 120; at += 1) {
        const now = await tab()
        seen.push(now)
        if (name.test(now)) return page.keyboard.press('Enter')
      }
      throw new Error(`no Tab leads to ${name}: ${seen.join(' | ')}`)
    },
  }
}

test.each([
  ['with the skip link', true, 44],
  ['without the skip link', false, 89],
] as const)('J-61 J-74 By keyboard, %s, a weekly box is changed for one day', async (how, skips, most) => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const keys = keyboard(page, skips)
  await keys.enter(/^View your boxes/)
  await page.waitForURL('**/account/orders')
  await keys.enter(/^View box for Thursday/)
  await page.getByRole('dialog').waitFor()
  await keys.enter(/^Change only/)
  await page.waitForURL(url => !url.pathname.endsWith('/account/orders'))
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .waitFor()
  await keys.enter(/^Increase quantity/)
  await page.locator('[role=spinbutton][aria-valuenow]').first().waitFor()
  await keys.enter(/^Save changes/)
  await page.waitForURL('**/checkout-complete/**')
  process.stdout.write(`A box for one day, ${how}: ${keys.count()} Tabs ${JSON.stringify(keys.tabs)}\n`)
  expect(keys.count()).toBeLessThanOrEqual(most)
})

test('J-64 A delivery that was skipped by two quick presses is skipped once, and one press takes the pause back', async () => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const before = (await shopState(page)).pauses
  const skip = page.getByRole('button', { name: 'Skip this day' })
  await Promise.all([page.waitForEvent('load'), skip.dblclick()])
  const after = (await shopState(page)).pauses
  expect(after).toHaveLength(before.length + 1)
  await page.goto(new URL('/account/pauses', page.url()).href)
  const end = page.getByRole('button', { name: 'End pause Thursday 26 November' })
  await Promise.all([page.waitForEvent('load'), end.dblclick()])
  expect((await shopState(page)).pauses).toEqual(before)
})

test('PY-06 A payment by two quick presses is one payment, and Back and forward add none', async () => {
  const page = await browser.visit('/account/payments', ['payment-form'], { as: 'customer' })
  const { payments } = await shopState(page)
  await page.getByLabel('Amount in pounds').fill('3.30')
  await page.getByRole('button', { name: 'Make a payment' }).dblclick()
  await page.getByText('We have received your payment of £3.30.').waitFor()
  await page.goBack()
  await page.goForward()
  expect((await shopState(page)).payments).toHaveLength(payments.length + 1)
})
