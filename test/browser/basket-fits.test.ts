import type { Page } from 'playwright-core'
import { products } from '../../demo-pages/shop/products/catalogue'
import { arrive, blank, journeys, settled } from './journey'

const walk = journeys()
const featured = '/shop/best-of-local/featured'
const boxProducts = products.filter(({ template, is_available }) => template === 'bol' && is_available)

/** A customer's page with this many lines in the box. */
async function open(
  lines: number,
  viewport: { width: number; height: number },
  [address, widget] = [featured, 'bol-basket'],
): Promise<Page> {
  const page = await walk.visit(blank, [], { as: 'customer', viewport })
  const [visitor] = [...walk.shop.visitors.values()].slice(-1)
  if (!visitor) throw new Error('the shop knows no visitor')
  visitor.box.lines = [...new Array(lines).keys()].map(at => ({
    id: 10_000 + at,
    productId: boxProducts[at % boxProducts.length]?.id ?? 0,
    quantity: 1,
  }))
  await page.goto(new URL(address, page.url()).href)
  await arrive(page, [widget])
  // A page that prints nothing has the lines only once they are read.
  if (widget === 'bol-basket')
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .nth(lines - 1)
      .waitFor({ state: 'attached' })
  return page
}

/** The height of the panel, and whether its total and checkout are visible when its top is. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[data-widget="bol-basket"] section[data-ground]')
    const list = panel?.querySelector<HTMLElement>('section[aria-label="Products in your box"]')
    if (!panel || !list) throw new Error('there is no basket')
    panel.scrollIntoView({ block: 'end' })
    const { top, bottom, height } = panel.getBoundingClientRect()
    const inside = panel.querySelector<HTMLElement>('[data-basket]')
    const at = (name: RegExp) =>
      [...panel.querySelectorAll<HTMLElement>('dt,a,button')].find(each => name.test(each.innerText.trim()))
    const isSeen = (each: HTMLElement | undefined) => {
      const box = each?.getBoundingClientRect()
      return !!box && box.top >= 0 && box.bottom <= innerHeight
    }
    return {
      height: Math.round(height),
      fits: top >= 0 && bottom <= innerHeight + 1,
      total: isSeen(at(/^Total/)),
      checkout: isSeen(at(/^Checkout/)),
      scrollsItself: !!inside && inside.scrollHeight > inside.clientHeight + 1,
      listScrolls: list.scrollHeight > list.clientHeight + 1,
      list: list.clientHeight,
    }
  })

const shot = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/basket-${name}.png` })
}

/** The panel fits, and its total and checkout are visible. */
const whole = { fits: true, total: true, checkout: true, scrollsItself: false }

test('J-98 BB-31 In windows of 1280 × 900, 1280 × 720 and 390 × 844 the box with many lines fits: only its list scrolls', async () => {
  const page = await open(30, { width: 1280, height: 900 })
  for (const [width, height] of [
    [1280, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settled(page)
    const found = await measured(page)
    await shot(page, `${width}×${height}-30`)
    expect([width, found]).toMatchObject([width, { ...whole, listScrolls: true }])
  }
})

test('J-98 BB-31 In a window of 1280 × 900 the box with few lines fits', async () => {
  const page = await open(3, { width: 1280, height: 900 })
  const found = await measured(page)
  await shot(page, '1280×900-3')
  expect(found).toMatchObject(whole)
})

test('J-98 BB-31 Zoomed to 320 × 256 nothing scrolls inside the page, and the page scrolls to total and checkout', async () => {
  const page = await open(12, { width: 320, height: 256 })
  const found = await measured(page)
  await shot(page, '320x256')
  expect(found).toMatchObject({ scrollsItself: false, listScrolls: false })
})

test('J-98 BB-31 L-44 On a phone the bar is as wide as the page, and its dialog shows total and checkout at once too', async () => {
  const page = await open(30, { width: 390, height: 844 }, ['/shop/milk', 'mobile-basket-button'])
  const bar = page.locator('.doorstep-foot').locator('a:visible, button:visible').first()
  await bar.click()
  const dialog = page.getByRole('dialog')
  await page.locator('.doorstep-foot button').waitFor()
  expect((await bar.boundingBox())?.width).toBe(358)
  await dialog.getByText('Total', { exact: true }).waitFor()
  await shot(page, 'sheet')
  const seen = await dialog.evaluate(each => {
    const isSeen = (name: RegExp) =>
      [...each.querySelectorAll<HTMLElement>('dt,a,button')]
        .filter(one => name.test(one.innerText.trim()))
        .some(
          one => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().bottom <= innerHeight,
        )
    return { total: isSeen(/^Total/), checkout: isSeen(/^Checkout/) }
  })
  expect(seen).toEqual({ total: true, checkout: true })
})
