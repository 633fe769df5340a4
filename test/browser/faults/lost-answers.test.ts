import type { BrowserContext, Page } from 'playwright-core'
import { isWhole } from '../../support/rows'
import { fillBox, journeys } from '../journey'

/*
 * The answer to a change is lost with a 504, and the shop saves it at once, once the person is back, or after they have
 * asked again. The shop goes by keys.
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
    at: '/shop/best-of-local/featured',
    async ask(page) {
      const add = visible(page, /^Add to box: Breakfast box/)
      await add
        .or(visible(page, /in box/))
        .first()
        .waitFor()
      if (await add.isVisible()) await add.click()
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
async function loseAnswer(context: BrowserContext, call: string, isSavedAtOnce: boolean) {
  const [method, path] = call.split(' ')
  let save = async () => {}
  let asked = 0
  await context.route(`**${path}`, async route => {
    const request = route.request()
    if (request.method() !== method) return route.fallback()
    asked += 1
    if (asked > 1) return route.continue()
    const headers = await request.allHeaders()
    const data = request.postData() ?? ''
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
  'takes a second tab': async (_page, _at, other) => other,
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

const rows = Object.keys(changes).flatMap(name =>
  Object.keys(ways).flatMap(way =>
    (['at once', 'meanwhile', 'at last'] as const).map(saved => [name, way, saved] as const),
  ),
)
const thin = [
  'confirm loads the page again at last',
  'add takes a second tab meanwhile',
  'payment loads the page again at last',
]

test.each(isWhole ? rows : rows.filter(row => thin.includes(row.join(' '))))(
  'L-01 %s: who %s after a 504 and asks again, with the first saved %s, gets it once',
  async (name, way, saved) => {
    const { call, at, ask } = changes[name] as Change
    const page = await browser.visit('/assets/logo-mark.svg', [], { as: 'customer', hasPostcode: true })
    if (name === 'confirm') await fillBox(page, 231, 3)
    const other = await page.context().newPage()
    await other.goto(browser.url + at)
    await page.goto(browser.url + at)
    const since = browser.shop.log.length
    const { asked, save } = await loseAnswer(page.context(), call, saved === 'at once')
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
    const [, path = ''] = call.split(' ')
    const made = browser.shop.log
      .slice(since)
      .filter(entry => entry.method === 'POST' && entry.path === path && entry.applied)
    expect(made).toHaveLength(1)
  },
)

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !isTrue(); n++) await new Promise(go => setTimeout(go, 50))
}
