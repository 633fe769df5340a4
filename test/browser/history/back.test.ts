import type { BrowserContextOptions, Page } from 'playwright-core'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'
import { rowsOf } from '../../support/rows'
import { arrive, blank, fillBox, journeys } from '../journey'

const browser = journeys()
const keeping = journeys({ keepsPages: true })
const example = (widget: string, name: string) =>
  `/catalogue/preview?widget=${widget}&example=${encodeURIComponent(name)}`
const increase = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

/** The fields that the page's form would send, apart from the token. */
const posted = (page: Page, form = 'form:has([data-widget])') =>
  page.evaluate(selector => {
    const element = document.querySelector<HTMLFormElement>(selector) as HTMLFormElement
    const fields = [...new FormData(element)].map(([name, value]) => [name, String(value)])
    return Object.fromEntries(fields.filter(([name]) => name !== '_token'))
  }, form)

type Form = {
  widgets: string[]
  address: string
  visitor: BrowserContextOptions & VisitorSetup
  /** Personal details are left with no browser: only a page restored as it was still has them. */
  isPersonal?: true
  /** The steps before the visitor opens the page. */
  before?: (page: Page) => Promise<unknown>
  fillIn: (page: Page) => Promise<unknown>
  /** The values that must be there again. */
  shown: (page: Page) => Promise<unknown>
}

