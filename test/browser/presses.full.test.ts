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
