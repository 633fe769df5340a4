import type { Page } from 'playwright-core'
import { arrive, journeys, setFault } from '../journey'

/**
 * The utterances of a screen reader in order: the page's live regions, recorded. One utterance a change, at
 * most one a second.
 */
const walk = journeys()
const customer = { as: 'customer' } as const

type Utterance = { at: number; text: string }
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: Utterance[] = []
    Object.assign(window, { heard })
    const said = new WeakMap<Element, string>()
    const live = ['status', 'alert'].map(role => `.doorstep [role=${role}]`).join()
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.trim().replace(/\s+/g, ' ') ?? ''
        // A region inserted with its words is read when somebody gets there; only an alert speaks at once.
        const isKnown = said.has(region) || region.matches('[role=alert]')
        if (isKnown && text && said.get(region) !== text) heard.push({ at: performance.now(), text })
        said.set(region, text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    for (const region of document.querySelectorAll(live)) said.set(region, region.textContent?.trim() ?? '')
  })

/** The announcements since then. The region speaks at most once a second. */
async function heard(page: Page): Promise<string[]> {
  await page.waitForFunction(() => Reflect.get(window, 'heard').length > 0)
  await page.waitForTimeout(1300)
  const utterances = await page.evaluate((): Utterance[] => Reflect.get(window, 'heard').splice(0))
  const gaps = utterances.slice(1).map(({ at }, before) => at - (utterances[before]?.at ?? 0))
  expect(gaps.filter(gap => gap < 950)).toEqual([])
  return utterances.map(({ text }) => text)
}

test('A-110 A-112 An add, three quick presses, a removal, its undo and a lost add are one utterance each', async () => {
  const page = await walk.visit('/shop/best-of-local/featured', ['bol-basket'], customer)
  const basket = page.locator('[data-widget="bol-basket"]')
  await listen(page)
  await page.locator('.product', { hasText: 'Mature cheddar' }).getByRole('button').click()
  expect(await heard(page)).toEqual(['Mature cheddar added to your basket.'])
  const more = basket.getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
  for (let press = 0; press < 3; press++) await more.click()
  expect(await heard(page)).toEqual(['Mature cheddar: 4. Total £19.20.'])
  await basket.getByRole('button', { name: /^Remove Mature cheddar/ }).click()
  expect(await heard(page)).toEqual(['Mature cheddar removed. Total £0.00.'])
  await basket.getByRole('button', { name: /^Undo/ }).click()
  expect(await heard(page)).toEqual(['Mature cheddar is back in your box. Total £19.20.'])
  await setFault(page, { kind: 'drop-after', match: 'POST /api/product/bol' })
  await page.locator('.product', { hasText: 'Breakfast box' }).getByRole('button').click()
  expect(await heard(page)).toEqual(['Breakfast box: Added to your basket.'])
})

test.soak('A-112 A checkout without a date is one utterance, which says what is missing', async () => {
  const page = await walk.visit('/shop/best-of-local/featured', ['bol-basket'], customer)
  await page.locator('.product', { hasText: 'Breakfast box' }).getByRole('button').click()
  await page.locator('[data-widget="bol-basket"]').getByText('Breakfast box').waitFor()
  await page.goto(`${walk.url}/shop/best-of-local/checkout`)
  await arrive(page, ['checkout-panel'])
  await listen(page)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  expect(await heard(page)).toEqual([expect.stringMatching(/^There is a problem\s*Choose a delivery date$/)])
})

test.soak(
  'A-112 Another week is announced by its dates and total, and a changed day by its deliveries',
  async () => {
    const page = await walk.visit('/shop/milk', ['weekly-view-link', 'weekly-cost'], customer)
    await page.getByRole('button', { name: /^Your week/ }).click()
    const week = page.getByRole('region', { name: 'Your week' })
    await week.getByRole('listitem').first().waitFor()
    await listen(page)
    await week.getByRole('button', { name: /^Next week/ }).click()
    expect(await heard(page)).toEqual([expect.stringMatching(/^Sun .* - Sat .*, Week total £\d+\.\d\d$/)])
    await week
      .getByRole('button', { name: /^Edit Whole milk/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Increase/ }).click()
    await dialog.getByRole('button', { name: 'Update order' }).click()
    expect(await heard(page)).toEqual([
      expect.stringMatching(/^\d+ × Whole milk will come on \w+day \d+ \w+\.$/),
    ])
  },
)

test.soak('A-112 An invalid postcode is one utterance', async () => {
  const page = await walk.visit('/', ['postcode-panel'], { as: 'guest', hasPostcode: false })
  await listen(page)
  const field = page.getByRole('textbox', { name: 'Pop in your postcode' })
  await field.fill('nowhere')
  await field.press('Enter')
  expect(await heard(page)).toEqual(['Please enter a valid postcode'])
})

test.soak('A-112 A refused add is one utterance with the reason, and the next try another', async () => {
  const page = await walk.visit('/shop/best-of-local/featured', ['bol-basket'], customer)
  await listen(page)
  await setFault(page, { kind: '422', match: 'POST /api/product/bol' })
  const add = page.locator('.product', { hasText: 'Mature cheddar' }).getByRole('button')
  await add.click()
  expect(await heard(page)).toEqual([
    'Mature cheddar was not added. We cannot take that just now. Please ring us.',
  ])
  await add.click()
  expect(await heard(page)).toEqual(['Mature cheddar added to your basket.'])
})

test.soak('A-112 UI-03 The days of a pause are announced once each, as they are chosen', async () => {
  const page = await walk.visit('/account/pauses', ['pause-picker'], customer)
  await listen(page)
  await page.getByRole('button', { name: 'Choose from a calendar: First day without a delivery' }).click()
  const day = page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(3)
  await day.click()
  expect(await heard(page)).toEqual([
    expect.stringMatching(/^Last day moved to [\d/]+\. Now choose: Last day without a delivery\.$/),
  ])
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(5).click()
  expect(await heard(page)).toEqual([
    expect.stringMatching(/^You have chosen 3 days without deliveries, from .* to .*\. They start again on /),
  ])
})

test.soak(
  'A-112 An essential ordered from its dialog, and a cancelled box, are one utterance each',
  async () => {
    const page = await walk.visit('/shop/milk', ['weekly-cost'], customer)
    await page.locator('.product', { hasText: 'Organic whole milk' }).getByText('Order').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Increase quantity of .*Monday/ }).waitFor()
    await listen(page)
    await dialog.getByRole('button', { name: /^Increase quantity of .*Monday/ }).click()
    expect(await heard(page)).toEqual(['Monday 1. 1 item each week, £1.70'])
    await dialog.getByRole('button', { name: 'Add to my order' }).click()
    expect(await heard(page)).toEqual([
      expect.stringMatching(
        /^Organic whole milk has been added to your regular order\. The next delivery is on /,
      ),
    ])
    await page.goto(`${walk.url}/account/orders`)
    await page.locator('.boxes__head a').first().click()
    await arrive(page, ['box-order-detail'])
    await listen(page)
    await page.getByRole('button', { name: 'Delete order' }).click()
    await page.getByRole('button', { name: /^Yes/ }).click()
    expect(await heard(page)).toEqual(['Your order has been cancelled.'])
  },
)
