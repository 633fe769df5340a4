import { act, screen, waitFor, within } from '@testing-library/react'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { expectElement } from '../../support/expect-element'
import { settled } from '../../support/page/open-page'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'
import { inOwnWords } from '../../support/words/own-words'

type Visit = Awaited<ReturnType<typeof openShopPage>>['visit']

const at = '2026-11-25T12:00:00Z'

// An ended session is remembered in storage.
beforeEach(() => sessionStorage.clear())
const add = (visit: Visit, id: number, quantity = 3) =>
  visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
/** The checkout page's own placeholder, for a basket with these products. */
const open = (
  products: readonly [id: number, quantity: number][] = [[231, 3]],
  prepare: (visit: Visit) => unknown = () => {},
  change: (markup: string) => string = markup => markup,
) =>
  openShopPage(
    async visit => {
      for (const [id, quantity] of products) await add(visit, id, quantity)
      await prepare(visit)
      return change(inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup))
    },
    { at },
  )
type Page = Awaited<ReturnType<typeof open>>

const panel = () => screen.findByRole('region', { name: 'Checkout' })
/** The panel says so after a while. */
const says = async (words: string) => {
  const shown = await panel()
  await waitFor(() => expect(shown).toHaveTextContent(words))
}
const date = () => screen.getByRole('combobox', { name: 'Delivery date' })
const day = () => screen.getByRole('combobox', { name: 'Delivery day' })
const radio = (name: string) => screen.getByRole('radio', { name })
const confirm = () => screen.getByRole('button', { name: /^(Confirm|Save changes)/ })
const bodies = ({ calls }: Page, path: string) =>
  calls('POST')
    .filter(call => call.includes(path))
    .map(call => JSON.parse(call.slice(call.indexOf('{'))))
const confirms = (page: Page) => bodies(page, 'bol-checkout/confirm')
const updates = (page: Page) => bodies(page, 'update-date')
const changed = (markup: string, from: string | RegExp, to: string | ((...found: string[]) => string)) => {
  const made = markup.replace(from, to as string)
  if (made === markup) throw new Error(`the page holds no ${from}`)
  return made
}
const placed = ({ visit }: Page) => visit.state.boxOrders.filter(({ id }) => id > 900)
const saved = async (page: Page, count = 1) => {
  await waitFor(() => expect(updates(page)).toHaveLength(count))
  await waitFor(() => expect(screen.queryByText('We are checking that date with the shop.')).toBeNull())
}
/** Waits until nothing is being read or saved that Confirm waits for. */
const ready = () => waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'))
const total = async (text: string) => {
  await says(`Total ${text}`)
  await ready()
}
const option = () => screen.getByRole('combobox', { name: 'Delivery option' })
const instructions = () => screen.getByRole('combobox', { name: 'Special instructions' })
const words = () => screen.getByRole('textbox', { name: 'Other Delivery' })
const summary = () => screen.queryByRole('group', { name: 'There is a problem' })
const setDate = (visit: Visit, request: { date: string | null; day: number | null; frequency: number }) =>
  visit.call('POST', '/api/bol-checkout/update-date', request)

async function chooseFriday(page: Page) {
  await panel()
  await page.user.selectOptions(date(), '2026-11-27')
  await saved(page)
  await total('£14.40')
}

