import { journeys } from './journey'

// presses.test.ts has the journeys that every change must pass.
const browser = journeys({ isPrinted: true })

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
