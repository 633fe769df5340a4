import type { BrowserContextOptions, Page } from 'playwright-core'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'
import { arrive, blank, fillBox, journeys } from '../journey'

const browser = journeys()
const keeping = journeys({ keepsPages: true })

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
  /** The steps before the visitor opens the page. */
  before?: (page: Page) => Promise<unknown>
  fillIn: (page: Page) => Promise<unknown>
  /** The values that must be there again. */
  shown: (page: Page) => Promise<unknown>
}

const guest = { as: 'guest', hasPostcode: true } as const
const customer = { as: 'customer', hasPostcode: true } as const
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
}
/** Values of each kind: of the page's fields, of choices in a widget, and of fetched data. */
const again = Object.entries(forms)
/** A reload, and a kept page, restore the same values as Back; on this page the widgets restore them, not the browser. */
const reloaded = again.slice(0, 1)

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

  test.each(reloaded)('After Back to a page that the browser has kept: %s', async (_, form) => {
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
