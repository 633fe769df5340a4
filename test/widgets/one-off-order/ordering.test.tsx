import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type EssentialsShop,
  essentialsShop,
  inAlert,
  milk,
  openShopPage,
  placeholder,
  reported,
} from '../../shared/features/ordering/essentials-shop'
import { detailOf } from '../../support/page/detail-of'
import type { PageOptions } from '../../support/page/open-page'

const user = userEvent.setup({ delay: null })
const thursday = '2026-11-26'
const friday = '2026-11-27'

let shop: EssentialsShop
let heard: unknown[]
const hear = (event: Event) => heard.push(detailOf(event))
beforeEach(() => {
  shop = essentialsShop()
  heard = []
  window.addEventListener('product-posted', hear)
})
afterEach(() => window.removeEventListener('product-posted', hear))

const show = (options = {}, attributes = '', page: PageOptions = {}) =>
  openShopPage(placeholder('one-off-order', options, attributes), shop, page)
const date = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Delivery date' })
const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity of Whole milk' })
const ready = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}
const press = async (name: string | RegExp) => user.click(await ready(name))
const plus = () => user.click(screen.getByRole('button', { name: 'Increase quantity of Whole milk' }))

describe('the form', () => {
  test('OO-01 The dates stand under their headings in one native list', async () => {
    await show()
    const groups = within(await date()).getAllByRole('group')
    expect(groups.map(group => group.getAttribute('label'))).toEqual(['This week', 'Next week'])
    expect(
      within(groups[0]!)
        .getAllByRole('option')
        .map(each => each.textContent),
    ).toEqual(['Thursday 26 November', 'Friday 27 November'])
  })

  test('L-32 OO-03 A sentence says what the button will do, with the cost if the price is known', async () => {
    await show()
    await ready('Add to my order')
    await plus()
    expect(screen.getByText('2 × Whole milk on Thursday 26 November, once, £2.70')).toBeVisible()
    await show({ product: { ...milk, order_price: null } })
    await ready('Add to my order')
    expect(screen.getByText('1 × Whole milk on Thursday 26 November, once')).toBeVisible()
  })

  test('FMT-02 A-23 Dates without the shop’s own words show their weekday', async () => {
    shop.dates = { Soon: ['2026-11-26', '2026-11-27'] }
    await show()
    const options = within(await date()).getAllByRole('option')
    expect(options.map(each => each.textContent)).toEqual(['Thursday 26 November', 'Friday 27 November'])
    await press('Add to my order')
    expect(await screen.findByText('1 × Whole milk, Thursday 26 November')).toBeVisible()
  })

  test.each([
    [
      'a list of values and labels',
      {
        Soon: [
          { value: 'd1', label: 'One' },
          { date: 'd2', label: 'Two' },
        ],
      },
    ],
    ['a list of headings', [{ heading: 'Soon', dates: { d1: 'One', d2: 'Two' } }]],
    ['values and labels', { Soon: { d1: 'One', d2: 'Two' } }],
  ])('OO-01 A-23 The dates may come as %s', async (_, dates) => {
    shop.dates = dates
    await show()
    await ready('Add to my order')
    expect([...(await date()).options].map(({ value, text }) => [value, text])).toEqual([
      ['d1', 'One'],
      ['d2', 'Two'],
    ])
  })

  test('OO-02 CALL-39 A-23 The first read names no date; the second names the first date', async () => {
    await show()
    await ready('Add to my order')
    expect(shop.reads()).toEqual(['/api/product/oneoff/101', `/api/product/oneoff/101?date=${thursday}`])
  })

  test('OO-02 A-16 A date that the page gives is requested and chosen', async () => {
    await show({}, 'data-date="27/11/2026"')
    await ready('Add to my order')
    expect(await date()).toHaveValue(friday)
    expect(shop.reads()[0]).toBe('/api/product/oneoff/101?date=27/11/2026')
  })

  test('OO-03 OO-04 The quantity starts at 1 and may be 0 to 100', async () => {
    await show({ product: { ...milk, max_qty_allowed: null } })
    await ready('Add to my order')
    expect(quantity()).toHaveAttribute('aria-valuenow', '1')
    expect(quantity()).toHaveAttribute('aria-valuemin', '0')
    expect(quantity()).toHaveAttribute('aria-valuemax', '100')
  })

  test.each([
    [4, 'data-max-quantity="9"', '4'],
    [null, 'data-max-quantity="9"', '9'],
    [0, 'data-max-quantity="9"', '0'],
  ])(
    'OO-08 A-13 With %s for the product and %s the maximum is %s',
    async (max_qty_allowed, attributes, max) => {
      await show({ product: { ...milk, max_qty_allowed } }, attributes)
      await date()
      expect(quantity()).toHaveAttribute('aria-valuemax', max)
    },
  )

  test('OO-05 OO-06 Minus stops at 0 and plus at the maximum', async () => {
    await show({ product: { ...milk, max_qty_allowed: 2 } })
    await ready('Add to my order')
    const minus = screen.getByRole('button', { name: 'Decrease quantity of Whole milk' })
    await plus()
    expect(screen.getByRole('button', { name: 'Increase quantity of Whole milk' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(minus)
    await user.click(minus)
    expect(quantity()).toHaveAttribute('aria-valuenow', '0')
    expect(minus).toHaveAttribute('aria-disabled', 'true')
  })

  test.each([
    ['abc', '0'],
    ['-2', '0'],
    ['30', '12'],
    ['2.9', '2'],
  ])('OO-07 A-14 A typed %s becomes %s', async (text, becomes) => {
    await show()
    await ready('Add to my order')
    await user.clear(quantity())
    await user.type(quantity(), `${text}{Enter}`)
    expect(quantity()).toHaveAttribute('aria-valuenow', becomes)
  })
})

describe('adding and updating', () => {
  test('OO-09 OO-14 CALL-38 An order is added with product, quantity, date and no order id', async () => {
    await show()
    await ready('Add to my order')
    await plus()
    await user.selectOptions(await date(), friday)
    await press('Add to my order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toEqual([{ id: 101, quantity: 2, date: friday, order_id: null }])
    expect(heard).toEqual([{ template: 'de', product: 101, quantity: 2 }])
  })

  test('OO-10 OO-14 A-24 An existing order is updated under its id', async () => {
    shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
    await show({}, `data-date="${friday}"`)
    await ready('Update order')
    expect(quantity()).toHaveAttribute('aria-valuenow', '3')
    await plus()
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toEqual([{ id: 101, quantity: 4, date: friday, order_id: 871 }])
  })

  test('A-24 A date on which the regular order is skipped has an order of 0', async () => {
    shop.oneOff[friday] = { quantity: 0, order_id: 871, frequency: 1 }
    await show({}, `data-date="${friday}"`)
    await ready('Update order')
    expect(quantity()).toHaveAttribute('aria-valuenow', '0')
    expect(screen.getByRole('button', { name: 'Remove modification' })).toBeVisible()
  })

  test('A-15 Nothing is added at 0, and the reason is visible; an existing order may be set to 0', async () => {
    shop.oneOff[friday] = { quantity: 1, order_id: 871, frequency: 0 }
    await show()
    await ready('Add to my order')
    const minus = screen.getByRole('button', { name: 'Decrease quantity of Whole milk' })
    await user.click(minus)
    expect(screen.getByRole('button', { name: 'Add to my order' })).toHaveAccessibleDescription(
      'Choose at least one.',
    )
    await user.click(screen.getByRole('button', { name: 'Add to my order' }))
    await user.selectOptions(await date(), friday)
    await ready('Update order')
    await user.click(minus)
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toEqual([{ id: 101, quantity: 0, date: friday, order_id: 871 }])
  })

  test('ANA-05 ANA-06 ANA-08 A first order is reported as an addition, a higher one as an update, a guest’s not at all', async () => {
    shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
    await show()
    await press('Add to my order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(reported()).toMatchObject([{ event: 'add_to_cart', order_type: 'one_off', product_type: 'de' }])
    await show({}, `data-date="${friday}"`, { globals: { isGuest: true } })
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(reported()).toEqual([])
  })

  test('ANA-07 A raised quantity is reported as an update by the difference', async () => {
    shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
    await show({}, `data-date="${friday}"`)
    await ready('Update order')
    await plus()
    await press('Update order')
    await waitFor(() =>
      expect(reported()).toMatchObject([{ event: 'update_cart', ecommerce: { value: 1.35 } }]),
    )
  })
})

describe('removing', () => {
  test('OO-11 OO-12 OO-15 An order is removed for its date, and the answer says which order', async () => {
    shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
    shop.message = 'Your order was removed.'
    await show({}, `data-date="${friday}"`)
    await press('Remove order')
    await screen.findByText('Your order was removed.', inAlert)
    expect(screen.getByText('Removed: Whole milk, Friday 27 November')).toBeVisible()
    expect(shop.sent()).toEqual([{ id: 101, quantity: 0, date: friday, remove: true }])
  })

  test('OO-15 When the shop has no words for it, ours say that the order was removed', async () => {
    shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
    shop.message = ''
    await show({}, `data-date="${friday}"`)
    await press('Remove order')
    expect(await screen.findByText('Your order for this date has been removed.', inAlert)).toBeVisible()
  })

  test('OO-13 A-05 A-24 A change of a regular order is called a modification, and the page can word it', async () => {
    shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 1 }
    await show({}, `data-date="${friday}"`)
    expect(await ready('Remove modification')).toBeVisible()
    expect(screen.getByText('This changes your regular order on this date only.')).toBeVisible()
    await show({ labels: { removeChange: 'Back to usual' } }, `data-date="${friday}"`)
    expect(await ready('Back to usual')).toBeVisible()
  })

  test('OO-11 Without an order there is nothing to remove', async () => {
    await show()
    await ready('Add to my order')
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})
