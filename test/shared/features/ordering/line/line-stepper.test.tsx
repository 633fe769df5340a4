import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pass } from '../../../../support/test-time'
import {
  type EssentialsShop,
  essentialsShop,
  held,
  milk,
  openShopPage,
  placeholder,
} from '../essentials-shop'

const user = userEvent.setup({ delay: null })
const friday = '2026-11-27'
const name = 'Whole milk on Friday 27 November'

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
  shop.days[friday] = 2
  shop.oneOff[friday] = { quantity: 2, order_id: 9, frequency: 0 }
})

const widgets = [
  { widget: 'day-order', date: `data-selected-date="${friday}"` },
  { widget: 'order-edit', date: `data-delivery-date="${friday}"` },
] as const
const show = ({ widget, date }: (typeof widgets)[number], more = 'data-quantity="2"', options = {}) =>
  openShopPage(placeholder(widget, options, `data-stepper ${date} ${more}`), shop)
const field = () => screen.findByRole('spinbutton', { name: `Quantity of ${name}` })
const press = async (words: RegExp) => user.click(await screen.findByRole('button', { name: words }))
const plus = () => press(/^Increase quantity of Whole milk/)
const minus = () => press(/^Decrease quantity of Whole milk/)
/** The requested quantities. */
const sent = () => shop.sent().map(body => (body as { quantity: number }).quantity)

describe.each(widgets)('J-66 plus and minus beside a line of the next delivery: $widget', row => {
  test('J-66 A printed quantity is shown without a call, and a press changes that day at once', async () => {
    const { left } = await show(row)
    expect(await field()).toHaveValue('2')
    expect(shop.calls).toEqual([])
    await plus()
    expect(await field()).toHaveValue('3')
    await waitFor(() => expect(sent()).toEqual([3]))
    await pass(1200)
    // The stepper updates itself, so the page is not reloaded.
    expect(left).toEqual([])
  })

  test('J-66 Without a printed quantity the shop is asked', async () => {
    await show(row, '')
    expect(await field()).toHaveValue('2')
    expect(shop.reads()).toHaveLength(1)
  })

  test('J-66 Several presses during a call are sent as one change', async () => {
    const first = held({ success: true, message: 'Three.' })
    let isFirst = true
    shop.instead = ({ method }) => {
      if (method !== 'POST' || !isFirst) return undefined
      isFirst = false
      return first.reply
    }
    await show(row)
    await plus()
    await plus()
    await plus()
    expect(await field()).toHaveValue('5')
    expect(sent()).toEqual([3])
    first.letGo()
    await waitFor(() => expect(sent()).toEqual([3, 5]))
    expect(await field()).toHaveValue('5')
  })

  test("J-66 At 0 the line shows the shop's message and keeps the focus, and plus brings the product back", async () => {
    shop.message = 'No Whole milk will come on Friday.'
    await show(row)
    await minus()
    await waitFor(() => expect(sent()).toEqual([1]))
    await minus()
    await waitFor(() => expect(sent()).toEqual([1, 0]))
    expect(await screen.findByText(shop.message, { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Decrease/ })).toHaveFocus()
    shop.oneOff = {}
    await plus()
    await waitFor(() => expect(sent()).toEqual([1, 0, 1]))
    expect(screen.queryByText(shop.message, { selector: 'p' })).toBeNull()
  })

  test("J-66 A-122 A refusal shows the shop's words, and the line shows the shop's quantity", async () => {
    shop.instead = ({ method }) =>
      method === 'POST'
        ? Response.json({ errors: { quantity: ['Only 2 are left for Friday.'] } }, { status: 422 })
        : undefined
    await show(row)
    await plus()
    expect(
      await screen.findByText('Only 2 are left for Friday.', { selector: '[data-tone] *' }),
    ).toBeVisible()
    expect(await field()).toHaveValue('2')
    shop.instead = () => undefined
    await plus()
    await waitFor(() => expect(sent().at(-1)).toBe(3))
    await waitFor(() => expect(screen.queryByText('Only 2 are left for Friday.')).toBeNull())
  })

  test('J-66 A-110 A lost answer keeps the requested quantity, says that it is not saved, and offers a retry', async () => {
    shop.instead = ({ method }) => (method === 'POST' ? Response.error() : undefined)
    await show(row)
    await plus()
    expect(
      await screen.findByText(/^Not saved\b|was not saved|not been saved/i, { selector: '[data-tone] *' }),
    ).toBeVisible()
    expect(await field()).toHaveValue('3')
    shop.instead = () => undefined
    await press(/^Try again/i)
    expect(screen.getByRole('button', { name: /^Increase/ })).toHaveFocus()
    await waitFor(() => expect(sent().at(-1)).toBe(3))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Try again/i })).toBeNull())
  })

  test('J-66 A-110 A lost answer to a change that was made is no failure', async () => {
    shop.instead = ({ method }) => {
      if (method !== 'POST') return undefined
      shop.days[friday] = 3
      shop.oneOff[friday] = { quantity: 3, order_id: 9, frequency: 0 }
      return Response.error()
    }
    await show(row)
    await plus()
    await waitFor(() => expect(shop.reads().length).toBeGreaterThan(0))
    await pass(50)
    expect(await field()).toHaveValue('3')
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull()
  })

  test('J-66 A-55 While ordering is closed, plus and minus send nothing, and the reason is read', async () => {
    await show(row, 'data-quantity="2" data-blocked="We are closed this week."')
    await plus()
    expect(await field()).toHaveValue('2')
    expect(shop.sent()).toEqual([])
    expect(screen.getByText('We are closed this week.', { selector: '[data-tone] *' })).toBeVisible()
  })

  test('J-66 F-01 A quantity that the page changes after a saved press is shown, and the press is not sent again', async () => {
    await show(row)
    await plus()
    await waitFor(() => expect(sent()).toEqual([3]))
    await pass(1200)
    const place = document.querySelector<HTMLElement>(`[data-widget="${row.widget}"]`)
    await act(async () => place?.setAttribute('data-quantity', '6'))
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('6'))
    await pass(1200)
    expect(sent()).toEqual([3])
  })

  test('J-66 Plus stops at the maximum of the product', async () => {
    await show(row, 'data-quantity="2"', { product: { ...milk, max_qty_allowed: 2 } })
    await plus()
    await pass(20)
    expect(shop.sent()).toEqual([])
  })
})

test('J-66 DO-05 A product that only comes weekly has no plus and minus for one day', async () => {
  await openShopPage(
    placeholder(
      'day-order',
      { product: { ...milk, id: 133 } },
      `data-stepper data-quantity="1" data-selected-date="${friday}"`,
    ),
    shop,
  )
  expect(await screen.findByRole('button', { name: /^Change this day/ })).toBeVisible()
  expect(screen.queryByRole('spinbutton')).toBeNull()
})
