import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setStored } from '../../../shared/platform/page/storage/tab-storage'
import { essentialsShop, openShopPage, placeholder } from '../../shared/features/ordering/essentials-shop'
import { expectElement } from '../../support/expect-element'
import { arriveBy } from '../../support/page/arrive-by'
import { openInactive, settle } from '../../support/page/inactive-page'
import { openPage } from '../../support/page/open-page'
import { openShopPage as openShop } from '../../support/page/shop-page'
import { fieldsIn } from '../../support/page/watch-posts'
import { dairy, home, openMove } from '../../widgets/house-move/open-move'
import { firstDay, lastDay, openPauses, retype } from '../../widgets/pause-picker/pause-page'
import { openForm } from '../../widgets/promo-field/open-form'

/*
 * What people left in a form is there when they come back. test/shared/platform/providers/use-draft.test.tsx proves
 * the mechanism, and fields.test.tsx each typed field; each form with choices of its own has a row here.
 */

const user = userEvent.setup({ delay: null })

/** The fields that the page's form would send. */
const posted = () => fieldsIn(expectElement(document.querySelector('form'), HTMLFormElement))
const openInForm = (markup: string) => openShop(`<form>${markup}</form>`)
const json = (options: object) => `<script type="application/json">${JSON.stringify(options)}</script>`

type Form = { open: () => Promise<unknown>; choose: () => Promise<unknown>; left: object; fresh: object }

const essentials = (widget: string) => () =>
  openShopPage(`<form>${placeholder(widget, {}, 'data-hide-button')}</form>`, essentialsShop())
const more = async (where = '') =>
  user.click(await screen.findByLabelText(`Increase quantity of Whole milk${where}`))

const chosen: Readonly<Record<string, Form>> = {
  'pause-picker: the days of a pause': {
    open: () => openPauses(),
    async choose() {
      retype(firstDay(), '24/08/2026')
      retype(lastDay(), '30/08/2026')
    },
    left: { start_date: '24/08/2026', end_date: '30/08/2026' },
    fresh: { start_date: '22/08/2026', end_date: '22/08/2026' },
  },
  'one-off-order: date and quantity': {
    open: essentials('one-off-order'),
    async choose() {
      await user.selectOptions(await screen.findByLabelText('Delivery date'), '2026-11-27')
      await more()
    },
    left: { date: '2026-11-27', quantity: '2' },
    fresh: { date: '2026-11-26', quantity: '1' },
  },
  'regular-order: quantities and frequency': {
    open: essentials('regular-order'),
    async choose() {
      await more(' on Monday')
      await user.click(screen.getByLabelText('Fortnightly'))
    },
    left: { 'weekdays[1][quantity]': '1', 'weekdays[1][frequency]': '2' },
    fresh: { 'weekdays[1][quantity]': '0' },
  },
}

test.each(Object.entries(chosen))(
  'F-32 A-117 %s are there again after Back and after a reload, and not on a new page',
  async (_, { open, choose, left, fresh }) => {
    const isThere = (fields: object) => waitFor(() => expect(posted()).toMatchObject(fields))
    await open()
    await choose()
    await isThere(left)
    for (const arrival of ['back_forward', 'reload'] as const) {
      arriveBy(arrival)
      await open()
      await isThere(left)
    }
    arriveBy('navigate')
    await open()
    await isThere(fresh)
  },
)

test('F-32 A-117 one-off-order: a date that has passed meanwhile is not there again', async () => {
  await chosen['one-off-order: date and quantity']?.open()
  await chosen['one-off-order: date and quantity']?.choose()
  arriveBy('reload')
  const shop = essentialsShop()
  shop.dates = { 'Next week': { '2026-12-04': 'Friday 4 December' } }
  await openShopPage(`<form>${placeholder('one-off-order', {}, 'data-hide-button')}</form>`, shop)
  await waitFor(() => expect(posted()).toMatchObject({ date: '2026-12-04' }))
})

/** One typed field of each widget that has nothing else to keep. */
const typed: readonly [widget: string, label: RegExp, text: string, attributes?: string, options?: object][] =
  [
    ['payment-form', /^Amount in pounds/, '12.00'],
    ['promo-field', /^Promotional code/, 'WELCOME10'],
    ['transaction-search', /^Search/, 'milk'],
    ['recipe-email', /^Email$/, 'ada@example.org', 'data-recipe="leek-pie"'],
    ['account-phone', /^Phone/, '07700 900123', 'data-phone="0117 496 0188" data-editing'],
    ['account-name', /^First name/, 'Ada', 'data-firstname="Alison" data-lastname="Frampton" data-editing'],
    ['enquiry-form', /^Postcode/, 'BS3 4TN', '', { types: [{ value: 'other', label: 'Other' }] }],
    ['house-move', /^Moving on/, '01/12/2026', 'data-postcode="BA1 5LR"', { addresses: [home] }],
  ]