describe('the checkout', () => {
  it('FMT-04 CO-02 CO-03 CO-04 CO-05 CO-08 CO-09 CO-10 CO-11 CO-12 CO-14 CO-15 The checkout shows when, how often, where, the terms, the links and the total', async () => {
    const page = await open()
    const shown = await panel()
    expect(
      within(date())
        .getAllByRole('group')
        .map(group => (group as HTMLOptGroupElement).label),
    ).toEqual(['November 2026', 'December 2026'])
    expect(
      within(shown)
        .getAllByRole('radio')
        .map(each => expectElement(each, HTMLInputElement).value),
    ).toEqual(['0', '1', '2', '4'])
    expect(radio('One-off')).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Delivery option' })).toHaveValue('0')
    expect(screen.getByRole('combobox', { name: 'Special instructions' })).toBeInTheDocument()
    expect(shown).toHaveTextContent('Delivery is normally by 8am')
    expect(shown).toHaveTextContent('By confirming your order you agree to our terms and conditions')
    for (const [name, href] of [
      [/^Deliveries FAQ/, '/faq/category/deliveries'],
      [/^Contact us/, '/contact'],
      [/^Terms/, '/terms'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(confirm()).toBeInTheDocument()
    await total('£14.40')
    expect(page.calls('GET')).toContain(`GET /api/bol-checkout/${page.visit.state.box.draft?.id}`)
  })

  it('A date that is not available says why', async () => {
    await open()
    await panel()
    const full = within(date()).getByRole('option', { name: /Thursday 26\sNovember \(Fully booked\)/ })
    expect(full).toBeDisabled()
  })

  it('CO-16 CO-20 CO-38 CO-39 CALL-22 CALL-24 A chosen date is sent to the shop, and confirming leads to the completed order', async () => {
    const page = await open()
    await chooseFriday(page)
    expect(updates(page)).toEqual([{ date: '2026-11-27', day: null, frequency: 0 }])
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toHaveLength(1))
    await waitFor(() =>
      expect(page.left).toEqual([`/shop/best-of-local/checkout-complete/${placed(page)[0]?.id}`]),
    )
    expect(confirms(page)).toEqual([
      {
        frequency: 0,
        delivery_slot_id: 0,
        delivery_instructions: '',
        other_delivery_instruction: '',
        day: null,
      },
    ])
  })

  it('CO-15 CO-16 Another date costs one read of the total', async () => {
    const page = await open()
    await panel()
    await total('£14.40')
    const reads = () => page.calls('GET').filter(call => call.includes('/bol-checkout/')).length
    const before = reads()
    for (const value of ['2026-11-27', '2026-11-30']) {
      await page.user.selectOptions(date(), value)
      await saved(page, value === '2026-11-27' ? 1 : 2)
      await ready()
    }
    await pass(400)
    expect(reads()).toBe(before + 2)
  })

  it('CO-17 CO-18 CO-19 CO-20 A frequency is sent only with a day; then the next delivery is shown', async () => {
    const page = await open()
    await panel()
    await page.user.click(radio('Fortnightly'))
    expect(updates(page)).toEqual([])
    await page.user.selectOptions(day(), '5')
    await saved(page)
    await says('Next delivery: Friday 27 November')
    await page.user.click(radio('Weekly'))
    await saved(page, 2)
    await page.user.selectOptions(day(), '1')
    await saved(page, 3)
    expect(updates(page)).toEqual([
      { date: null, day: 5, frequency: 2 },
      { date: null, day: 5, frequency: 1 },
      { date: null, day: 1, frequency: 1 },
    ])
  })

  it('CO-06 CO-07 Instructions are asked for when nobody is in; the choice Other asks for words and focuses their field', async () => {
    const page = await open()
    await panel()
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Special instructions' }), 'other')
    expect(screen.getByRole('textbox', { name: 'Other Delivery' })).toHaveFocus()
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Delivery option' }), '1')
    expect(screen.queryByRole('combobox', { name: 'Special instructions' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Other Delivery' })).toBeNull()
  })

  it('CO-13 Confirm is busy while it sends, and two presses send once', async () => {
    const page = await open()
    await chooseFriday(page)
    page.visit.setFault({ kind: 'slow', match: 'POST /api/bol-checkout/confirm', ms: 300 })
    await page.user.dblClick(confirm())
    expect((await panel()).querySelector('form')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(page.left).toHaveLength(1))
    expect(confirms(page)).toHaveLength(1)
  })
})

describe('blockers', () => {
  it('CO-26 Confirm without a date sends nothing, and the summary leads to the field', async () => {
    const page = await open()
    await panel()
    await total('£14.40')
    await page.user.click(confirm())
    const link = await screen.findByRole('link', { name: 'Choose a delivery date' })
    await page.user.click(link)
    expect(date()).toHaveFocus()
    expect(date()).toHaveAttribute('aria-invalid', 'true')
    expect(confirms(page)).toEqual([])
  })

  it('CO-28 Below the minimum the panel says how much is missing, and nothing is sent', async () => {
    const page = await open([[231, 1]])
    await panel()
    await page.user.selectOptions(date(), '2026-11-27')
    await saved(page)
    await total('£4.80')
    expect(await panel()).toHaveTextContent('Please add more products to exceed minimum order of £10.00')
    await page.user.click(confirm())
    expect(confirms(page)).toEqual([])
  })

  it('CO-29 CO-40 The choice Other needs words, by the panel’s rule and by the shop’s', async () => {
    const page = await open()
    await chooseFriday(page)
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Special instructions' }), 'other')
    await page.user.click(confirm())
    expect(screen.getByRole('textbox', { name: 'Other Delivery' })).toHaveAccessibleDescription(
      /Please tell us where to leave your delivery\./,
    )
    expect(confirms(page)).toEqual([])
  })

  it('CO-21 CO-22 CO-23 CO-30 CALL-23 F-45 F-48 Unavailable products are listed and block the order until they are removed', async () => {
    const page = await open([
      [231, 3],
      [211, 1],
    ])
    await panel()
    await page.user.click(radio('Weekly'))
    await page.user.selectOptions(day(), '1')
    const alert = (await screen.findByText('Sourdough cannot come on Monday 30 November.')).closest(
      '[data-tone=warning]',
    )
    expect(alert).toHaveTextContent(
      'Unfortunately the following products are not available for delivery on the selected date:',
    )
    await page.user.click(confirm())
    expect(confirms(page)).toEqual([])
    const heard = jest.fn()
    window.addEventListener('basket-updated', heard)
    expect(alert).toHaveTextContent('1 × Sourdough minus £')
    // Announced once: inside a live region its buttons would be read at each press.
    expect(alert?.closest('[role=alert], [aria-live]')).toBeNull()
    const link = screen.getByRole('link', { name: /^Unfortunately the following products/ })
    await page.user.click(link)
    expect(screen.getByRole('button', { name: 'Remove unavailable products' })).not.toHaveFocus()
    expect(document.activeElement).toContainElement(expectElement(alert, HTMLElement))
    await page.user.click(screen.getByRole('button', { name: 'Remove unavailable products' }))
    await waitFor(() => expect(screen.queryByText(/Sourdough cannot come/)).toBeNull())
    expect(bodies(page, 'remove-unavailable')).toEqual([{}])
    expect(heard).toHaveBeenCalled()
    window.removeEventListener('basket-updated', heard)
    await total('£14.40')
    expect(screen.getByText('Total').parentElement).toHaveFocus()
    expect(await screen.findByText("We have taken out what can't come that day.")).toBeInTheDocument()
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toHaveLength(1))
  })

  it('CO-24 Choose another date leads to the date', async () => {
    const page = await open([
      [231, 3],
      [211, 1],
    ])
    await panel()
    await page.user.selectOptions(date(), '2026-11-30')
    await page.user.click(await screen.findByRole('button', { name: 'Choose another date' }))
    expect(date()).toHaveFocus()
  })

  it('CO-27 CO-34 CO-35 A cut-off that passes while the page is open is reported until another date is chosen', async () => {
    const page = await open()
    await chooseFriday(page)
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Special instructions' }), 'porch')
    page.clock.at = '2026-11-26T21:00:01Z'
    await page.user.click(confirm())
    expect(confirms(page)).toEqual([])
    expect(placed(page)).toEqual([])
    expect(summary()).toHaveFocus()
    expect(date()).toHaveAccessibleDescription(
      /Unfortunately it is past the Order Cutoff so please select a new delivery date/,
    )
    expect(date()).toHaveValue('2026-11-27')
    expect(screen.getByRole('combobox', { name: 'Special instructions' })).toHaveValue('porch')
    await page.user.selectOptions(date(), '2026-11-30')
    await saved(page, 2)
    expect(
      within(date()).getByRole('option', { name: /Friday 27\sNovember \(Orders have closed\)/ }),
    ).toBeDisabled()
    await ready()
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toHaveLength(1))
  })

  it('CO-34 CO-35 The page’s statement that the cut-off has passed holds until a date is saved', async () => {
    const page = await open(
      undefined,
      async visit => {
        await visit.call('POST', '/api/bol-checkout/update-date', {
          date: '2026-11-27',
          day: null,
          frequency: 0,
        })
      },
      markup =>
        markup.replace('data-widget="checkout-panel"', 'data-widget="checkout-panel" data-past-cutoff'),
    )
    await panel()
    expect(date()).toHaveAccessibleDescription(
      /Unfortunately it is past the Order Cutoff so please select a new delivery date/,
    )
    await page.user.selectOptions(date(), '2026-11-30')
    await waitFor(() => expect(date()).not.toHaveAccessibleDescription(/past the Order Cutoff/))
  })

  it('J-100 CO-35 A date that the shop did not take leaves the message about the cut-off', async () => {
    const page = await open(
      undefined,
      visit => setDate(visit, { date: '2026-11-27', day: null, frequency: 0 }),
      markup =>
        changed(markup, 'data-widget="checkout-panel"', 'data-widget="checkout-panel" data-past-cutoff'),
    )
    await panel()
    page.visit.setFault({ kind: '429', match: 'POST /api/bol-checkout/update-date' })
    await page.user.selectOptions(date(), '2026-11-30')
    await screen.findByText('Your choice was not saved.')
    expect(date()).toHaveAccessibleDescription(/past the Order Cutoff/)
  })

  it('J-100 After a look at another choice, One-off has its date again, and a frequency its day', async () => {
    const page = await open()
    await chooseFriday(page)
    await page.user.click(radio('Fortnightly'))
    await page.user.selectOptions(day(), '3')
    await saved(page, 2)
    await page.user.click(radio('One-off'))
    expect(date()).toHaveValue('2026-11-27')
    await saved(page, 3)
    expect(updates(page).at(-1)).toEqual({ date: '2026-11-27', day: null, frequency: 0 })
    await page.user.click(radio('Weekly'))
    expect(day()).toHaveValue('3')
    await saved(page, 4)
    expect(updates(page).at(-1)).toEqual({ date: null, day: 3, frequency: 1 })
  })

  it.each([
    ['"delivery_slot_id":0', 0],
    ['"delivery_slot_id":"0"', '0'],
  ])('J-96 CO-38 When the order has %s, that is sent back unchanged', async (written, sent) => {
    const page = await open(undefined, undefined, markup => markup.replace('"delivery_slot_id":0', written))
    await chooseFriday(page)
    await page.user.click(confirm())
    await waitFor(() => expect(confirms(page)).toMatchObject([{ delivery_slot_id: sent }]))
  })

  it('J-100 Without delivery options no number is sent for the place', async () => {
    const page = await open(undefined, undefined, markup =>
      changed(markup, /"deliveryOptions":\[[^\]]*\]/, '"deliveryOptions":[]'),
    )
    await chooseFriday(page)
    expect(screen.queryByRole('combobox', { name: 'Delivery option' })).toBeNull()
    expect(await panel()).not.toHaveTextContent(/Where: ?0|Delivery option ?0/)
    await page.user.click(confirm())
    await waitFor(() => expect(confirms(page)).toMatchObject([{ delivery_slot_id: 0 }]))
  })

  it('CO-34 CO-35 A page made after the cut-off says so although it no longer offers that date', async () => {
    const page = await open(
      undefined,
      visit => setDate(visit, { date: '2026-11-27', day: null, frequency: 0 }),
      markup =>
        changed(
          changed(markup, 'data-widget="checkout-panel"', 'data-widget="checkout-panel" data-past-cutoff'),
          /("value":"2026-11-27"[^}]*)}/,
          '$1,"reason":"Orders have closed"}',
        ),
    )
    await panel()
    expect(date()).toHaveValue('')
    expect(date()).toHaveAccessibleDescription(/past the Order Cutoff/)
    await page.user.selectOptions(date(), '2026-11-30')
    await waitFor(() => expect(date()).not.toHaveAccessibleDescription(/past the Order Cutoff/))
  })

  it('CO-40 The shop’s message about fixed instructions is shown outside the field', async () => {
    const page = await open(
      [],
      async visit => {
        await visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' })
        await add(visit, 231, 3)
      },
      markup =>
        changed(
          changed(markup, '"delivery_instructions":"porch"', '"delivery_instructions":"other"'),
          '"other_delivery_instructions":""',
          `"other_delivery_instructions":"${'By the bin. '.repeat(30)}"`,
        ),
    )
    await panel()
    await ready()
    await page.user.click(confirm())
    expect(await screen.findByText('Please use no more than 255 characters.')).toBeInTheDocument()
  })

  it('CO-31 CO-32 CO-33 Christmas boxes and hampers come once, before Christmas', async () => {
    const page = await open([[233, 1]])
    await panel()
    await waitFor(() => expect(radio('Weekly')).toBeDisabled())
    expect(screen.getAllByText('Christmas boxes and hampers come once only.')).toHaveLength(1)
    expect(radio('One-off')).toBeChecked()
    const values = within(date())
      .getAllByRole('option')
      .map(option => (option as HTMLOptionElement).value)
      .filter(Boolean)
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) expect(value).toMatch(/^2026-12-(19|2[0-4])$/)
    expect(updates(page)).toEqual([])
  })

  it('CO-36 CO-37 For one week of a regular order frequency, day, option and instructions are fixed, with a warning', async () => {
    await open([], visit => visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' }))
    expect(await panel()).toHaveTextContent(
      'As you are modifying a regular order certain fields are disabled',
    )
    for (const each of screen.getAllByRole('radio')) expect(each).toBeDisabled()
    for (const [name, value] of [
      ['Delivery day', 'Thursday'],
      ['Delivery option', "Leave it, we'll be asleep"],
      ['Special instructions', 'In the porch'],
    ] as const) {
      const fixed = screen.getByRole('group', { name })
      expect(fixed).toBeDisabled()
      expect(fixed).toHaveTextContent(value)
      expect(fixed).toHaveAccessibleDescription(
        'As you are modifying a regular order certain fields are disabled',
      )
    }
    expect(screen.getAllByRole('combobox')).toEqual([date()])
    expect(date()).toBeEnabled()
  })

  it('G-61 Fixed fields and their reason are read once, and the earlier total is shown', async () => {
    await open([], visit => visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' }))
    await panel()
    const locked = 'As you are modifying a regular order certain fields are disabled'
    expect(screen.getAllByText(locked)).toHaveLength(1)
    expect(screen.getByRole('group', { name: 'How often?' })).toHaveAccessibleDescription(locked)
    expect((await screen.findByText(/^Before your changes:/)).parentElement).toHaveTextContent(
      /^Before your changes: £\d+\.\d\d$/,
    )
  })

  it('J-72 A change of one day repeats neither the fields above nor the day in its summary', async () => {
    await open([], visit => visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' }))
    await screen.findByText(/^Before your changes:/)
    const terms = screen.getAllByRole('term').map(term => term.textContent?.trim())
    expect(terms).toEqual(['This changes:', 'Before your changes:'])
  })

  it('A-74 The order cannot be confirmed until its total can be read', async () => {
    const page = await open(undefined, visit =>
      visit.setFault({ kind: '500-before', match: 'GET /api/bol-checkout/*', times: 2 }),
    )
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }))
    await total('£14.40')
  })

  it('A-74 When the total cannot be read again, Confirm says why it waits and sends nothing', async () => {
    const page = await open()
    await chooseFriday(page)
    page.visit.setFault({ kind: '500-before', match: 'GET /api/bol-checkout/*', times: 'always' })
    await page.user.selectOptions(date(), '2026-11-30')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(await panel()).toHaveTextContent('Total not known yet')
    expect(confirm()).toHaveAttribute('aria-disabled', 'true')
    expect(confirm()).toHaveAccessibleDescription("We couldn't work out your total.")
    await page.user.click(confirm())
    expect(confirms(page)).toEqual([])
    page.visit.heal()
    await page.user.click(again)
    expect(screen.getByText('Total').parentElement).toHaveFocus()
    await total('£14.40')
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toHaveLength(1))
  })

  it('CO-28 A-74 Nothing is sent while the total is read again after another date', async () => {
    const page = await open()
    await chooseFriday(page)
    page.visit.setFault({ kind: 'slow', match: 'GET /api/bol-checkout/*', ms: 400 })
    await page.user.selectOptions(date(), '2026-11-30')
    await saved(page, 2)
    expect(confirm()).toHaveAccessibleDescription('We are working out your total.')
    await page.user.click(confirm())
    expect(confirms(page)).toEqual([])
    await total('£14.40')
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toHaveLength(1))
  })

  const dateAnswers = [
    ['taken', 'slow', 3, true, ''],
    ['refused', '422', 3, false, 'We cannot take that just now. Please ring us.'],
    [
      'taken for an order that has grown',
      'slow',
      6,
      false,
      'Your order has changed. Please look at it again',
    ],
  ] as const

  it.each(dateAnswers)(
    'CO-30 A-32 A press on Confirm while the shop checks a date waits for its answer: %s',
    async (_, kind, quantity, isPlaced, words) => {
      const page = await open()
      await chooseFriday(page)
      page.visit.setFault({ kind, match: 'POST /api/bol-checkout/update-date', ms: 400 })
      await page.user.selectOptions(date(), '2026-11-30')
      expect(confirm()).toHaveAccessibleDescription('We are checking that date with the shop.')
      await add(page.visit, 231, quantity)
      await page.user.click(confirm())
      expect(confirms(page)).toEqual([])
      await (isPlaced ? waitFor(() => expect(placed(page)).toHaveLength(1)) : says(words))
      expect(updates(page)).toHaveLength(2)
      expect(confirms(page)).toHaveLength(isPlaced ? 1 : 0)
      expect(screen.queryAllByRole('alert')).toHaveLength(isPlaced ? 0 : 1)
    },
  )

  it('CO-26 CO-33 A date that is not on offer cannot be confirmed', async () => {
    const page = await open([[233, 1]], visit =>
      setDate(visit, { date: '2026-11-27', day: null, frequency: 0 }),
    )
    await panel()
    await total('£0.00')
    await waitFor(() => expect(date()).toHaveValue(''))
    await page.user.click(confirm())
    expect(
      within(expectElement(summary(), HTMLElement)).getByText('Choose a delivery date'),
    ).toBeInTheDocument()
    expect(date()).toHaveAttribute('aria-invalid', 'true')
    expect(confirms(page)).toEqual([])
    await page.user.selectOptions(date(), '2026-12-23')
    await saved(page, 2)
    await total('£24.50')
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toHaveLength(1))
  })

  it('CO-31 CO-33 A box switched to One-off does not go back to a date that is no longer on offer', async () => {
    const page = await open(
      [[233, 1]],
      visit => setDate(visit, { date: '2026-11-27', day: null, frequency: 0 }),
      markup => changed(markup, '"frequency":0', '"frequency":1'),
    )
    await panel()
    await waitFor(() => expect(radio('One-off')).toBeChecked())
    expect(date()).toHaveValue('')
    await ready()
    expect(updates(page)).toHaveLength(1)
  })

  it('CO-26 A day that is not on offer cannot be confirmed', async () => {
    const page = await open(
      undefined,
      visit => setDate(visit, { date: null, day: 5, frequency: 1 }),
      markup => changed(markup, '{"value":5,"label":"Friday"},', ''),
    )
    await panel()
    await total('£14.40')
    expect(day()).toHaveValue('')
    expect(await panel()).not.toHaveTextContent('Next delivery')
    await page.user.click(confirm())
    expect(
      within(expectElement(summary(), HTMLElement)).getByText('Choose a delivery day'),
    ).toBeInTheDocument()
    expect(confirms(page)).toEqual([])
  })

  it('CO-14 CO-36 An amended order keeps its date although the page no longer offers it', async () => {
    const page = await open(
      [],
      async visit => {
        await visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' })
        await add(visit, 231, 3)
      },
      markup => changed(markup, /\{"value":"2026-12-03"[^}]*\},/, ''),
    )
    await panel()
    await ready()
    expect(date()).toHaveValue('2026-12-03')
    expect(within(date()).getByRole('option', { name: 'Thursday 3 December' })).toBeEnabled()
    await page.user.click(confirm())
    await waitFor(() => expect(page.left).toEqual(['/shop/best-of-local/checkout-complete/801']))
    expect(updates(page)).toEqual([])
  })

  it('CO-36 One week of a regular order keeps its frequency, also with Christmas products only', async () => {
    const page = await open([], async visit => {
      await visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' })
      await add(visit, 233, 1)
    })
    await screen.findByText(/^1 × Christmas veg box/)
    expect(radio('One-off')).not.toBeChecked()
    expect(updates(page)).toEqual([])
  })

  it('CO-07 CO-36 The instructions for one week of a regular order are fixed, unless they are required and missing', async () => {
    const elsewhere = (markup: string) =>
      changed(markup, '"delivery_instructions":"porch"', '"delivery_instructions":"other"')
    const edit = (visit: Visit) =>
      visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' })
    await open([], edit, markup =>
      changed(
        elsewhere(markup),
        '"other_delivery_instructions":""',
        '"other_delivery_instructions":"By the bin"',
      ),
    )
    await panel()
    expect(screen.getByRole('group', { name: 'Other Delivery' })).toHaveTextContent('By the bin')
    const page = await open([], edit, elsewhere)
    await panel()
    await page.user.type(words(), 'By the shed')
    expect(words()).toHaveValue('By the shed')
  })

  it('CO-26 A-33 Without a frequency the summary asks how often and leads to the first choice', async () => {
    const page = await open(undefined, undefined, markup =>
      changed(markup, '"frequency":0', '"frequency":null'),
    )
    await panel()
    await total('£14.40')
    await page.user.click(confirm())
    await page.user.click(screen.getByRole('link', { name: 'Choose how often your box should come' }))
    expect(radio('One-off')).toHaveFocus()
    expect(screen.queryByText('Choose a delivery day')).toBeNull()
  })

  it('CO-04 CO-06 CO-38 When the order names no delivery option, the shown one counts', async () => {
    const page = await open(undefined, undefined, markup =>
      changed(markup, '"delivery_slot_id":0', '"delivery_slot_id":null'),
    )
    await chooseFriday(page)
    expect(option()).toHaveValue('0')
    expect(instructions()).toBeInTheDocument()
    await page.user.click(confirm())
    await waitFor(() => expect(confirms(page)).toMatchObject([{ delivery_slot_id: '0' }]))
  })
})

