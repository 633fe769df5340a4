import { axeFindings, fitsSideways, type OpenShop, openShop } from '../support/browser'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
}, 60000)
afterAll(() => shop.close())
test('shots', async () => {
  const page = await shop.visit('/shop/best-of-local/featured', {
    as: 'customer',
    viewport: { width: 1440, height: 1200 },
  })
  const v = [...shop.shop.visitors.values()].at(-1)!
  const set = async (
    lines: [number, number][],
    coupon: string | null,
    name: string,
    then?: () => Promise<void>,
  ) => {
    v.box.lines = lines.map(([productId, quantity], i) => ({ id: 7000 + i, productId, quantity }))
    v.coupon = coupon
    await page.reload()
    await page.waitForSelector('[data-box]')
    await page.waitForTimeout(800)
    await then?.()
    await page
      .locator('[data-widget=bol-basket]')
      .first()
      .screenshot({ path: `/tmp/shots/${name}.png` })
  }
  await set(
    [
      [221, 1],
      [231, 1],
      [201, 2],
    ],
    null,
    'ready',
  )
  await set(
    [
      [221, 1],
      [231, 1],
      [201, 2],
    ],
    'SPRING5',
    'cancel',
    async () => {
      await page.getByRole('button', { name: 'Cancel order' }).click()
    },
  )
  await set([[231, 1]], null, 'below', async () => {
    await page.locator('[data-box] input[autocapitalize]').fill('SUMMR')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(800)
  })
  await set([], null, 'empty')
  await set(
    [
      [221, 1],
      [231, 1],
      [201, 2],
      [204, 1],
    ],
    null,
    'removed',
    async () => {
      await page.getByRole('button', { name: 'Remove Mature cheddar' }).click()
      await page.waitForTimeout(500)
    },
  )
  await page.screenshot({ path: '/tmp/shots/page.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(300)
  await page.locator('[data-widget=bol-basket]').first().screenshot({ path: `/tmp/shots/narrow.png` })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.waitForTimeout(300)
  console.log(
    page.complaints,
    await axeFindings(page, '[data-widget=bol-basket]'),
    await fitsSideways(page),
    await page.evaluate(() => {
      const e = document.querySelector('[data-box] section')!
      return [e.scrollWidth, e.clientWidth, e.scrollHeight, e.clientHeight]
    }),
  )
  await page.getByRole('button', { name: 'Remove Dry' }).focus()
  await page.keyboard.press('Shift')
  await page.locator('[data-widget=bol-basket]').first().screenshot({ path: `/tmp/shots/focus.png` })
}, 60000)
