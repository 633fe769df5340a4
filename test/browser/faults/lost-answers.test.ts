import type { BrowserContext, Locator, Page } from 'playwright-core'
import { isWhole } from '../../support/rows'
import { fillBox, journeys } from '../journey'

/*
 * The answer to a change is lost with a 504, and the shop saves it at once, once the person is back, or after they have
 * asked again. One shop goes by keys; the other ignores them, and then only a look into the shop tells.
 */

const browser = journeys()
const visible = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first()

type Change = {
  call: string
  at: string
  /** Asks for the change, but not where the page shows that it is made. */
  ask: (page: Page) => Promise<void>
}

/** Presses the control, unless what shows that the change is made comes first. */
async function unless(made: Locator, control: Locator) {
  await control.or(made).first().waitFor()
  if (await made.first().isVisible()) return false
  await control.first().click()
  return true
}
const box = (page: Page) => page.locator('[data-widget="bol-basket"]')
const featured = '/shop/best-of-local/featured'

/** Orders an essential that is not ordered yet. */
const order =
  (kind: 'Just once' | 'Regularly', fill: (dialog: Locator) => Promise<void>) => async (page: Page) => {
    const sheet = page.getByRole('dialog')
    if (!(await unless(visible(page, /^Change order: Organic/), visible(page, /^Order: Organic whole/))))
      return
    await sheet.getByRole('tab', { name: kind }).click()
    await fill(sheet)
    await sheet.getByRole('button', { name: 'Add to my order' }).click()
  }

const changes: Record<string, Change> = {
  confirm: {
    call: 'POST /api/bol-checkout/confirm',
    at: '/shop/best-of-local/checkout',
    async ask(page) {
      const confirm = visible(page, /^Confirm order/)
      await confirm.or(page.getByText('Your box is empty')).first().waitFor()
      if (!(await confirm.isVisible())) return
      await page.getByRole('radio', { name: /^Once/ }).check()
      await page.getByRole('group', { name: 'Delivery date' }).locator('input:enabled').first().check()
      await confirm.click()
    },
  },
  add: {
    call: 'POST /api/product/bol',
    at: featured,
    ask: async page =>
      void (await unless(box(page).getByText('Breakfast box'), visible(page, /^Add to box: Breakfast box/))),
  },
  quantity: {
    call: 'PUT /api/bol-basket/*',
    at: featured,
    async ask(page) {
      const field = box(page).getByRole('spinbutton', { name: /Mature cheddar/ })
      await field.waitFor()
      if ((await field.inputValue()) === '3')
        await box(page)
          .getByRole('button', { name: /^Increase/ })
          .click()
    },
  },
  remove: {
    call: 'DELETE /api/bol-basket/*',
    at: featured,
    ask: async page =>
      void (await unless(
        page.getByText('Your box is empty'),
        box(page).getByRole('button', { name: /^Remove/ }),
      )),
  },
  discount: {
    call: 'POST /api/basket/apply-discount',
    at: featured,
    async ask(page) {
      const field = box(page).getByRole('textbox', { name: 'Promotional code' })
      if (!(await unless(box(page).getByText('SPRING5'), field))) return
      await field.fill('SPRING5')
      await field.press('Enter')
    },
  },
  'one-off': {
    call: 'POST /api/product/oneoff',
    at: '/shop/milk',
    ask: order('Just once', dialog => dialog.getByRole('button', { name: /^Increase/ }).click()),
  },
  regular: {
    call: 'POST /api/product/regular',
    at: '/shop/milk',
    ask: order('Regularly', dialog => dialog.getByRole('button', { name: /^Increase.*Monday/ }).click()),
  },
  pause: {
    call: 'POST /account/pauses',
    at: '/account/pauses',
    async ask(page) {
      const first = page.getByRole('textbox', { name: 'First day without a delivery' })
      if (!(await unless(page.getByText('Monday 14 December to'), first))) return
      await first.fill('14/12/2026')
      await page.getByRole('textbox', { name: 'Last day without a delivery' }).fill('16/12/2026')
      await visible(page, /^Pause deliveries/).click()
    },
  },
  cancel: {
    call: 'POST /api/basket/cancel-bol',
    at: '/account/orders',
    async ask(page) {
      await visible(page, /^Saturday 5 December/).click()
      if (!(await unless(page.getByText('This box is cancelled'), visible(page, /^Cancel this box/)))) return
      await visible(page, /^Yes/).click()
    },
  },
  reorder: {
    call: 'POST /api/basket/reorder-bol',
    at: featured,
    async ask(page) {
      const made = box(page).getByText('English apples')
      if (!(await unless(made, visible(page, /^View box of 24/)))) return
      // The box may be read again as the dialog opens, and stands beside it.
      await unless(made, page.getByRole('dialog').getByRole('button', { name: 'Order again' }))
    },
  },
  'house move': {
    call: 'POST /account/house-moves',
    at: '/account/addresses',
    async ask(page) {
      const postcode = page.getByRole('textbox', { name: /^Check the postcode/ })
      if (!(await unless(page.getByText('2 Royal Crescent'), postcode))) return
      await postcode.fill('BA1 5LR')
      await postcode.press('Enter')
      await visible(page, /^Choose the nearest days/).click()
      await page.getByRole('textbox', { name: 'House number and street' }).fill('2 Royal Crescent')
      await page.getByRole('textbox', { name: 'Town or city' }).fill('Bath')
      await visible(page, /^Confirm my move/).click()
    },
  },
  payment: {
    call: 'POST /account/payments',
    at: '/account/payments',
    async ask(page) {
      await page.getByRole('textbox', { name: /amount/i }).fill('12.34')
      await visible(page, /^Make a payment/).click()
    },
  },
}