const guest = { as: 'guest', hasPostcode: true } as const
const customer = { as: 'customer', hasPostcode: true } as const
const spinners = async (page: Page) => {
  await page.getByRole('spinbutton').first().waitFor()
  const fields = await page.getByRole('spinbutton').all()
  return Promise.all(fields.map(field => field.inputValue()))
}
const forms: Record<string, Form> = {
  'a registration: code, free product, offline customer': {
    widgets: ['promo-field', 'offline-customer'],
    address: '/register',
    visitor: guest,
    async fillIn(page) {
      await page.getByRole('textbox', { name: /^Promotional code/ }).fill('FREEMILK')
      await page.getByRole('radio', { name: 'Whole milk' }).check({ force: true })
      await page.getByRole('checkbox', { name: 'I already have deliveries from you' }).check()
    },
    async shown(page) {
      await page.getByRole('radio', { name: 'Whole milk' }).waitFor()
      const { referral_code, product, offline } = await posted(page, '[data-registration-form]')
      return { referral_code, product, offline }
    },
  },
  'a confirmed postcode': {
    widgets: ['postcode-panel'],
    address: '/',
    visitor: { as: 'guest', hasPostcode: false },
    async fillIn(page) {
      await page.getByRole('textbox', { name: 'Pop in your postcode' }).fill('BS3 4TN')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    },
    shown: page =>
      page.locator('[data-widget="postcode-panel"]').getByText('We deliver to your area').count(),
  },
  'a postcode that has not been asked about yet': {
    widgets: ['postcode-panel'],
    address: '/',
    visitor: { as: 'guest', hasPostcode: false },
    fillIn: page => page.getByRole('textbox', { name: 'Pop in your postcode' }).fill('BS3 4'),
    shown: page => page.locator('[data-doorstep-root] [name=postcode]').inputValue(),
  },
  'the postcode to move to': {
    widgets: ['postcode-panel'],
    address: '/account/addresses',
    visitor: customer,
    fillIn: page => page.getByRole('textbox', { name: /^Check the postcode/ }).fill('BA1 5L'),
    shown: page => page.locator('[data-doorstep-root] [name=postcode]').inputValue(),
  },
  'the days of a pause': {
    widgets: ['pause-picker'],
    address: '/account/pauses',
    visitor: customer,
    async fillIn(page) {
      await page.getByRole('button', { name: '2 weeks' }).click()
    },
    shown: page => posted(page),
  },
  'the typed days of a pause': {
    widgets: ['pause-picker'],
    address: '/account/pauses',
    visitor: customer,
    async fillIn(page) {
      await page.getByRole('textbox', { name: /^First day/ }).fill('07/12/2026')
      await page.getByRole('textbox', { name: /^Last day/ }).fill('12/1')
    },
    shown: page => posted(page),
  },
  'when and where a box comes': {
    widgets: ['checkout-panel'],
    address: '/shop/best-of-local/checkout',
    visitor: customer,
    before: page => fillBox(page, 231, 3),
    async fillIn(page) {
      await page.getByRole('radio', { name: 'Every week', exact: true }).check()
      await page.getByRole('radio', { name: 'Friday', exact: true }).check()
      await page.getByRole('radio', { name: 'Somewhere else' }).check()
      await page.getByRole('textbox', { name: 'Where exactly?' }).fill('Behind the blue gate')
    },
    async shown(page) {
      const panel = page.locator('[data-widget="checkout-panel"]')
      return {
        chosen: await panel
          .locator('[type=radio]:checked')
          .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)),
        words: await panel.locator('textarea').inputValue(),
      }
    },
  },
  'the code for a box': {
    widgets: ['bol-basket'],
    address: '/shop/best-of-local/featured',
    visitor: customer,
    before: page => fillBox(page, 231, 3),
    fillIn: page => page.getByRole('textbox', { name: 'Promotional code' }).fill('SPRIN'),
    shown: page => page.getByRole('textbox', { name: 'Promotional code' }).inputValue(),
  },
  'the quantities of a regular order': {
    widgets: ['regular-order'],
    address: example('regular-order', 'Milk for the week'),
    visitor: customer,
    fillIn: page => increase(page, /^Increase .* Tuesday$/),
    shown: spinners,
  },
  'date and quantity of a one-off order': {
    widgets: ['one-off-order'],
    address: example('one-off-order', 'Cream for one date'),
    visitor: customer,
    async fillIn(page) {
      await page.getByRole('combobox').selectOption({ index: 2 })
      await increase(page, /^Increase /)
    },
    shown: async page => [await page.getByRole('combobox').inputValue(), ...(await spinners(page))],
  },
  'the quantities of a regular order in a form': {
    widgets: ['regular-order'],
    address: example('regular-order', "In the page's own form"),
    visitor: customer,
    async fillIn(page) {
      await increase(page, /^Increase .* Tuesday$/)
      await increase(page, /^Increase .* Friday$/)
    },
    async shown(page) {
      await page.getByRole('spinbutton').first().waitFor()
      return posted(page)
    },
  },
  'date and quantity of a one-off order in a form': {
    widgets: ['one-off-order'],
    address: example('one-off-order', "In the page's own form"),
    visitor: customer,
    async fillIn(page) {
      await page.locator('input[name=date]').waitFor({ state: 'attached' })
      await page.getByRole('combobox').selectOption({ index: 2 })
      await increase(page, /^Increase /)
    },
    async shown(page) {
      await page.locator('input[name=date]').waitFor({ state: 'attached' })
      return posted(page)
    },
  },
  'an amount to pay': {
    widgets: ['payment-form'],
    address: '/account/payments',
    visitor: customer,
    async fillIn(page) {
      await page.getByRole('textbox', { name: 'Amount in pounds' }).fill('12.34')
    },
    shown: page => posted(page, '.doorstep form'),
  },
  'a search of transactions': {
    widgets: ['transaction-search'],
    address: '/account/transactions',
    visitor: customer,
    async fillIn(page) {
      await page.locator('[data-widget="transaction-search"] input[name=q]').fill('milk')
      await page.getByRole('button', { name: 'Last month' }).click()
    },
    shown: page => posted(page, '[data-widget="transaction-search"] form'),
  },
  'a question with an address': {
    isPersonal: true,
    widgets: ['enquiry-form'],
    address: '/contact',
    visitor: guest,
    async fillIn(page) {
      await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('deliveries')
      await page.getByRole('textbox', { name: 'First line of address' }).fill('14 Greville Street')
      await page.locator('[data-widget="enquiry-form"] [name=postcode]').fill('BS3 4T')
    },
    shown: page => posted(page, 'form[action="/contact"]'),
  },
  'an address for a recipe': {
    isPersonal: true,
    widgets: ['recipe-email'],
    address: '/recipes/bread-and-butter-pudding',
    visitor: guest,
    fillIn: page => page.getByRole('textbox', { name: 'Email' }).fill('ann@ro'),
    shown: page => page.getByRole('textbox', { name: 'Email' }).inputValue(),
  },
  'what a business needs': {
    widgets: ['business-requirements'],
    address: '/business',
    visitor: guest,
    async fillIn(page) {
      await page.getByRole('textbox', { name: 'Product 1' }).fill('Milk')
      await page.getByRole('button', { name: 'Add a product' }).click()
      await page.getByRole('textbox', { name: 'Size 2' }).fill('800g')
    },
    async shown(page) {
      const rows = page.getByRole('table').locator('input[type=text]')
      return rows.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))
    },
  },
  'the open part of a page': {
    widgets: ['tabs'],
    address: '/recipes/bread-and-butter-pudding',
    visitor: guest,
    fillIn: page => page.getByRole('tab', { name: 'Method' }).click(),
    shown: page => page.getByRole('tabpanel').innerText(),
  },
  'stories that had been added': {
    widgets: ['community-grid'],
    address: '/community',
    visitor: guest,
    async fillIn(page) {
      await page.getByRole('button', { name: 'Load more' }).click()
      await page.getByText('Apple day').first().waitFor()
      await page.locator('[data-community-grid] > li').nth(10).waitFor()
      // On a return the widget is scrolled into view.
      await page.locator('[data-widget="community-grid"]').scrollIntoViewIfNeeded()
    },
    async shown(page) {
      const count = await page.locator('[data-community-grid] > li').count()
      return [count, await page.evaluate(() => Math.round(scrollY / 10))]
    },
  },
  'a search': {
    widgets: ['typeahead'],
    address: '/terms',
    visitor: guest,
    fillIn: page => page.getByRole('combobox', { name: 'Search the shop' }).fill('mil'),
    shown: page => page.getByRole('combobox', { name: 'Search the shop' }).inputValue(),
  },
  'a name that is being edited': {
    widgets: ['account-name'],
    address: '/account/details',
    visitor: customer,
    async fillIn(page) {
      await page.getByRole('button', { name: 'Change name' }).click()
      await page.getByRole('combobox', { name: 'Title' }).selectOption('Dr')
      await page.getByRole('textbox', { name: 'Last name' }).fill('Ash')
    },
    async shown(page) {
      await page.locator('.doorstep select[name=title]').waitFor()
      return posted(page, '.doorstep form:has([name=title])')
    },
  },
}
const table = Object.entries(forms)
const left = table.filter(([, { isPersonal }]) => !isPersonal)
/**
 * All pages keep their fields in the same way; these pages have fields of every kind, and values without a
 * field.
 */
