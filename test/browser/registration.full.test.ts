import type { Page } from 'playwright-core'
import { arrive, focused, look, press, shopState, tabTo } from './journey'
import { bodyOf, browser, code, fillIn, offline, posted, widgets } from './registration'

const codePath = '/register/code/verify'
const added = (page: Page) => page.locator('.doorstep p', { hasText: 'Your code is added.' })
const asked = () => browser.shop.log.filter(({ path }) => path === codePath).length

const visitForm = (address = '/register') =>
  browser.visit(address, widgets, {
    as: 'guest',
    hasPostcode: true,
  })

describe('the promotional code, by keyboard alone', () => {
  test('PF-01 PF-07 A widget that arrives during typing keeps the focus and the text', async () => {
    const page = await browser.visit('/register', ['postcode-panel'])
    await tabTo(page, page.locator('input[name=referral_code]'))
    await page.keyboard.type('welcome10', { delay: 60 })
    await added(page).waitFor()
    expect(await focused(page)).toMatch(/^input Promotional code/)
    expect(await code(page).inputValue()).toBe('welcome10')
  })

  test('PF-02 PF-04 PF-07 The code is checked once while the visitor types, and the result is shown', async () => {
    const page = await visitForm()
    const before = asked()
    await tabTo(page, code(page))
    await page.keyboard.type('welcome10', { delay: 30 })
    await added(page).waitFor()
    expect(await focused(page)).toMatch(/^input Promotional code/)
    expect(asked()).toBe(before + 1)
    expect(await look(page, 'promo-added')).toEqual([])
  })

  test('PF-05 Enter checks the code instead of submitting the form, and the refusal stays at the field', async () => {
    const page = await visitForm()
    const before = posted().length
    await tabTo(page, code(page))
    await page.keyboard.type('SPRING19')
    await press(page, 'Enter')
    await page.locator('.doorstep p', { hasText: 'That code has expired.' }).waitFor()
    expect(posted()).toHaveLength(before)
    expect(await focused(page)).toMatch(/^input Promotional code/)
    expect(await code(page).getAttribute('aria-invalid')).toBe('true')
    expect(await look(page, 'promo-refused')).toEqual([])
  })

  test('PF-06 PF-10 A code of the page brings its free products, which the arrow keys choose', async () => {
    const page = await visitForm('/register?code=FREEBREAKFAST')
    const group = page.getByRole('group', { name: 'Choose your free product' })
    await group.waitFor()
    await tabTo(page, group.getByRole('radio').first())
    await press(page, ' ', 'ArrowDown')
    const names = await group
      .getByRole('radio')
      .evaluateAll(radios =>
        radios.map(radio => `${radio.closest('label')?.textContent} ${(radio as HTMLInputElement).checked}`),
      )
    expect(names.filter(name => name.endsWith('true'))).toHaveLength(1)
    expect(names[1]).toMatch(/true$/)
    expect(await look(page, 'promo-free-product')).toEqual([])
  })
})

describe('the offline-customer checkbox, by keyboard alone', () => {
  test('OC-01 OC-03 OC-04 Space ticks the box, and the text that appears links to the depot', async () => {
    const page = await visitForm()
    await tabTo(page, offline(page))
    await press(page, ' ')
    const help = page.locator('.doorstep', { hasText: 'your deliveries will be moved' })
    await help.first().waitFor()
    const mail = page.getByRole('link', { name: 'bedminster@doorstep.example' })
    expect(await mail.getAttribute('href')).toBe('mailto:bedminster@doorstep.example')
    const links = page.locator('[data-widget="offline-customer"]').getByRole('link')
    expect(await links.allTextContents()).toEqual(['bedminster@doorstep.example', '0117 496 0142'])
    await press(page, 'Tab')
    expect(await focused(page)).toBe('a bedminster@doorstep.example')
    expect(await look(page, 'offline-ticked')).toEqual([])
    await press(page, 'Shift+Tab', ' ')
    expect(await mail.count()).toBe(0)
  })
})

