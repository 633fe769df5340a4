import type { Page } from 'playwright-core'
import { mounted } from '../support/browser'
import { isWhole, rowsOf } from '../support/rows'
import { journeys, look, setFault, settled } from './journey'

const browser = journeys()
const customer = { as: 'customer' } as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const milk = 'Whole milk on Thursday 26 November'

const quantity = (page: Page) => page.getByRole('spinbutton', { name: `Quantity of ${milk}` })
const plus = (page: Page) => page.getByRole('button', { name: `Increase quantity of ${milk}` })
/** Waits until the field has that value. */
const shows = (page: Page, value: string) =>
  page.waitForFunction(
    ([name, wanted]) =>
      document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)?.value === wanted &&
      !document.querySelector('[role=spinbutton][aria-busy], [aria-busy] > [role=spinbutton]'),
    [`Quantity of ${milk}`, value],
  )

const shops = [
  ['a wide window', 'prints its state', {}],
  ['a phone', 'prints its state', phone],
  ['a wide window', 'prints nothing', { printsNothing: true }],
] as const

test.each(shops.filter(([window]) => isWhole || window !== 'a phone'))(
  'J-66 In %s of a shop that %s, plus on the home page changes the next delivery, and nothing moves',
  async (_, __, more) => {
    const page = await browser.visit('/', [], { ...customer, ...more })
    const place = await plus(page).boundingBox()
    await plus(page).click()
    await plus(page).click()
    await shows(page, '4')
    await settled(page)
    const after = await plus(page).boundingBox()
    expect([after?.x, after?.y].map(Math.round as never)).toEqual(
      [place?.x, place?.y].map(Math.round as never),
    )
    expect(await look(page, 'the home after a change')).toEqual([])
    await page.reload()
    expect(await quantity(page).inputValue()).toBe('4')
  },
)

const failures = [
  ['refuses', { kind: '422' }, '2'],
  ['accepts, but whose answer is lost,', { kind: 'drop-after' }, '3'],
  ['does not get', { kind: '500-before' }, '3'],
] as const

test.each(rowsOf<(typeof failures)[number]>(failures, ['refuses', 'accepts, but whose answer is lost,']))(
  'J-66 A-110 A change that the shop %s on the home page ends in one message at most, and the line shows the true quantity',
  async (_, fault, shown) => {
    const page = await browser.visit('/', [], customer)
    await setFault(page, { ...fault, match: 'POST /api/product/regular-modified' })
    await quantity(page).focus()
    await mounted(page, 'day-order')
    await page.keyboard.press('ArrowUp')
    const alerts = page.locator('.upcoming [role=alert]')
    if (fault.kind === 'drop-after') await page.waitForTimeout(600)
    else await alerts.first().waitFor()
    await shows(page, shown)
    expect(await alerts.count()).toBe(fault.kind === 'drop-after' ? 0 : 1)
    expect(await look(page, 'the home after a change that failed')).toEqual([])
  },
)

test('J-66 Without JavaScript plus on the home page is a form of its own, which leads back to the home page', async () => {
  const page = await browser.visit('/', [], { ...customer, javaScriptEnabled: false })
  await plus(page).click()
  await page.getByText('3 × Whole milk will come on Thursday 26 November.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await quantity(page).inputValue()).toBe('3')
})
