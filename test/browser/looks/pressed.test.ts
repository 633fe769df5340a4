import type { Locator, Page } from 'playwright-core'
import { until } from '../kinds/play-rows'
import { openWeek, order, visitMilk, week } from '../week'

/** Whether the control has an edge while the mouse button is down on it: dimmed, its words would be too pale. */
async function isEdged(page: Page, control: Locator): Promise<boolean> {
  const edge = () => control.evaluate(each => getComputedStyle(each).outlineStyle)
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('there is nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  // A card that wakes under the pointer is drawn anew.
  await until(async () => (await edge()) === 'none', 'a control at rest')
  await page.mouse.down()
  const whilePressed = await edge()
  // A button released elsewhere is not clicked.
  await page.mouse.move(1, 1)
  await page.mouse.up()
  return whilePressed === 'solid'
}

test('J-74 J-28 G-60 Links, buttons, tabs and tiles have an edge while they are pressed, printed or mounted', async () => {
  const page = await visitMilk()
  expect(await isEdged(page, order(page, 'Organic whole milk'))).toBe(true)
  expect(await isEdged(page, page.locator('.filters a').nth(1))).toBe(true)
  await page.getByLabel('Details: Whole milk').click()
  const dialog = page.getByRole('dialog')
  const tile = dialog.getByRole('tab', { name: 'Regularly' })
  expect(await isEdged(page, tile)).toBe(true)
  await tile.click()
  const minus = dialog.getByRole('button', { name: /^Decrease quantity .*Friday/ })
  await minus.waitFor()
  expect(await minus.getAttribute('aria-disabled')).toBe('true')
  expect(await isEdged(page, minus)).toBe(false)
})

test('J-74 HB-02 The arrow to the next week stays under the pointer from week to week, and nothing lies on it', async () => {
  const page = await visitMilk()
  await openWeek(page)
  const next = week(page).getByRole('button', { name: /^Next week/ })
  const before = await next.boundingBox()
  for (let count = 0; count < 3; count++) {
    await next.click()
    const now = await week(page).getByRole('button', { name: 'This week' }).boundingBox()
    expect(await next.boundingBox()).toEqual(before)
    expect(now?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
  }
  // From right to left it stands on the other side of the arrow.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const [arrow, now] = await Promise.all([
    next.boundingBox(),
    week(page).getByRole('button', { name: 'This week' }).boundingBox(),
  ])
  expect((now?.x ?? 0) + (now?.width ?? 0)).toBeLessThanOrEqual(arrow?.x ?? 0)
})
