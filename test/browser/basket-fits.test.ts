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

/** The height of what scrolls, and whether the panel fits, and its total and checkout are visible when its top is. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[data-widget="bol-basket"] section[data-ground]')
    const list = panel?.querySelector<HTMLElement>('section[aria-label="Products in your box"]')
    if (!panel || !list) throw new Error('there is no basket')
    panel.scrollIntoView({ block: 'end' })
    const { top, bottom } = panel.getBoundingClientRect()
    const inside = panel.querySelector<HTMLElement>('[data-basket]')
    const at = (name: RegExp) =>
      [...panel.querySelectorAll<HTMLElement>('dt,a,button')].find(each => name.test(each.innerText.trim()))
    const isSeen = (each: HTMLElement | undefined) => {
      const box = each?.getBoundingClientRect()
      return !!box && box.top >= 0 && box.bottom <= innerHeight
    }
    return {
      fits: top >= 0 && bottom <= innerHeight + 1,
      total: isSeen(at(/^Total/)),
      checkout: isSeen(at(/^Checkout/)),
      scrollsItself: !!inside && inside.scrollHeight > inside.clientHeight + 1,
      listScrolls: list.scrollHeight > list.clientHeight + 1,
      height: inside?.offsetHeight,
    }
  })

const shot = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/basket-${name}.png` })
}

/** The panel fits, and its total and checkout are visible. */
const whole = { fits: true, total: true, checkout: true, scrollsItself: false }

test('J-98 BB-31 L-84 A-131 The box with many lines is as high as the window less 300 px, but never lower than 520: only its list scrolls', async () => {
  const page = await open(30, { width: 1280, height: 900 })
  for (const [width, height, most] of [
    [1280, 900, 600],
    [390, 844, 544],
    [1280, 820, 520],
    [1280, 720, 520],
    [1280, 560, 520],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settled(page)
    const found = await measured(page)
    await shot(page, `${width}×${height}-30`)
    const seen = height < 720 ? {} : whole
    expect([height, found]).toMatchObject([height, { ...seen, height: most, listScrolls: true }])
  }
})

test('J-98 BB-31 In a window of 1280 × 900 the box with few lines fits', async () => {
  const page = await open(3, { width: 1280, height: 900 })
  const found = await measured(page)
  await shot(page, '1280×900-3')
  expect(found).toMatchObject(whole)
})

test.each([
  [1280, 500],
  [320, 256],
])(
  'J-98 BB-31 L-84 A-131 In a window of %i × %i nothing scrolls inside the page, and the page scrolls to total and checkout',
  async (width, height) => {
    const page = await open(12, { width, height })
    const found = await measured(page)
    await shot(page, `${width}x${height}`)
    expect(found).toMatchObject({ scrollsItself: false, listScrolls: false })
  },
)

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
