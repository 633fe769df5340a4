import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../support/browser'
import { type PhpShop, servePhpShop } from '../support/php-shop'
import { openTabs, type WatchedPage } from '../support/tabs'
import { arrive } from './journey'

// A Wednesday noon: what is ordered today comes from tomorrow on.
const ahead = Date.parse('2026-11-25T12:00:00Z') - Date.now()

let shop: PhpShop
let browser: Browser
let tabs: ReturnType<typeof openTabs>
const failed: string[] = []
const pages: WatchedPage[] = []

beforeAll(async () => {
  shop = await servePhpShop(ahead)
  browser = await launchChromium()
  tabs = openTabs(browser)
})
afterEach(async () => {
  const complaints = pages.flatMap(page => page.complaints)
  await Promise.all(pages.splice(0).map(tabs.giveBack))
  expect([complaints, failed.splice(0), shop.complaints()]).toEqual([[], [], ''])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** A page of a new guest. What is answered with 404 or 5XX, or asked for outside the folder, is a fault. */
async function visit(path: string, widgets: readonly string[] = []) {
  const page = await tabs.take({ reducedMotion: 'reduce', clockShift: ahead })
  page.setDefaultTimeout(15_000)
  page.on('response', answer => {
    const { pathname } = new URL(answer.url())
    const isOdd = answer.status() === 404 || answer.status() >= 500 || !pathname.startsWith('/winkel/')
    if (isOdd && pathname !== '/favicon.ico') failed.push(`${answer.status()} ${pathname}`)
  })
  pages.push(page)
  await go(page, path, widgets)
  return page
}

async function go(page: Page, path: string, widgets: readonly string[] = []) {
  await page.goto(`${shop.url}/winkel${path}`)
  await arrive(page, widgets)
}

const at = (page: Page, path: RegExp) => page.waitForURL(({ pathname }) => path.test(pathname))
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const box = (page: Page) => page.getByRole('region', { name: 'Your Best of Local box' })
const card = (page: Page, name: string) => page.locator('.doorstep-card', { hasText: name })
const sees = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

async function logIn(page: Page) {
  await page.getByLabel('Email').fill('alison@doorstep.example')
  await page.getByLabel('Password').fill('gold-top')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

async function asCustomer(path: string, widgets: readonly string[] = []) {
  const page = await visit(`/sign-in?back=${encodeURIComponent(`/winkel${path}`)}`)
  await logIn(page)
  await page.waitForURL(`${shop.url}/winkel${path}`)
  await arrive(page, widgets)
  return page
}

const add = async (page: Page, name: string, shown: string) => {
  await card(page, name).getByRole('button', { name: /^Add/ }).click()
  await card(page, name).getByText(shown).waitFor()
}

test('a guest of the PHP shop checks postcodes, fills a box, registers with a free product and places the order', async () => {
  const page = await visit('/', ['postcode-panel', 'registration-steps'])
  const check = async (postcode: string) => {
    await page.getByRole('textbox', { name: /postcode/ }).fill(postcode)
    await page.keyboard.press('Enter')
  }
  await check('nonsense')
  await sees(page, 'Please enter a valid postcode')
  await check('GL5 1AA')
  await sees(page, 'Hill Farm')
  await page.keyboard.press('Escape')
  await check('EX1 1AA')
  await dialog(page, /Sorry, we don't deliver/).waitFor()
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('Email').fill('ann@home.example')
  await page.getByLabel('Street').fill('1 Low Road')
  await button(page, 'Submit').click()
  await sees(page, /We will contact you/)
  await page.keyboard.press('Escape')
  await check('bs34tn')
  await dialog(page, 'We deliver to your area').waitFor()
  await sees(page, 'Monday, Wednesday and Friday')
  await sees(page, 'Pat')
  await page.keyboard.press('Escape')

  await go(page, '/box', ['bol-basket', 'registration-steps'])
  await add(page, 'Seasonal veg box', '1 in basket')
  await add(page, 'Mature cheddar', '1 in basket')
  await add(page, 'Sourdough', '1 in basket')
  await box(page).getByText('£23.55').first().waitFor()
  await box(page)
    .getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
    .click()
  await box(page).getByText('£28.35').first().waitFor()
  await box(page).getByRole('spinbutton', { name: 'Quantity of Sourdough' }).fill('3')
  await box(page).getByText('£36.85').first().waitFor()
  await box(page)
    .getByRole('button', { name: /^Remove Mature cheddar/ })
    .click()
  await box(page).getByText('£27.25').first().waitFor()
  await box(page).getByRole('link', { name: 'Checkout' }).click()
  await at(page, /box\/checkout$/)
  await arrive(page, ['checkout-panel'])
  await page.getByLabel('Delivery date').selectOption({ label: 'Wednesday 2 December' })
  await sees(page, 'Next delivery: Wednesday 2 December')
  await button(page, 'Confirm Order').click()
  await at(page, /\/(join|sign-in)$/)

  await go(page, '/join?code=FREEMILK', ['promo-field', 'product-selector'])
  await sees(page, 'Code added successfully!')
  await page.getByRole('radio', { name: 'Whole milk' }).check()
  await button(page, /^Increase quantity of Whole milk on Monday/).click()
  for (const [name, text] of Object.entries({
    'First name': 'Wren',
    'Last name': 'Ash',
    Email: 'wren@doorstep.example',
    'House number and street': '4 Coronation Road',
    'Town or city': 'Bristol',
    Password: 'one pint please',
    'Password again': 'one pint',
  }))
    await page.getByLabel(name, { exact: true }).fill(text)
  await button(page, 'Complete registration').click()
  await sees(page, 'Please type the same password twice.')
  await arrive(page, ['promo-field', 'product-selector'])
  await sees(page, 'Code added successfully!')
  await page.getByLabel('Password', { exact: true }).fill('one pint please')
  await page.getByLabel('Password again').fill('one pint please')
  await button(page, 'Complete registration').click()
  await sees(page, 'Your free product is ordered.')
  await sees(page, '1 × Whole milk (free)')

  await go(page, '/box/checkout', ['checkout-panel'])
  await button(page, 'Confirm Order').click()
  await at(page, /box\/placed\/\d+$/)
  await sees(page, 'Thank you for your order')
})