test.each(typed)(
  'A-117 %s: what was typed into %s is there after Back, and not on a new page',
  async (widget, label, text, attributes = '', options = {}) => {
    const field = () => screen.findByLabelText<HTMLInputElement>(label)
    const open = () =>
      openInForm(`<div data-widget="${widget}" data-load="ready" ${attributes}>${json(options)}</div>`)
    await open()
    const printed = (await field()).value
    expect(printed).not.toBe(text)
    await user.clear(await field())
    await user.paste(text)
    await user.tab()
    arriveBy('back_forward')
    await open()
    expect(await field()).toHaveValue(text)
    arriveBy('navigate')
    await open()
    expect(await field()).toHaveValue(printed)
  },
)

type Refused = { refused: () => Promise<unknown>; plain: () => Promise<unknown>; left: object }

const enquiry = (values?: object) =>
  openPage(
    `<form><div data-widget="enquiry-form">${json({ types: [{ value: 'deliveries', label: 'My deliveries' }], ...(values && { values }) })}<input name="address_1"></div></form>`,
  )
const business = (rows?: object) =>
  openPage(
    `<form><div data-widget="business-requirements">${json({ ...(rows && { rows }) })}<input name="pname[]"></div></form>`,
  )
const freeProduct = (selector?: { attributes: string; json?: object }, attributes = '') =>
  openForm({ hasPostcode: true, attributes, ...(selector && { selector }) })

/** Forms that the shop has refused: it prints the values once, and never again. */
const refusals: Readonly<Record<string, Refused>> = {
  'EN-01 G-31 enquiry-form: the type and the address': {
    refused: () => enquiry({ type: 'deliveries', address_1: '4 Coronation Road', postcode: 'BS3 4TN' }),
    plain: () => enquiry(),
    left: { type: 'deliveries', address_1: '4 Coronation Road', postcode: 'BS3 4TN' },
  },
  'BR-02 business-requirements: the rows': {
    refused: () => business([{ pname: 'Milk', usize: '2 litre', uquantity: '24' }]),
    plain: () => business(),
    left: { 'pname[]': 'Milk', 'usize[]': '2 litre', 'uquantity[]': '24' },
  },
  'PP-06 pause-picker: the days': {
    refused: () =>
      openPauses('data-start-date="20/08/2026" data-end-date="25/08/2026"', {
        json: { errors: { start_date: ['You have a pause on these days.'] } },
      }),
    plain: () => openPauses(),
    left: { start_date: '20/08/2026', end_date: '25/08/2026' },
  },
  'HM-06 HM-07 house-move: address, day and choices': {
    refused: () =>
      openMove({
        addresses: [dairy, home],
        attributes: 'data-address="1" data-move-date="01/12/2026"',
        json: { choices: { '901-1': '5', '901-4': 'x' } },
      }),
    plain: () => openMove({ addresses: [dairy, home] }),
    left: {
      address: '1',
      move_date: '01/12/2026',
      'conflict[901-1][to]': '5',
      'conflict[901-4][to]': 'x',
    },
  },
  'PS-05 product-selector: the days of FREEMILK': {
    refused: () =>
      freeProduct(
        { attributes: 'data-product="102"', json: { weekdays: { 3: { quantity: '2' } } } },
        'data-code="FREEMILK"',
      ),
    plain: () => freeProduct(),
    left: { referral_code: 'FREEMILK', product: '102', 'weekdays[3][quantity]': '2' },
  },
  'PS-05 product-selector: the date of FREEBREAKFAST': {
    refused: () =>
      freeProduct(
        { attributes: 'data-product="123" data-quantity="1" data-date="2026-11-30"' },
        'data-code="FREEBREAKFAST"',
      ),
    plain: () => freeProduct(),
    left: { referral_code: 'FREEBREAKFAST', product: '123', quantity: '1', date: '2026-11-30' },
  },
}

test.each(Object.entries(refusals))(
  'A-117 %s of a refused form are there after two reloads, although the page prints none',
  async (_, { refused, plain, left }) => {
    await refused()
    await waitFor(() => expect(posted()).toMatchObject(left))
    arriveBy('reload')
    for (const open of [plain, plain]) {
      await open()
      await waitFor(() => expect(posted()).toMatchObject(left))
    }
  },
)

test('BR-02 A-117 business-requirements: text written while the widget was loading is there after a reload', async () => {
  setStored('left-here', '')
  const product = () => screen.getByLabelText<HTMLInputElement>('Product 1')
  const open = () => openInactive('/business', ['business-requirements'])
  await open()
  await settle(() => {
    act(() => product().focus())
    fireEvent.input(product(), { target: { value: 'Milk' } })
  })
  arriveBy('reload')
  await open()
  expect(product()).toHaveValue('Milk')
})