describe('the error summary', () => {
  it('X2 A second press with the same errors focuses the summary again', async () => {
    const page = await open()
    await total('£14.40')
    await page.user.click(confirm())
    expect(summary()).toHaveFocus()
    await page.user.click(confirm())
    expect(summary()).toHaveFocus()
  })

  it('X2 Once the errors are corrected, no summary reappears or takes the focus', async () => {
    const page = await open()
    await total('£14.40')
    await page.user.selectOptions(instructions(), 'other')
    await page.user.click(confirm())
    expect(summary()).toHaveTextContent('Please tell us where to leave your delivery.')
    await page.user.selectOptions(date(), '2026-11-27')
    expect(date()).toHaveFocus()
    await saved(page)
    await page.user.type(words(), 'By')
    expect(summary()).toBeNull()
    await page.user.clear(words())
    expect(summary()).toBeNull()
    expect(words()).toHaveFocus()
    expect(words()).not.toHaveAttribute('aria-invalid')
    page.visit.setFault({ kind: 'slow', match: 'POST /api/bol-checkout/update-date', ms: 200 })
    await page.user.selectOptions(date(), '2026-11-30')
    expect(summary()).toBeNull()
    expect(date()).toHaveFocus()
  })

  it('X2 When errors go by themselves while they have the focus, it moves to Confirm', async () => {
    const page = await open([[231, 1]], visit =>
      setDate(visit, { date: '2026-11-27', day: null, frequency: 0 }),
    )
    await total('£4.80')
    await page.user.click(confirm())
    expect(summary()).toHaveFocus()
    await add(page.visit, 231, 3)
    act(() => void window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} })))
    await total('£14.40')
    expect(summary()).toBeNull()
    expect(confirm()).toHaveFocus()
  })
})

