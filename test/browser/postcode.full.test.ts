import type { Page } from 'playwright-core'
import { focused, look, press, shopState, tabTo } from './journey'
import { browser, check, field, resultOf, visitHome } from './postcode'

const changeButton = (page: Page) => page.getByRole('button', { name: /^Change postcode/ })

describe('the postcode check of a shop page, by keyboard alone', () => {
  test('PC-16 PC-17 PC-07 Change postcode opens the field again, and Cancel reverts that', async () => {
    const page = await visitHome()
    await resultOf(page, 'BA1 5LR', 'We deliver to your area')
    await press(page, 'Escape', 'Enter')
    expect(await focused(page)).toBe('input Pop in your postcode')
    expect(await field(page).inputValue()).toBe('BA1 5LR')
    expect(await page.locator('.doorstep p', { hasText: 'We deliver to your area' }).count()).toBe(0)
    expect(await look(page, 'home-editing')).toEqual([])
    await tabTo(page, page.getByRole('button', { name: 'Cancel' }))
    await press(page, 'Enter')
    expect(await focused(page)).toBe('button Change postcode BA1 5LR')
  })

  test('PC-24 Continue leads to registration, which knows the postcode already', async () => {
    const page = await visitHome()
    await resultOf(page, 'GL5 1AA', 'We deliver to your area')
    await tabTo(page, page.getByRole('button', { name: 'Continue' }))
    await press(page, 'Enter')
    await page.waitForURL('**/register')
    await changeButton(page).waitFor()
    expect(await changeButton(page).textContent()).toContain('GL5 1AA')
    expect((await shopState(page)).postcode).toBe('GL5 1AA')
  })

  test("PC-43 PC-44 PC-45 When today's registrations are used up, the dialog says so and has no way on", async () => {
    const page = await visitHome()
    const said = await resultOf(page, 'BS6 5AA', 'We are full for today')
    expect(said).toMatch(/We're really sorry but we've reached today's limit of new registrations/)
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0)
    expect(await look(page, 'home-quota')).toEqual([])
    await press(page, 'Escape')
    expect(await focused(page)).toBe('button Change postcode BS6 5AA')
    expect(await look(page, 'home-quota-closed')).toEqual([])
  })

  test('PC-25 PC-26 PC-27 PC-28 Partners that deliver are listed with name, telephone and website', async () => {
    const page = await visitHome()
    const said = await resultOf(page, 'BS27 3QF', 'A neighbour delivers to you')
    for (const words of ['Mendip Milk & Provisions', '01632 960 118', 'Hollis Dairies', 'Margaret Teague'])
      expect(said).toContain(words)
    const site = page.getByRole('link', { name: /Visit website of Margaret Teague/ })
    expect(await site.getAttribute('href')).toBe('https://www.teague-farm.example/')
    expect(await page.getByRole('link', { name: '01632 960 118' }).getAttribute('href')).toBe(
      'tel:01632960118',
    )
    expect(await look(page, 'home-partners')).toEqual([])
    await press(page, 'Escape')
    expect(await focused(page)).toBe('input Pop in your postcode')
  })

  test('PC-09 An invalid postcode has its message at the field, which keeps text and focus', async () => {
    const page = await visitHome()
    await check(page, 'ZZ1 1AA')
    await page.getByText('Please enter a valid postcode').first().waitFor()
    expect(await focused(page)).toBe('input Pop in your postcode')
    expect(await field(page).inputValue()).toBe('ZZ1 1AA')
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    expect(await look(page, 'home-invalid')).toEqual([])
  })
})

describe('an area that we do not serve, by keyboard alone', () => {
  const sorry = "Sorry, we don't deliver to your area just yet..."

  test('PC-40 On the registration page Try again leads back to the field', async () => {
    const page = await visitHome('/register')
    await resultOf(page, 'EX4 4QJ', sorry)
    expect(await look(page, 'register-not-served')).toEqual([])
    await tabTo(page, page.getByRole('button', { name: 'Try again' }))
    await press(page, 'Enter')
    expect(await focused(page)).toBe('input Pop in your postcode')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await field(page).inputValue()).toBe('EX4 4QJ')
  })
})

describe('the postcode check of the registration page', () => {
  test('PC-24 On the registration page Continue closes the dialog, and the form keeps its text', async () => {
    const page = await visitHome('/register')
    expect(await look(page, 'register')).toEqual([])
    await page.getByLabel('First name').fill('Wren')
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
    await page.getByRole('link', { name: 'Skip to the page' }).focus()
    await resultOf(page, 'BS1 4DJ', 'We deliver to your area')
    await tabTo(page, page.getByRole('button', { name: 'Continue' }))
    await press(page, 'Enter')
    expect(await focused(page)).toBe('button Change postcode BS1 4DJ')
    expect(await page.getByLabel('First name').inputValue()).toBe('Wren')
    expect(await page.locator('[data-postcode-field]').inputValue()).toBe('BS1 4DJ')
    expect(await look(page, 'register-confirmed')).toEqual([])
  })
})

describe('the postcode check for a house move', () => {
  const label = "Check the postcode for the address you're moving to"
  const visitAddresses = () => browser.visit('/account/addresses', ['postcode-panel'], { as: 'customer' })
  const ask = async (page: Page, postcode: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label }))
    await page.keyboard.type(postcode)
    await press(page, 'Enter')
  }

  test('PC-02 PC-46 PC-49 When we deliver, the next page of the account says what follows', async () => {
    const page = await visitAddresses()
    expect(await look(page, 'moving')).toEqual([])
    await ask(page, 'ba15lr')
    await page.getByRole('heading', { name: 'Moving to BA1 5LR' }).waitFor()
    // house-move.test.ts tests that page.
    expect((await shopState(page)).postcode).toBe('BS3 4TN')
  })

  test('J-71 PC-40 PC-47 When we do not deliver, two ways lead on, and Try again keeps the postcode', async () => {
    const page = await visitAddresses()
    await ask(page, 'EX4 4QJ')
    await page.getByRole('dialog').waitFor()
    expect(await look(page, 'moving-not-served')).toEqual([])
    expect(await page.getByRole('dialog').getByRole('textbox').count()).toBe(1)
    await tabTo(page, page.getByRole('button', { name: 'Try again' }))
    await press(page, 'Enter')
    expect(await focused(page)).toBe(`input ${label}`)
    expect(await page.getByRole('textbox', { name: label }).inputValue()).toBe('EX4 4QJ')
  })
})