/** Loses the first answer to that call; `save` lets the shop do late what it was asked. */
async function loseAnswer(
  context: BrowserContext,
  call: string,
  isSavedAtOnce: boolean,
  ignoresKeys: boolean,
) {
  const [method, path] = call.split(' ')
  let save = async () => {}
  let asked = 0
  await context.route(`**${path}`, async route => {
    const request = route.request()
    if (request.method() !== method) return route.fallback()
    asked += 1
    const headers = await request.allHeaders()
    let data = request.postData() ?? ''
    if (ignoresKeys) {
      delete headers['idempotency-key']
      data = data.replace('_idempotency_key', '_')
    }
    if (asked > 1) return route.continue({ headers, postData: data })
    const make = async () =>
      void (await context.request.fetch(request.url(), { method, headers, data, maxRedirects: 0 }))
    if (isSavedAtOnce) await make()
    else save = make
    await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' })
  })
  return { asked: () => asked, save: () => save() }
}

const ways: Record<string, (page: Page, at: string, other: Page) => Promise<Page>> = {
  'loads the page again': async (page, at) => {
    await page.goto(at)
    return page
  },
  // What one tab has told, the other has heard within a second.
  'takes a second tab': (_page, _at, other) => other.waitForTimeout(1000).then(() => other),
  'goes Back': async page => {
    await page.goto(`${browser.url}/faq`)
    await page.goBack()
    return page
  },
  'has closed the tab': async (page, at, other) => {
    await other.goto(at)
    await page.close()
    return other
  },
}

const times = ['at once', 'meanwhile', 'at last'] as const
const rows = Object.keys(changes).flatMap(name =>
  Object.keys(ways).flatMap(way => [
    ...times.map(saved => [name, way, saved, 'by keys'] as const),
    // What is saved after the repeat is saved twice without keys, and so is what no read shows.
    ...(/^(confirm|add|one-off)$/.test(name) ? times.slice(0, 2) : []).map(
      saved => [name, way, saved, 'without keys'] as const,
    ),
  ]),
)
const thin = [
  'confirm loads the page again at last by keys',
  'add takes a second tab meanwhile without keys',
  'payment loads the page again at last by keys',
  'one-off goes Back meanwhile without keys',
]

test.each(isWhole ? rows : rows.filter(row => thin.includes(row.join(' '))))(
  'L-01 %s: who %s after a 504 and asks again, with the first saved %s in a shop that goes %s, gets it once',
  async (name, way, saved, shop) => {
    const { call, at, ask } = changes[name] as Change
    const page = await browser.visit('/assets/logo-mark.svg', [], { as: 'customer', hasPostcode: true })
    if (/confirm|quantity|remove|discount/.test(name)) await fillBox(page, 231, 3)
    const other = await page.context().newPage()
    await other.goto(browser.url + at)
    await page.goto(browser.url + at)
    const since = browser.shop.log.length
    const { asked, save } = await loseAnswer(page.context(), call, saved === 'at once', shop !== 'by keys')
    await ask(page)
    await waitUntil(() => asked() > 0)
    await page.waitForLoadState('networkidle')
    const now = await (ways[way] as (typeof ways)[string])(page, browser.url + at, other)
    await now.waitForLoadState('networkidle')
    if (saved === 'meanwhile') await save()
    now.setDefaultTimeout(3000)
    // Where the page shows that it is made, there may be nothing to press.
    await ask(now).catch(() => {})
    await now.waitForTimeout(300)
    await now.waitForLoadState('networkidle')
    if (saved === 'at last') await save()
    const [method = '', path = ''] = call.split(' ')
    const made = browser.shop.log
      .slice(since)
      .filter(
        entry =>
          entry.method === method &&
          new RegExp(`^${path.replace('*', '\\d+')}$`).test(entry.path) &&
          entry.applied,
      )
    expect(made).toHaveLength(1)
  },
)

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !isTrue(); n++) await new Promise(go => setTimeout(go, 50))
  if (!isTrue()) throw new Error('The call was not made.')
}