describe('the summary of the order', () => {
  it('CO-08 CO-11 A-44 G-75 The summary says what, when, how often and where', async () => {
    const page = await open()
    await chooseFriday(page)
    await page.user.selectOptions(instructions(), 'porch')
    const details = screen.getByRole('heading', { name: 'Your delivery' }).parentElement
    expect(
      [...(details?.querySelectorAll('dl > div, p') ?? [])].map(({ textContent }) => textContent),
    ).toEqual([
      'Your box: 1 product, £14.40',
      'Next delivery: Friday 27 November',
      'Frequency: One-off',
      "Where: Leave it, we'll be asleep, In the porch",
      'Delivery is normally by 8am.',
    ])
    await page.user.selectOptions(instructions(), 'other')
    // G-75: the shop has not got the chosen date yet.
    expect(details).toHaveTextContent(/Where: Leave it, we'll be asleep, \w.*Delivery/)
    await page.user.type(words(), ' By the bin ')
    expect(details).toHaveTextContent("Where: Leave it, we'll be asleep, By the bin")
    await page.user.selectOptions(option(), '1')
    expect(details).toHaveTextContent('Where: Ring the bellDelivery')
  })

  it('G-75 The summary has no heading of its own and shows no frequency other than the chosen one', async () => {
    const page = await open()
    await chooseFriday(page)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'When',
      'Where to leave it',
      'Your delivery',
    ])
    expect(await panel()).toHaveTextContent('Frequency: One-off')
    await page.user.click(radio('4 Weekly'))
    expect(await panel()).not.toHaveTextContent('Frequency: One-off')
  })

  it('CO-03 Each frequency explains itself', async () => {
    await open()
    await panel()
    for (const [name, often] of [
      ['One-off', 'One delivery'],
      ['Weekly', 'Every week'],
      ['Fortnightly', 'Every 2 weeks'],
      ['4 Weekly', 'Every 4 weeks'],
    ] as const)
      expect(radio(name)).toHaveAccessibleDescription(often)
  })

  it('CO-20 After another choice the old next delivery is hidden until the shop answers', async () => {
    const page = await open()
    await panel()
    await page.user.click(radio('Weekly'))
    await page.user.selectOptions(day(), '5')
    await says('Next delivery: Friday 27 November')
    page.visit.setFault({ kind: 'slow', match: 'POST /api/bol-checkout/update-date', ms: 300 })
    await page.user.selectOptions(day(), '1')
    expect(await panel()).not.toHaveTextContent('Next delivery')
    await says('Next delivery: Monday 30 November')
    await page.user.selectOptions(day(), '')
    expect(await panel()).not.toHaveTextContent('Next delivery')
  })
})

