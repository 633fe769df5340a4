import type { Page } from 'playwright-core'
import { add, basket, card, dates, dialog, featured, local, shop, visit } from './boxes'
import { arrive, blank, fillBox, look, setFault } from './journey'

const [sourdough, breakfastBox] = [211, 232]

/** The calls of the test's only visitor. */
const calls = (pattern: RegExp) =>
  shop()
    .log.map(({ method, path }) => `${method} ${path}`)
    .filter(call => pattern.test(call))
/** Chooses the first available date. */
const chooseDate = async (page: Page) => {
  await dates(page).first().check()
}

describe('Best of Local, from the shelf to the ordered box', () => {
  test('CO-21 CO-23 CO-24 Unavailable products are listed, and can be removed or another date chosen', async () => {
    const page = await visit(blank, [], { as: 'customer' })
    await fillBox(page, sourdough, 1)
    await fillBox(page, breakfastBox, 1)
    await page.goto(new URL('/shop/best-of-local/checkout', page.url()).href)
    await arrive(page, ['checkout-panel'])
    await page.getByRole('radio', { name: 'Every week', exact: true }).check()
    await page.getByRole('radio', { name: 'Monday', exact: true }).check()
    await page
      .getByText(/Sourdough cannot come on Monday/)
      .first()
      .waitFor()
    expect(await look(page, 'unavailable')).toEqual([])
    await page.getByRole('button', { name: 'Remove unavailable products' }).click()
    await page
      .getByText(/Sourdough cannot come/)
      .first()
      .waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.waitForURL(/checkout-complete/)
  })

  test('Two tabs show the same basket', async () => {
    const page = await visit(featured, local, { as: 'customer' })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await arrive(other, ['bol-basket'])
    await add(page, 'Mature cheddar')
    await other.bringToFront()
    await other.getByRole('region', { name: 'Your Best of Local box' }).getByText('Mature cheddar').waitFor()
  })

  test('OD-04 OD-17 BB-21 CO-39 A guest is asked for a postcode, fills a box, and registers at the checkout', async () => {
    const page = await visit(featured, local, { as: 'guest', hasPostcode: false })
    await basket(page).getByText('Please enter a postcode before adding products').first().waitFor()
    await card(page, 'Breakfast box').locator('a.button, button').first().click()
    await dialog(page, 'Check your postcode').waitFor()
    expect(await look(page, 'check-postcode')).toEqual([])
    await dialog(page, 'Check your postcode').getByRole('textbox').fill('BS3 4TN')
    await page.keyboard.press('Enter')
    // The way there shows when and by whom we deliver (F-29).
    await page.getByRole('dialog', { name: 'We deliver to your area' }).waitFor()
    expect(await look(page, 'told')).toEqual([])
    await page.getByRole('button', { name: 'Continue shopping' }).click()
    await card(page, 'Breakfast box').getByText('1 in box').waitFor()
    await basket(page).getByText('Breakfast box').waitFor()
    expect(await look(page, 'guest-basket')).toEqual([])
    await basket(page).getByRole('link', { name: 'Checkout' }).click()
    await arrive(page, ['checkout-panel'])
    await chooseDate(page)
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.waitForURL(/\/register/)
  })

  test('CO-12 CO-38 CO-39 BB-27 A customer fills a box, chooses a date, confirms once and sees the completed order', async () => {
    const page = await visit(featured, local, { as: 'customer' })
    await add(page, 'Mature cheddar')
    await add(page, 'Breakfast box')
    expect(await look(page, 'featured')).toEqual([])
    await basket(page).getByRole('link', { name: 'Checkout' }).click()
    await arrive(page, ['checkout-panel'])
    await page.getByRole('radio', { name: 'Every week', exact: true }).check()
    await page.getByRole('radio', { name: 'Friday', exact: true }).check()
    await page
      .getByText(/^Next delivery: \w+day/)
      .first()
      .waitFor()
    expect(await look(page, 'checkout')).toEqual([])
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.waitForURL(/checkout-complete\/\d+/)
    expect(calls(/confirm$/)).toHaveLength(1)
    await arrive(page, ['order-again'])
    expect(await look(page, 'complete')).toEqual([])
    // Back does not lead to the active form.
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe(featured)
  })

  test('Fifty presses on plus in two seconds send at most three changes, the last counts, and the focus stays', async () => {
    const page = await visit(featured, local, { as: 'customer' })
    await add(page, 'Mature cheddar')
    const plus = basket(page).getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
    await plus.focus()
    for (let count = 0; count < 50; count++) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(25)
    }
    await basket(page).getByText('£244.80').first().waitFor()
    await page.waitForTimeout(1500)
    expect(calls(/^PUT/).length).toBeLessThanOrEqual(3)
    const [visitor] = [...shop().visitors.values()].slice(-1)
    expect(visitor?.box.lines).toMatchObject([{ quantity: 51 }])
    expect(await plus.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('A-105 A lost answer to Confirm order is not called a failure: the one order is found', async () => {
    const page = await visit(featured, local, { as: 'customer' })
    await add(page, 'Breakfast box')
    await basket(page).getByRole('link', { name: 'Checkout' }).click()
    await arrive(page, ['checkout-panel'])
    await chooseDate(page)
    await page.waitForTimeout(600)
    await setFault(page, { kind: '500-after', match: 'POST /api/bol-checkout/confirm' })
    await page.getByRole('button', { name: 'Confirm order' }).click()
    // It is announced as well.
    await page.locator('main').getByText('Your order went through.', { exact: true }).waitFor()
    expect(await look(page, 'found')).toEqual([])
    expect(calls(/confirm$/)).toHaveLength(1)
    await page.getByRole('link', { name: 'See your order' }).click()
    await page.waitForURL(/checkout-complete/)
    page.complaints.splice(0)
  })

  test("Through a slow and failing shop the basket ends with the shop's content", async () => {
    const page = await visit(featured, local, { as: 'customer' })
    // The first change fails, and every answer is slow.
    await setFault(page, { kind: '500-before', match: 'PUT /api/*' })
    await setFault(page, { kind: 'slow', match: '/api/*', times: 'always', ms: 300 })
    await add(page, 'Mature cheddar')
    const plus = basket(page).getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
    await plus.click()
    await basket(page)
      .getByRole('spinbutton', { name: /Mature cheddar/ })
      .and(page.locator('[aria-valuenow="1"]'))
      .waitFor()
    await plus.click()
    await basket(page).getByText('£9.60').first().waitFor()
    await page.waitForTimeout(1500)
    const [visitor] = [...shop().visitors.values()].slice(-1)
    expect(visitor?.box.lines).toMatchObject([{ quantity: 2 }])
    page.complaints.splice(0)
  })

  test('After Back and Forward the pages show what changed meanwhile', async () => {
    const page = await visit(featured, local, { as: 'customer' })
    await add(page, 'Breakfast box')
    await basket(page).getByRole('link', { name: 'Checkout' }).click()
    await arrive(page, ['checkout-panel'])
    await page.getByRole('button', { name: /^Increase quantity of Breakfast box/ }).click()
    await page.locator('[data-widget="bol-basket"]').getByText('£33.90').first().waitFor()
    await page.waitForTimeout(800)
    await page.goBack()
    await arrive(page, ['bol-basket'])
    await basket(page).getByText('£33.90').first().waitFor()
    expect(await page.locator('[data-widget="bol-basket"]').getAttribute('data-widget-state')).toBe('mounted')
  })
})

describe('an ordered box', () => {
  test('BD-12 BD-18 OA-07 The box is deleted after a question, and an earlier one is ordered again', async () => {
    const page = await visit('/account/orders', ['view-box'], { as: 'customer' })
    await page.locator('.boxes a').first().click()
    await arrive(page, ['box-order-detail'])
    expect(await look(page, 'box-order')).toEqual([])
    await page.goto(new URL('/account/orders', page.url()).href)
    const open = page.locator('.boxes li').filter({ has: page.locator('[data-action="edit"]') })
    await open.first().locator('a').first().click()
    await arrive(page, ['box-order-detail'])
    await page.getByRole('button', { name: 'Cancel this box' }).click()
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor()
    expect(await look(page, 'delete-order')).toEqual([])
    await page.getByRole('button', { name: /^Yes/ }).click()
    await page.getByText(/This box is cancelled/).waitFor()
    await page.goto(new URL(featured, page.url()).href)
    await arrive(page, ['order-again'])
    await page
      .getByRole('button', { name: /^View box of/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.waitForURL(/best-of-local\/checkout/)
  })
})
