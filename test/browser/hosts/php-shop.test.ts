import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020'
import type { Page, Response } from 'playwright-core'
import { openChromium, type SharedBrowser } from '../../support/browser'
import { type PhpShop, servePhpShop } from '../../support/servers/php-shop'
import { isSoak } from '../../support/soak'
import { openTabs, type WatchedPage } from '../../support/tabs'
import { arrive } from '../journey'

const { contractFaults } = jest.requireActual<{
  contractFaults(document: object, answers: readonly object[], Ajv: unknown): Promise<string[]>
}>('../../support/jest/answers-fit.mjs')

// A Wednesday noon: today's orders are delivered from tomorrow on.
const ahead = Date.parse('2026-11-25T12:00:00Z') - Date.now()

let shop: PhpShop
let browser: SharedBrowser
let tabs: ReturnType<typeof openTabs>
const failed: string[] = []
type Heard = { method: string; path: string; status: number; body: unknown; from: string }
const heard: Heard[] = []
const asked = new Set<string>()
const pages: WatchedPage[] = []

beforeAll(async () => {
  browser = await openChromium()
  tabs = openTabs(browser)
})
beforeEach(async () => {
  shop = await servePhpShop(ahead)
})
afterEach(async () => {
  const complaints = pages.flatMap(page => page.complaints)
  await Promise.all(pages.splice(0).map(tabs.giveBack))
  const log = shop.complaints()
  await shop.close()
  expect([complaints, failed.splice(0), log]).toEqual([[], [], ''])
})
afterAll(() => browser?.close())

/** The contract's path for an address that this shop has changed. */
const inContract = (pathname: string) =>
  pathname
    .replace('/winkel/service/', '/winkel/api/')
    .replace('/winkel/my/', '/winkel/account/')
    .replace(/^\/winkel/, '')

/** Records the shop's answer to a call. */
async function hear(answer: Response, pathname: string) {
  // The answer is lost when the page is left.
  const body = await answer.json().catch(() => undefined)
  const method = answer.request().method()
  if (body !== undefined)
    heard.push({ method, path: inContract(pathname), status: answer.status(), body, from: 'PHP' })
}

