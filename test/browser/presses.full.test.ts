import type { Locator, Page } from 'playwright-core'
import { blank, fillBox, journeys, settled } from './journey'

// presses.test.ts has the journeys that every change must pass.
const browser = journeys({ at: '2026-11-25T12:00:00Z', isPrinted: true })

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const featured = '/shop/best-of-local/featured'

/** The lines in the box of the latest visitor. */
const boxOf = () => [...browser.shop.visitors.values()].at(-1)?.box.lines ?? []

/** The page of a customer whose box has two pieces of cheese, with the box in sight. */
async function openBox(
  options = {},
): Promise<{ page: Page; plus: Locator; quantity: () => Promise<number> }> {
  const page = await browser.visit(blank, [], { as: 'customer', ...options })
  await fillBox(page, 231, 2)
  await page.goto(new URL(featured, page.url()).href)
  const plus = page
    .locator('[data-widget=bol-basket]')
    .getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
  await plus.scrollIntoViewIfNeeded()
  await settled(page)
  const quantity = async () => {
    await page.waitForLoadState('networkidle')
    return boxOf()[0]?.quantity ?? 0
  }
  return { page, plus, quantity }
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

test('J-20 A finger that stays on plus presses it once, as any button, and one that moves away presses nothing', async () => {
  const { page, plus, quantity } = await openBox(phone)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const at = await middleOf(plus)
  await touch('touchStart', [at])
  await page.waitForTimeout(1500)
  await touch('touchEnd', [])
  await touch('touchStart', [at])
  for (const down of [10, 40, 80, 120]) await touch('touchMove', [{ x: at.x, y: at.y - down }])
  await touch('touchEnd', [])
  await page.waitForTimeout(1000)
  expect(await quantity()).toBe(3)
})

test('J-20 Two quick taps on plus count twice and do not zoom the page', async () => {
  const { page, plus, quantity } = await openBox(phone)
  const { x, y } = await middleOf(plus)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await page.locator('[data-widget=bol-basket] [role=spinbutton][aria-valuenow="4"]').waitFor()
  await page.waitForResponse(answer => answer.request().method() === 'PUT')
  expect(await quantity()).toBe(4)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})