describe('the steps of the registration', () => {
  test('RS-01 RS-02 RS-03 RS-04 RS-05 RS-06 The steps lead a newcomer from shelf to registration and follow the orders', async () => {
    const page = await browser.visit('/shop/milk', ['registration-steps'], {
      as: 'guest',
      hasPostcode: false,
    })
    const steps = page.getByRole('navigation', { name: 'Registration' })
    const here = steps.locator('[aria-current=step]')
    expect(await here.textContent()).toContain('Check your postcode')
    expect(await look(page, 'steps-new')).toEqual([])
    await page.getByRole('textbox', { name: 'Pop in your postcode' }).fill('BS3 4TN')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, steps.getByRole('link', { name: 'Store cupboard' }), 'Shift+Tab')
    expect(await here.textContent()).toContain('Choose your items')
    expect(await look(page, 'steps-choosing')).toEqual([])
    await press(page, 'Enter')
    await page.waitForURL('**/shop/store-cupboard')
    await arrive(page, ['registration-steps'])
    await page.request.post(`${browser.url}/api/product/oneoff`, {
      headers: { 'X-CSRF-TOKEN': await page.evaluate(() => String(Reflect.get(window, 'csrfToken'))) },
      data: { id: 111, quantity: 1, date: '2026-11-30' },
    })
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} })))
    await here.getByText('Complete your registration').waitFor()
    expect(await look(page, 'steps-completing')).toEqual([])
    await here.getByRole('link', { name: 'Register' }).click()
    await page.waitForURL('**/register')
  })
})

describe('the registration form', () => {
  // For npm test in the journey below, which a refusal and a reload interrupt.
  test('PF-08 PF-09 OC-02 The form posts the code, the free product and the box as shown', async () => {
    const page = await visitForm()
    await fillIn(page)
    await code(page).fill('FREEMILK')
    await page.getByRole('radio', { name: 'Whole milk' }).check({ force: true })
    await page.getByRole('button', { name: 'Increase quantity of Whole milk on Monday' }).click()
    await offline(page).check()
    expect(await look(page, 'register-free-week')).toEqual([])
    await Promise.all([
      page.waitForURL('**/register/success'),
      page.getByText('Complete registration').last().click(),
    ])
    const fields = bodyOf(posted().at(-1)?.body)
    expect(fields).toMatchObject({
      postcode: 'BS3 4TN',
      referral_code: 'FREEMILK',
      referral_code_checked: '1',
      product: '101',
      product_type: 'regular',
      'weekdays[1][quantity]': '1',
      offline: '1',
    })
    expect((await shopState(page)).registrations.at(-1)).toMatchObject({
      email: 'wren@doorstep.example',
      roundId: 11,
    })
  })

  test('PF-06 PF-08 OC-02 A refused form comes back as it was sent', async () => {
    const page = await visitForm()
    await fillIn(page, 'not an address')
    await page.getByLabel('Email', { exact: true }).evaluate(field => field.setAttribute('type', 'text'))
    await code(page).fill('FREEMILK')
    await page.getByRole('radio', { name: 'Semi-skimmed milk' }).check({ force: true })
    await offline(page).check()
    await Promise.all([page.waitForEvent('load'), page.getByText('Complete registration').last().click()])
    await arrive(page, widgets)
    await added(page).waitFor()
    expect(await code(page).inputValue()).toBe('FREEMILK')
    expect(await page.getByRole('radio', { name: 'Semi-skimmed milk' }).isChecked()).toBe(true)
    expect(await offline(page).isChecked()).toBe(true)
    expect(await page.getByLabel('First name').inputValue()).toBe('Wren')
    expect(await look(page, 'register-refused')).toEqual([])
  })
})

describe('without JavaScript', () => {
  test('A-78 PS-05 A code shows what it brings, and the form registers with it', async () => {
    const page = await browser.visit('/register', [], {
      as: 'guest',
      hasPostcode: true,
      javaScriptEnabled: false,
    })
    await fillIn(page, 'sam@doorstep.example')
    await page.getByLabel(/^Promotional code/).fill('FREEMILK')
    await page.getByRole('button', { name: 'See what my code brings' }).click()
    await page.getByRole('radio', { name: 'Whole milk' }).check()
    await page.getByLabel('Friday').fill('2')
    expect(await page.getByLabel('First name').inputValue()).toBe('Wren')
    for (const label of ['Password', 'Password again'])
      await page.getByLabel(label, { exact: true }).fill('one pint please')
    await page.getByText('Complete registration').last().click()
    await page.waitForURL('**/register/success')
    expect(await page.locator('.first-week li').allTextContents()).toEqual([
      'Friday 27 November 2 × Whole milk (free)',
    ])
  })
})