/** A page of a new guest. A 404, a 5XX or a request outside the folder is a fault. */
async function visit(path: string, widgets: readonly string[] = []) {
  const page = await tabs.take({ reducedMotion: 'reduce', clockShift: ahead })
  page.setDefaultTimeout(20_000)
  page.on('request', request =>
    asked.add(`${request.method()} ${inContract(new URL(request.url()).pathname)}`),
  )
  page.on('response', async answer => {
    const { pathname } = new URL(answer.url())
    const { 'content-type': type = '' } = answer.headers()
    if (type.includes('json') && !pathname.includes('/doorstep/')) await hear(answer, pathname)
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
const openWeek = (page: Page) =>
  page
    .locator('[data-widget="weekly-view-link"]')
    .getByRole('button')
    .or(page.getByRole('link', { name: 'Weekly view' }))
    .first()
    .click()
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
  await card(page, name).locator('a, button').first().click()
  await card(page, name).getByText(shown).waitFor()
}

/** The probe's findings for each call, for the visitor of that page. */
async function probe(page: Page): Promise<{ what: string; verdict: string }[]> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const given = [
    'dist/doorstep.mjs',
    'probe',
    shop.url,
    '--cookie',
    cookie,
    '--page',
    '/winkel/box',
    '--json',
  ]
  const report = await new Promise<string>((resolve, reject) =>
    execFile('node', given, (trouble, stdout) => (stdout ? resolve(stdout) : reject(trouble))),
  )
  return JSON.parse(report).calls
}

test('G-03 A guest of the PHP shop checks postcodes, fills a box, registers with a free product and orders', async () => {
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
  await page.keyboard.press('Tab')
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

test.soak(
  'G-03 G-08 A customer of the PHP shop returns from the login, uses a code, and removes unavailable products',
  async () => {
    const page = await asCustomer('/box', ['bol-basket'])
    await add(page, 'Seasonal veg box', '1 in basket')
    await add(page, 'Sourdough', '1 in basket')
    const code = async (written: string) => {
      await box(page).getByRole('textbox', { name: 'Promotional code' }).fill(written)
      await box(page).getByRole('button', { name: 'Apply' }).click()
    }
    await code('MILKY')
    await box(page).getByText('This code brings nothing off a box.').waitFor()
    await code('SPRING5')
    await box(page).getByText('The code is applied.').waitFor()
    await box(page).getByText('£17.82').first().waitFor()
    await box(page).getByRole('link', { name: 'Checkout' }).click()
    await at(page, /box\/checkout$/)
    await arrive(page, ['checkout-panel'])
    await page.getByLabel('Delivery date').selectOption({ label: 'Friday 27 November' })
    await sees(page, 'Sourdough cannot come that day.')
    await button(page, 'Remove unavailable products').click()
    await page.getByText('Sourdough cannot come that day.').first().waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: /nstructions/ }).selectOption({ label: 'Other' })
    await page.getByRole('textbox', { name: /Other/ }).fill('Behind the blue gate')
    await button(page, 'Confirm Order').click()
    await at(page, /box\/placed\/\d+$/)
    await arrive(page, ['order-again'])
    await sees(page, /Order \d+ is placed\./)
  },
)

test.soak(
  'G-03 Boxes of the PHP shop are viewed, changed for all weeks and for one, cancelled and re-ordered',
  async () => {
    const page = await asCustomer('/my/boxes', ['view-box', 'order-again'])
    await page.getByRole('table').getByRole('button', { name: /^View/ }).first().click()
    await dialog(page, 'View Best Of Local Box').waitFor()
    await button(page, 'Edit order').click()
    await at(page, /\/box$/)
    await arrive(page, ['bol-basket'])
    await box(page)
      .getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
      .click()
    await box(page).getByText('£24.10').first().waitFor()
    await box(page)
      .getByRole('link', { name: /Checkout|Save/ })
      .click()
    await at(page, /box\/checkout$/)
    await arrive(page, ['checkout-panel'])
    await sees(page, /Next delivery: Friday 27 November/)
    await button(page, /Confirm Order|Save changes/).click()
    await at(page, /box\/placed\/7$/)

    await openWeek(page)
    const week = page.getByRole('region', { name: 'Your week', exact: true })
    await week.getByText('£24.10').first().waitFor()
    await week
      .getByRole('button', { name: /^View Best/ })
      .first()
      .click()
    await button(page, 'Edit this week only').click()
    await at(page, /\/box$/)
    await arrive(page, ['bol-basket'])
    await box(page)
      .getByRole('button', { name: /^Remove Mature cheddar/ })
      .click()
    await box(page).getByText('£14.50').first().waitFor()
    await go(page, '/box/checkout', ['checkout-panel'])
    await sees(page, /certain fields are disabled/)
    await button(page, /Confirm Order|Save changes/).click()
    await at(page, /box\/placed\/\d+$/)

    await go(page, '/my/boxes', ['view-box'])
    await page.getByRole('link', { name: 'Friday 27 November' }).click()
    await arrive(page, ['box-order-detail'])
    await button(page, 'Delete order').click()
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor()
    await button(page, /^Yes/).click()
    await sees(page, /This order has been cancelled/)
    await go(page, '/my/boxes', ['view-box'])
    await page.getByRole('link', { name: 'Friday 4 December' }).click()
    await arrive(page, ['box-order-detail'])
    await button(page, 'Delete order').click()
    await page.getByRole('radio', { name: 'Cancel all future orders of this box' }).check()
    await button(page, /^Yes/).click()
    await sees(page, /This order has been cancelled/)

    await go(page, '/my/boxes', ['order-again'])
    await button(page, /^View box of/)
      .last()
      .click()
    await button(page, 'Re-order').click()
    await at(page, /box\/checkout$/)
    await arrive(page, ['bol-basket'])
    await box(page).getByText('£19.30').first().waitFor()
    await box(page).getByRole('button', { name: 'Cancel order' }).click()
    await box(page).getByRole('button', { name: 'Yes' }).click()
    await box(page).getByText('Please add some products').first().waitFor()

    await go(page, '/search?q=cheddar')
    await card(page, 'Mature cheddar').locator('a, button').first().click()
    const ordered = dialog(page, 'Order Mature cheddar')
    await ordered.getByRole('button', { name: /^Increase/ }).click()
    await ordered.getByRole('button', { name: /^Add/ }).click()
    await card(page, 'Mature cheddar').getByText('2 in basket').waitFor()
  },
)

test('G-05 G-09 Essentials of the PHP shop are ordered weekly, once and for a day, and probe finds no break', async () => {
  const page = await asCustomer('/dairy/milk', ['weekly-cost'])
  await card(page, 'Oat drink').locator('a, button').first().click()
  const ordered = dialog(page, 'Order Oat drink')
  await ordered.getByRole('button', { name: /^Increase quantity of .*Monday/ }).click()
  await ordered.getByText('No delivery on Tuesday, Thursday and Saturday.').waitFor()
  await ordered.getByRole('button', { name: 'Add to my order' }).click()
  await ordered.waitFor({ state: 'detached' })
  await card(page, 'Oat drink').locator('a, button').first().click()
  await ordered.getByRole('tab', { name: /One-off Order/ }).click()
  await ordered.getByRole('combobox').selectOption({ label: 'Monday 30 November' })
  await sees(page, /Your regular order has 1/)
  await ordered.getByRole('button', { name: 'Add to my order' }).click()
  await ordered.waitFor({ state: 'detached' })

  await go(page, '/product/101', ['regular-order', 'one-off-order'])
  await button(page, /^Increase quantity of .*Monday/).click()
  await button(page, 'Update order').first().click()
  await sees(page, 'Your regular order of Whole milk is saved.')

  await go(page, '/my/orders')
  await sees(page, '6 × Whole milk')
  await page.getByText('1 × Oat drink').nth(2).locator('button, a').first().click()
  const edit = dialog(page, /^Edit order for Oat drink/)
  await edit.getByRole('button', { name: 'Remove order' }).click()
  await edit.waitFor({ state: 'detached' })
  // The week changes a day by the same call.
  if (isSoak) {
    await page.locator('[data-widget="day-order"]').first().locator('a, button').first().click()
    const day = dialog(page, /^Change Whole milk/)
    await day
      .getByRole('button', { name: /^Decrease/ })
      .first()
      .click()
    await day.getByRole('button', { name: /order/ }).first().click()
    await day.waitFor({ state: 'detached' })
    await go(page, '/my/orders', ['weekly-view-link'])
  }

  await openWeek(page)
  const week = page.getByRole('region', { name: 'Your week', exact: true })
  await week.getByRole('button', { name: /^Next week/ }).click()
  await week.getByText('Oat drink').first().waitFor()
  await week
    .getByRole('button', { name: /^Edit Whole milk/ })
    .first()
    .click()
  const change = dialog(page, 'Change Whole milk')
  await change
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await change.getByRole('button', { name: 'Update order' }).click()
  await change.waitFor({ state: 'detached' })
  await week.getByText('Modified').first().waitFor()

  const calls = await probe(page)
  expect(calls.length).toBeGreaterThan(9)
  expect(calls.filter(({ verdict }) => verdict === 'breaks')).toEqual([])
})

test.soak(
  'G-03 A customer of the PHP shop edits the account, pays, searches transactions and pauses deliveries',
  async () => {
    const page = await asCustomer('/my/details', ['account-name', 'account-phone', 'account-password'])
    await button(page, 'Edit phone').click()
    await page.getByRole('textbox', { name: /hone/ }).fill('12')
    await page.keyboard.press('Enter')
    await sees(page, /Please enter a telephone number/)
    await page.getByRole('textbox', { name: /hone/ }).fill('0117 496 0123')
    await page.keyboard.press('Enter')
    await sees(page, 'Phone number saved.')
    // A refused token is fetched anew, once, and nothing is lost.
    await page.evaluate(() =>
      document.querySelector('meta[name=csrf-token]')?.setAttribute('content', 'stale'),
    )
    await button(page, 'Edit name').click()
    await page.getByLabel('Last name').fill('Framptön')
    await page.keyboard.press('Enter')
    await sees(page, /Alison Framptön/)
    await button(page, 'Edit password').click()
    const fill = async (old: string) => {
      await page.getByLabel('Current Password').fill(old)
      await page.getByLabel('New Password').fill('silver-top-1')
      await page.getByLabel('Password Confirmation').fill('silver-top-1')
      await button(page, 'Update').click()
    }
    await fill('gold')
    await sees(page, 'That is not your current password.')
    await fill('gold-top')
    await sees(page, 'Password changed.')

    await go(page, '/my/payments', ['payment-form', 'transaction-search'])
    await button(page, /^Pay full balance £27\.00/).click()
    await button(page, 'Make Payment').click()
    await sees(page, 'Thank you. We have your payment of £27.00.')
    await arrive(page, ['payment-form', 'transaction-search'])
    await page.getByRole('textbox', { name: 'Amount in pounds' }).fill('0.10')
    await button(page, 'Make Payment').click()
    await sees(page, 'Please enter an amount from 1.00, such as 20.00.')
    await arrive(page, ['payment-form', 'transaction-search'])
    await page.getByRole('textbox', { name: 'From' }).fill('01/11/2026')
    await page
      .getByRole('textbox', { name: /words|Search/i })
      .first()
      .fill('Payment')
    await button(page, 'Search').last().click()
    await page.waitForURL(/from=/)

    await go(page, '/my/pauses', ['pause-picker'])
    await page.getByRole('textbox', { name: 'Last day without a delivery' }).fill('05/12/2026')
    await page.getByRole('textbox', { name: 'First day without a delivery' }).fill('01/12/2026')
    await button(page, 'Pause deliveries').click()
    await sees(page, 'Your deliveries are paused from Tuesday 1 December to Saturday 5 December.')
    await openWeek(page)
    const week = page.getByRole('region', { name: 'Your week', exact: true })
    await week.getByRole('button', { name: /^Next week/ }).click()
    await week.getByText('Deliveries Paused').first().waitFor()
    await week.getByRole('button', { name: /^Next week/ }).click()
    await week
      .getByText(/Founder’s Day/)
      .first()
      .waitFor()
    await button(page, 'End pause').click()
    await sees(page, 'Your deliveries come again.')
  },
)

test.soak(
  'G-03 A customer of the PHP shop moves house, and each conflicting order gets another day',
  async () => {
    const page = await asCustomer('/my/addresses', ['postcode-panel'])
    await page.getByRole('textbox', { name: /^Check the postcode/ }).fill('BA1 5LR')
    await page.keyboard.press('Enter')
    await at(page, /my\/move$/)
    await arrive(page, ['house-move'])
    await page.getByLabel('House number and street').fill('2 Royal Crescent')
    await page.getByLabel('Town or city').fill('Bath')
    await page.getByRole('textbox', { name: 'Moving on' }).fill('14/12/2026')
    await page.keyboard.press('Tab')
    const clashes = page.getByRole('combobox', { name: /^New day for/ })
    await clashes.nth(2).waitFor()
    for (const which of [0, 1, 2])
      await clashes.nth(which).selectOption({ index: which === 2 ? 3 : which + 1 })
    await button(page, 'Confirm my move').click()
    await sees(page, /From Monday 14 December on we come to 2 Royal Crescent, Bath\./)
  },
)

test.soak(
  'G-03 A visitor of the PHP shop searches, loads stories, has a recipe sent and makes an enquiry',
  async () => {
    const page = await visit('/stories', ['community-grid', 'recipe-email', 'typeahead'])
    await button(page, 'Load more').click()
    await sees(page, 'Story 8')
    await button(page, 'Load more').click()
    await sees(page, 'Story 10')
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@')
    await button(page, 'SUBMIT').click()
    await sees(page, /email/i)
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@home.example')
    await button(page, 'SUBMIT').click()
    await sees(page, 'Recipe sent successfully')
    await page.getByRole('combobox', { name: /Search/ }).fill('oat')
    await page.getByRole('option', { name: /Oat drink/ }).click()
    await at(page, /\/search$/)
    await sees(page, /1 found for/)
    await go(page, '/contact', ['enquiry-form'])
    await page.getByLabel('Your email').fill('ann@home.example')
    await page.getByLabel('Enquiry Type').selectOption({ label: 'My delivery' })
    await page.getByLabel('First line of address').fill('14 Greville Street')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('BS3')
    await page.getByLabel('Your message').fill('Late?')
    await button(page, 'Send').click()
    await sees(page, 'Please enter a whole postcode, such as BS3 4TN.')
    await arrive(page, ['enquiry-form'])
    await page.getByRole('textbox', { name: 'Postcode' }).fill('BS3 4TN')
    await button(page, 'Send').click()
    await sees(page, 'Thank you. We have your message.')
  },
)

const contract = (): { paths: Record<string, Record<string, { operationId: string }>> } =>
  JSON.parse(readFileSync('dist/openapi.json', 'utf8'))

test("G-11 All of the PHP shop's answers fit the contract", async () => {
  expect(heard.length).toBeGreaterThan(20)
  expect(await contractFaults(contract(), heard, Ajv2020)).toEqual([])
})

test.soak('G-11 Every call of the contract was made to the PHP shop', () => {
  const everything = [...asked].join('\n')
  const missed = Object.entries(contract().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      // The page chooses any address; the fresh token is at the one that it names.
      const place = path
        .replace('/csrf-token', '/token')
        .replace(/\{(\w+)\}/g, (_, name) => (/li(nk|st)/.test(name) ? '.+' : '[^/\n]+'))
      return new RegExp(`^${method} ${place}$`, 'im').test(everything) ? [] : [operationId]
    }),
  )
  expect(missed).toEqual([])
})
