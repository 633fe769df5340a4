import type { Page } from 'playwright-core'
import { rowsOf } from '../support/rows'
import { arrive, look, shopState } from './journey'
import { bodyOf, browser, code, fillIn, offline, posted, widgets } from './registration'

type Gift = {
  product: string
  choose: (page: Page) => Promise<unknown>
  fields: object
  line: string
  /** The line in the shop's week. */
  delivered: object
}
const gifts: Record<string, Gift> = {
  FREEBREAKFAST: {
    product: 'Crumpets',
    choose: page => page.getByRole('combobox', { name: 'Delivery date' }).selectOption('2026-11-30'),
    fields: { product: '123', product_type: 'oneoff', date: '2026-11-30', quantity: '1' },
    line: 'Monday 30 November 1 × Crumpets (free)',
    delivered: { product_id: 123, delivery_date: '2026-11-30', quantity_ordered: 1 },
  },
  FREEMILK: {
    product: 'Whole milk',
    choose: page =>
      page
        .getByRole('button', { name: 'Increase quantity of Whole milk on Wednesday' })
        .click({ clickCount: 2 }),
    fields: { product: '101', product_type: 'regular', 'weekdays[3][quantity]': '2' },
    line: 'Wednesday 2 December 2 × Whole milk (free)',
    delivered: { product_id: 101, delivery_date: '2026-12-02', quantity_ordered: 2 },
  },
}

/** The journeys in Firefox and WebKit choose the product for one day. */
const tried = rowsOf(Object.entries(gifts), ['FREEMILK'])

test.each(tried)(
  'PF-06 PF-08 PF-09 PS-05 PS-07 OC-02 A-117 A registration with %s survives Back, a refusal and a reload, and brings the free product on its day',
  async (given, { product, choose, fields, line, delivered }) => {
    const page = await browser.visit('/terms', [], { as: 'guest', hasPostcode: true })
    await page.goto(`${browser.url}/register`)
    await arrive(page, widgets)
    await fillIn(page, 'not an address')
    await code(page).fill(given)
    await page.getByRole('radio', { name: product }).check({ force: true })
    await choose(page)
    await offline(page).check()
    const expected = {
      postcode: 'BS3 4TN',
      referral_code: given,
      referral_code_checked: '1',
      offline: '1',
      first_name: 'Wren',
      address_1: '4 Coronation Road',
      ...fields,
    }
    const shown = async () => {
      const last = Object.keys(fields).at(-1)
      await page.locator(`.doorstep input[name="${last}"]`).waitFor({ state: 'attached' })
      await arrive(page, ['offline-customer'])
      return page.evaluate(names => {
        const form = document.querySelector<HTMLFormElement>('[data-registration-form]') as HTMLFormElement
        const sent = Object.fromEntries(new FormData(form))
        return Object.fromEntries(names.map(name => [name, sent[name]]))
      }, Object.keys(expected))
    }
    expect(await shown()).toEqual(expected)
    await page.goBack()
    await page.goForward()
    expect(await shown()).toEqual(expected)
    const send = async (email?: string) => {
      if (email) await page.getByLabel('Email', { exact: true }).fill(email)
      // The shop should report the mistake, not the browser.
      await page.getByLabel('Email', { exact: true }).evaluate(field => field.setAttribute('type', 'text'))
      // The password is the only value that no page keeps.
      for (const label of ['Password', 'Password again'])
        await page.getByLabel(label, { exact: true }).fill('one pint please')
      await page.getByText('Complete registration').last().click()
    }
    await Promise.all([page.waitForEvent('load'), send()])
    await page.getByText('Enter an email address, like name@example.co.uk.').waitFor()
    expect(await shown()).toEqual(expected)
    expect(await look(page, `register-refused-${given}`)).toEqual([])
    await page.reload()
    expect(await shown()).toEqual(expected)
    await page.reload()
    expect(await shown()).toEqual(expected)
    await Promise.all([
      page.waitForURL('**/register/success'),
      send(`${given}@doorstep.example`.toLowerCase()),
    ])
    expect(bodyOf(posted().at(-1)?.body)).toMatchObject(expected)
    expect((await shopState(page)).registrations.at(-1)).toMatchObject({
      email: `${given}@doorstep.example`.toLowerCase(),
      roundId: 11,
    })
    expect(await page.locator('.first-week li').allTextContents()).toEqual([line])
    expect(await look(page, `registered-${given}`)).toEqual([])
    // The shop's own week shows it too.
    const reply = await page.request.get(`${browser.url}/api/basket?start_of_week=2026-11-29`)
    const lines: object[] = Object.values((await reply.json()).products).flat() as object[]
    expect(lines).toEqual([expect.objectContaining(delivered)])
  },
)
