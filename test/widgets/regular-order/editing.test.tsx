import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  day,
  type EssentialsShop,
  essentialsShop,
  milk,
  openShopPage,
  placeholder,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'

const user = userEvent.setup({ delay: null })
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
})

const quantity = (name: string) =>
  screen.findByRole('spinbutton', { name: `Quantity of Whole milk on ${name}` })
const more = (name: string) =>
  screen.getByRole('button', { name: `Increase quantity of Whole milk on ${name}` })
const fewer = (name: string) =>
  screen.getByRole('button', { name: `Decrease quantity of Whole milk on ${name}` })
const shown = () =>
  screen.getAllByRole('spinbutton').map(field => Number(field.getAttribute('aria-valuenow')))
const all = async () => {
  await quantity('Monday')
  return shown()
}
const type = async (name: string, text: string) => {
  const field = await quantity(name)
  await user.clear(field)
  await user.type(field, `${text}{Enter}`)
}
const show = (options = {}, attributes = '') =>
  openShopPage(placeholder('regular-order', options, attributes), shop)

describe('the six days', () => {
  test('RO-01 FMT-04 Each day from Monday to Saturday has a quantity, named after day and product', async () => {
    await show()
    for (const name of names) expect(await quantity(name)).toBeVisible()
    expect(screen.getAllByRole('spinbutton')).toHaveLength(6)
    expect(screen.queryByText(/Sun/)).toBeNull()
  })

  test("RO-02 RO-03 CALL-35 The quantities are the shop's", async () => {
    shop.regular = { weekdays: weekdays(2, 0, 2, 0, 2, 3) }
    await show()
    expect(await all()).toEqual([2, 0, 2, 0, 2, 3])
    expect(shop.reads()).toEqual(['/api/product/regular/101'])
  })

  test('RO-09 RO-12 At 0 minus is disabled for assistive technology and does nothing', async () => {
    await show()
    await quantity('Monday')
    expect(fewer('Monday')).toHaveAttribute('aria-disabled', 'true')
    await user.click(fewer('Monday'))
    expect(await all()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('RO-10 RO-13 A day stops at the maximum of the product', async () => {
    await show({ product: { ...milk, max_qty_allowed: 2 } })
    await quantity('Monday')
    for (let press = 0; press < 4; press++) await user.click(more('Monday'))
    expect((await all())[0]).toBe(2)
    expect(more('Monday')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/Maximum 2 each day/)).toBeVisible()
  })

  test('RO-10 Without a maximum a day goes up to 100', async () => {
    await show({ product: { ...milk, max_qty_allowed: null } })
    expect(await quantity('Friday')).toHaveAttribute('aria-valuemax', '100')
  })

  test('A-13 The maximum of a day takes precedence over that of the product', async () => {
    shop.regular = {
      weekdays: { ...weekdays(), 3: day(0, { max_quantity: 4 }), 4: day(0, { max_quantity: 0 }) },
    }
    await show()
    expect(await quantity('Wednesday')).toHaveAttribute('aria-valuemax', '4')
    expect(await quantity('Thursday')).toHaveAttribute('aria-valuemax', '0')
    expect(await quantity('Friday')).toHaveAttribute('aria-valuemax', '12')
    expect(screen.getByText(/Maximum 4 on Wednesday and 0 on Thursday/)).toBeVisible()
  })

  test.each([
    ['14', 'more than 12'],
    ['1.5', 'not a whole number'],
    ['-3', 'not a whole number'],
    ['abc', 'not a whole number'],
    ['1e3', 'not a whole number'],
  ])('RO-11 A-14 A typed %s becomes 0, and the customer is told', async (text, why) => {
    shop.regular = { weekdays: weekdays(2) }
    await show()
    await type('Monday', text)
    expect((await all())[0]).toBe(0)
    expect(
      screen.getByText(new RegExp(`“${text}” is ${why}.*Monday was set to 0`), { selector: 'p' }),
    ).toBeVisible()
  })

  test('RO-11 The note goes with the next change', async () => {
    await show()
    await type('Monday', '99')
    expect(screen.getByText(/set to 0/, { selector: 'p' })).toBeVisible()
    await user.click(more('Tuesday'))
    expect(screen.queryByText(/set to 0/, { selector: 'p' })).toBeNull()
  })

  test('A-12 A day without deliveries cannot be ordered, and the page says so', async () => {
    shop.regular = { weekdays: { ...weekdays(), 2: day(0, { active: 0 }), 4: day(0, { active: '0' }) } }
    await show()
    expect(await quantity('Tuesday')).toHaveAttribute('aria-disabled', 'true')
    await user.click(more('Tuesday'))
    expect(await all()).toEqual([0, 0, 0, 0, 0, 0])
    expect(screen.getByText('No delivery on Tuesday and Thursday.')).toBeVisible()
  })
})

describe('a maximum over all days', () => {
  test("RO-14 A day's maximum is what the other days leave", async () => {
    shop.regular = { weekdays: weekdays(2, 2) }
    await show({}, 'data-total-max-quantity="6"')
    expect(await quantity('Monday')).toHaveAttribute('aria-valuemax', '4')
    expect(await quantity('Wednesday')).toHaveAttribute('aria-valuemax', '2')
    expect(screen.getByText(/Maximum 6 in total, 2 left\./)).toBeVisible()
    await user.click(more('Wednesday'))
    await user.click(more('Wednesday'))
    expect(more('Monday')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/Maximum 6 in total, 0 left\./)).toBeVisible()
  })

  test('RO-14 Copying Monday stops when the total is used up', async () => {
    await show({}, 'data-total-max-quantity="5"')
    await type('Monday', '2')
    await user.click(screen.getByRole('button', { name: 'Copy Monday to all' }))
    expect(await all()).toEqual([2, 2, 1, 0, 0, 0])
  })
})

describe('shortcuts', () => {
  test('Monday can be copied to every delivery day, and all days cleared again', async () => {
    shop.regular = { weekdays: { ...weekdays(), 2: day(0, { active: false }) } }
    await show()
    await type('Monday', '3')
    await user.click(screen.getByRole('button', { name: 'Copy Monday to all' }))
    expect(await all()).toEqual([3, 0, 3, 3, 3, 3])
    expect(screen.getByText('3 Mon, Wed, Thu, Fri and Sat, £20.25, until you change it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await all()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('Items and cost follow each press and are announced', async () => {
    await show()
    await quantity('Monday')
    await user.click(more('Saturday'))
    expect(screen.getByText('1 every Saturday, £1.35, until you change it.')).toBeVisible()
    await waitFor(() =>
      expect(document.querySelector('[data-doorstep-shell] > [role=status]')).toHaveTextContent(
        'Saturday 1. 1 every Saturday, £1.35',
      ),
    )
  })
})

describe('how often', () => {
  test('RO-04 FMT-04 Weekly, Fortnightly or 4 Weekly can be chosen, and weekly is the default', async () => {
    await show()
    const group = await screen.findByRole('group', { name: 'How often?' })
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(each => [each.value, each.closest('label')?.textContent])).toEqual([
      ['1', 'Weekly'],
      ['2', 'Fortnightly'],
      ['4', '4 Weekly'],
    ])
    expect(within(group).getByRole('radio', { name: 'Weekly' })).toBeChecked()
  })

  test('RO-04 A-10 The frequency of the order is chosen and counts in the cost', async () => {
    shop.regular = { weekdays: { ...weekdays(), 5: day(2, { frequency: 2 }) } }
    await show()
    expect(await screen.findByRole('radio', { name: 'Fortnightly' })).toBeChecked()
    expect(screen.getByText(/£2\.70, until you change it/)).toBeVisible()
  })

  test('A-10 Days with different frequencies each keep their own', async () => {
    shop.regular = { weekdays: { ...weekdays(), 1: day(2), 5: day(1, { frequency: 4 }) } }
    await show()
    const friday = await screen.findByRole('combobox', { name: 'Friday' })
    expect(friday).toHaveValue('4')
    expect(screen.getByRole('combobox', { name: 'Monday' })).toHaveValue('1')
    expect(screen.getByText('9 items every 4 weeks, £12.15, until you change it.')).toBeVisible()
    await user.selectOptions(friday, 'Fortnightly')
    expect(screen.getByText('5 items every 2 weeks, £6.75, until you change it.')).toBeVisible()
  })

  test('RO-04 The page can leave the choice out', async () => {
    await show({}, 'data-frequency="false"')
    await quantity('Monday')
    expect(screen.queryByText('How often?')).toBeNull()
  })

  test('RO-05 A-71 The product that comes every week offers no choice', async () => {
    await show({ product: { ...milk, id: 133, name: 'Whole milk' } })
    await quantity('Monday')
    expect(screen.queryByText('How often?')).toBeNull()
  })
})