describe('after a confirmation', () => {
  const leftElsewhere = (markup: string) =>
    changed(
      changed(markup, '"delivery_instructions":""', '"delivery_instructions":"other"'),
      '"other_delivery_instructions":""',
      `"other_delivery_instructions":"${'By the bin. '.repeat(30)}"`,
    )

  it('CO-40 The shop’s message about instructions stands at the focused field until the text changes', async () => {
    const page = await open(undefined, undefined, leftElsewhere)
    await chooseFriday(page)
    await page.user.click(confirm())
    await waitFor(() => expect(words()).toHaveFocus())
    expect(words()).toHaveAccessibleDescription(/Please use no more than 255 characters\./)
    await page.user.type(words(), '{Backspace}')
    expect(words()).not.toHaveAccessibleDescription(/Please use/)
  })

  it('CO-40 Without that field the shop’s message about instructions is shown by itself', async () => {
    const page = await open(undefined, undefined, leftElsewhere)
    await chooseFriday(page)
    page.visit.setFault({ kind: 'slow', match: 'POST /api/bol-checkout/confirm', ms: 200 })
    await page.user.click(confirm())
    await page.user.selectOptions(option(), '1')
    const message = await screen.findByText('Please use no more than 255 characters.')
    expect(message.closest('[role=alert]')).toBeInTheDocument()
  })

  it('CO-35 The shop’s message about the cut-off goes once another date is saved', async () => {
    const page = await open(undefined, undefined, markup =>
      changed(markup, /"cutoff":"[^"]*"/g, '"cutoff":null'),
    )
    await chooseFriday(page)
    page.clock.at = '2026-11-26T21:00:01Z'
    await page.user.click(confirm())
    await screen.findByText(/past the Order Cutoff/)
    await page.user.selectOptions(date(), '2026-11-30')
    await saved(page, 2)
    expect(screen.queryByText(/past the Order Cutoff/)).toBeNull()
  })

  it('CO-41 A refusal that names a page of the shop leads there', async () => {
    const page = await open()
    await chooseFriday(page)
    page.visit.state.customer = null
    await page.user.click(confirm())
    await waitFor(() => expect(page.left).toEqual(['/register']))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    ['drop-after', 'lost on the way back'],
    ['500-after', 'replaced by an error'],
    ['malformed', 'unreadable'],
    ['empty', 'empty'],
  ] as const)(
    'CALL-19 A-105 After an answer that is %s the order is looked for, found and shown, and not sent again',
    async (kind, _) => {
      const page = await open()
      await chooseFriday(page)
      page.visit.setFault({ kind, match: 'POST /api/bol-checkout/confirm' })
      await page.user.click(confirm())
      expect(await screen.findByText('Your order went through.')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
        'href',
        `/shop/best-of-local/checkout-complete/${placed(page)[0]?.id}`,
      )
      expect(placed(page)).toHaveLength(1)
      expect(confirms(page)).toHaveLength(1)
      expect(screen.getByText('Your order went through.').closest('[tabindex]')).toHaveFocus()
      const reads = page.calls('GET').length
      await pass(400)
      expect(page.calls('GET')).toHaveLength(reads)
      expect(screen.queryByText("We couldn't work out your total.")).toBeNull()
      expect((await panel()).querySelector('form')).toBeNull()
    },
  )

  it('A-105 An order that never arrived is not found, and only the customer confirms again', async () => {
    const page = await open()
    await chooseFriday(page)
    page.visit.setFault({ kind: 'offline', match: 'POST /api/bol-checkout/confirm' })
    await page.user.click(confirm())
    expect(await screen.findByText(/We cannot see it among your orders/)).toBeInTheDocument()
    expect(await panel()).toHaveTextContent("We don't know whether your order went through.")
    await pass(300)
    expect(placed(page)).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Confirm again' }))
    await waitFor(() => expect(placed(page)).toHaveLength(1))
    await waitFor(() => expect(page.left).toHaveLength(1))
  })

  it('A-105 G-34 The retry of a confirmation repeats its key', async () => {
    const page = await open()
    await chooseFriday(page)
    page.visit.setFault({ kind: 'offline', match: 'POST /api/bol-checkout/confirm' })
    await page.user.click(confirm())
    await page.user.click(await screen.findByRole('button', { name: 'Confirm again' }))
    await waitFor(() => expect(placed(page)).toHaveLength(1))
    const keys = page.visit.log
      .filter(({ path }) => path.endsWith('/confirm'))
      .map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keys[1], expect.stringMatching(/./)])
  })

  it('I5 A panel mounted again on a restored page keeps an open confirmation', async () => {
    const page = await open()
    await chooseFriday(page)
    act(() => page.providers.store.getState().markRestored())
    // The panel reads the state from before the page was left, the date included.
    await waitFor(() => expect(page.calls('GET')).toContain('GET /api/bol-basket'))
    await act(settled)
    page.visit.setFault({ kind: 'offline', match: '*', times: 'always' })
    await page.user.click(confirm())
    await screen.findByText(/We don’t know|We don't know/)
    const place = expectElement(document.querySelector('[data-widget=checkout-panel]'), Element)
    act(() => {
      window.Doorstep?.unmount(place)
      window.Doorstep?.mount(place)
    })
    expect(await screen.findByText(/We don’t know|We don't know/)).toBeVisible()
  })

  it('I5 A panel removed while the order is placed still leaves the page, or reports the outcome', async () => {
    for (const fault of [null, 'drop-after'] as const) {
      const page = await open()
      await chooseFriday(page)
      page.visit.setFault({ kind: fault ?? 'slow', match: 'POST /api/bol-checkout/confirm', ms: 300 })
      await page.user.click(confirm())
      await waitFor(() => expect(confirm()).toHaveAttribute('aria-busy', 'true'))
      act(() =>
        window.Doorstep?.unmount(
          expectElement(document.querySelector('[data-widget=checkout-panel]'), Element),
        ),
      )
      if (fault) expect(await screen.findByText('Your order went through.')).toBeInTheDocument()
      else await waitFor(() => expect(page.left).toHaveLength(1))
    }
  })

  it('J-20 CO-39 A confirmed order is reported with its link, also when the page does not leave', async () => {
    const page = await open()
    await chooseFriday(page)
    await page.user.click(confirm())
    expect(await screen.findByText('Thank you. Your order is confirmed.')).toBeInTheDocument()
    const href = `/shop/best-of-local/checkout-complete/${placed(page)[0]?.id}`
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', href)
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull()
    expect(page.left).toEqual([href])
  })
})

describe('an amended order', () => {
  const change = (previous: unknown) => (markup: string) =>
    changed(
      markup,
      /"editing_order_id":null(.*?)"previous_products":null/,
      (_: string, between: string) =>
        `"editing_order_id":801${between}"previous_products":${JSON.stringify(previous)}`,
    )

  it('J-61 Each change has a line, price rises included, and the earlier total stands above', async () => {
    await open(
      [[231, 3]],
      undefined,
      change([
        { product_id: 231, product_name: 'Mature cheddar', quantity: 2, price: '4.00' },
        { product_id: 201, product_name: 'Dry cured back bacon', quantity: 1, price: '4.25' },
      ]),
    )
    await says('Mature cheddar: 3, was 2')
    await says('Mature cheddar costs £4.80 each, was £4.00')
    await says('Dry cured back bacon: taken out, was 1')
  })

  it.each([
    ['without a change', [{ product_id: '231', quantity: '3', price: 4.8 }], 'You have changed nothing yet.'],
    ['whose changes the shop cannot say', 'a lot', ''],
    ['with a row that cannot be read', [{ product_id: 231, quantity: 'some' }], ''],
  ])('J-61 A box %s says so or says nothing', async (_, previous, said) => {
    await open([[231, 3]], undefined, change(previous))
    await says('Your changes')
    await says('£14.40')
    const shown = await panel()
    expect(/You have changed nothing yet\./.exec(shown.textContent ?? '')?.[0] ?? '').toBe(said)
    expect(shown).not.toHaveTextContent('was')
  })
})