const cachedForms = rowsOf(table, ['a registration: code, free product, offline customer'])
/** A reload restores the same values as Back; on these pages the widgets restore them, not the browser. */
const reloaded = rowsOf(left, ['a registration: code, free product, offline customer'])
/** Values of each kind: of the page's fields, of choices in a widget, and of fetched data. */
const again = rowsOf(left, [
  ...reloaded.map(([name]) => name),
  'when and where a box comes',
  'stories that had been added',
])

/** Goes to another page and back; gives whether the browser had kept the page. */
async function goAndComeBack(page: Page, elsewhere = blank): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.goto(new URL(elsewhere, page.url()).href)
  // A page that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => 'isKept' in window)
}

/** The text once it has stopped changing, or else the last one seen. */
async function settles<T>(read: () => Promise<T>, wanted: T): Promise<T> {
  const isWanted = (now: T) => JSON.stringify(now) === JSON.stringify(wanted)
  let now = await read()
  for (let looks = 0; looks < 100 && !isWanted(now); looks++) {
    await new Promise(rest => setTimeout(rest, 50))
    now = await read()
  }
  return now
}

async function fillInAt(visit: typeof browser.visit, form: Form) {
  const { widgets, address, visitor, before, fillIn, shown } = form
  const page = await visit(before ? blank : address, before ? [] : widgets, visitor)
  if (before) {
    await before(page)
    await page.goto(new URL(address, page.url()).href)
    await arrive(page, widgets)
  }
  await fillIn(page)
  return { page, wanted: await shown(page) }
}

describe('F-32 A-117 typed text after Back', () => {
  test.each(again)('After Back to a reloaded page: %s', async (name, form) => {
    const { page, wanted } = await fillInAt(browser.visit, form)
    const isReloaded = reloaded.some(([each]) => each === name)
    // A page with widgets might remove stored values, and a page without widgets loads sooner.
    expect(await goAndComeBack(page, isReloaded ? '/faq' : blank)).toBe(false)
    // By then the browser has restored the scroll position. A scroll of ours before that would count as the person's.
    await page.waitForLoadState()
    await arrive(page, form.widgets)
    expect(await settles(() => form.shown(page), wanted)).toEqual(wanted)
    if (!isReloaded) return
    await page.reload()
    await arrive(page, form.widgets)
    expect(await settles(() => form.shown(page), wanted)).toEqual(wanted)
  })

  test.each(cachedForms)('After Back to a page that the browser has kept: %s', async (_, form) => {
    const { page, wanted } = await fillInAt(keeping.visit, form)
    // A picture: no script of another page could have put anything back here.
    expect(await goAndComeBack(page)).toBe(true)
    await arrive(page, form.widgets)
    expect(await settles(() => form.shown(page), wanted)).toEqual(wanted)
  })
})

test.each([
  ['that is loaded again', browser.visit, false],
  ['that the browser has kept', keeping.visit, true],
] as const)('A-117 Passwords are gone after Back to a page %s', async (_, visit, isKept) => {
  const page = await visit('/account/password', ['account-password'], customer)
  const names = ['Current password', 'New password', 'Password again']
  for (const name of names) await page.getByLabel(name).fill('silver-top-1')
  expect(await goAndComeBack(page)).toBe(isKept)
  await arrive(page, ['account-password'])
  for (const name of names) expect(await page.getByLabel(name).inputValue()).toBe('')
  const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(left).not.toContain('silver-top')
})
