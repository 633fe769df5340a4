// The pictures of the catalogue's first page: each widget as it is now.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The best view of a widget when its first scenario on a narrow page is not: another scenario, width, press,
 * delay, or a filled basket.
 */
const shownBy = {
  'bol-basket': { isFilled: true },
  'box-order-detail': { width: 560 },
  'business-requirements': { width: 640 },
  'checkout-panel': { width: 560 },
  'day-order': { width: 560, press: /./ },
  'equal-height': { width: 760 },
  'header-basket': { width: 1180 },
  'house-move': { width: 600 },
  'mobile-basket-button': { isFilled: true, press: /./ },
  'order-again': { width: 720 },
  'order-dialog': { width: 600, example: 'A daily essential', press: /^Order/ },
  'order-edit': { width: 600, press: /./ },
  'pause-picker': { width: 560 },
  'product-selector': { width: 640 },
  'regular-order': { width: 560 },
  'seasonal-popup': { after: 6000 },
  slider: { width: 640 },
  'social-block': { width: 720 },
  'transaction-search': { width: 640 },
  'view-box': { width: 600, press: /./ },
  'weekly-view-link': { example: 'In the header, with the total' },
}
const size = { width: 480, height: 300 }
const high = 1000
// Lets a widget at the top of the page be in the middle of its picture.
const above = 200
const air = 20

const whole = ({ x, y, width, height }) => ({ left: x, top: y, right: x + width, bottom: y + height })

/** The part of the page in the picture: the widget's middle, or its upper end. */
function partOf(boxes, view) {
  const sides = boxes.map(whole)
  const most = (side, pick) => pick(...sides.map(each => each[side]))
  const [left, right] = [most('left', Math.min), most('right', Math.max)]
  const [top, bottom] = [most('top', Math.min), most('bottom', Math.max)]
  const width = Math.min(Math.max(right - left + 2 * air, 300), view)
  const height = (width * size.height) / size.width
  return {
    x: Math.min(Math.max((left + right - width) / 2, 0), view - width),
    y: top - Math.max(air, (height - (bottom - top)) / 2),
    width,
    height,
  }
}

/** Converts to WebP, which needs a third of the bytes of a PNG. */
const asWebp = (tab, png) =>
  tab.evaluate(
    async ([source, { width, height }]) => {
      const bytes = Uint8Array.from(atob(source), letter => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, width, height)
      return canvas.toDataURL('image/webp', 0.8).split(',')[1]
    },
    [png.toString('base64'), size],
  )

async function fillBasket(tab, url) {
  await tab.goto(`${url}/shop/best-of-local/featured`)
  for (const nth of [0, 1]) {
    await tab.locator('.product').nth(nth).locator('[data-widget=order-dialog]').locator('button').click()
    await tab
      .locator('.product')
      .nth(nth)
      .getByText(/in box/i)
      .first()
      .waitFor()
  }
}

async function picture(tab, url, { name, examples }) {
  const { example = examples[0].name, press, width = 400, after, isFilled } = shownBy[name] ?? {}
  const { visitor = 'guest' } = examples.find(each => each.name === example)
  const data = { as: visitor, hasPostcode: visitor === 'customer' }
  await tab.request.post(`${url}/demo/visitor`, { data })
  if (isFilled) await fillBasket(tab, url)
  await tab.setViewportSize({ width, height: high })
  await tab.goto(`${url}/catalogue/preview?${new URLSearchParams({ widget: name, example })}`)
  await tab.waitForLoadState('networkidle')
  await tab.locator('main').evaluate((main, top) => {
    main.style.marginTop = `${top}px`
    document.documentElement.style.background = 'var(--paper)'
  }, above)
  const main = tab.locator('main')
  if (press) {
    await main.locator('button, a').filter({ hasText: press }).first().click()
    await tab.getByRole('dialog').waitFor()
    await tab.waitForLoadState('networkidle')
  }
  if (after) await tab.clock.fastForward(after)
  await tab.waitForTimeout(400)
  const shown = press
    ? tab.getByRole('dialog')
    : after
      ? tab.locator('[aria-labelledby]')
      : main.locator(':scope > :not(h1)')
  const boxes = await Promise.all((await shown.all()).map(each => each.boundingBox()))
  const clip = partOf(
    boxes.filter(box => box?.height),
    width,
  )
  return tab.screenshot({ clip, animations: 'disabled' })
}

/** Takes one picture of each widget, in the shop at that address, into a folder. */
export async function takeThumbnails(browser, url, widgets, at, folder) {
  await mkdir(folder, { recursive: true })
  const lab = await browser.newPage()
  for (const widget of widgets) {
    const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: 'reduce' })
    const tab = await context.newPage()
    await tab.clock.install({ time: at })
    const png = await picture(tab, url, widget)
    await writeFile(path.join(folder, `${widget.name}.webp`), Buffer.from(await asWebp(lab, png), 'base64'))
    await context.close()
  }
}
