import { screen, waitFor, within } from '@testing-library/react'
import { checkoutPanel } from '../../../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../../../demo-pages/shop/boxes/box-orders'
import { openShopPage } from '../../../support/page/shop-page'
import { pass } from '../../../support/test-time'
import { inOwnWords } from '../../../support/words/own-words'

const at = '2026-11-25T12:00:00Z'
const noon = new Date(at)

const widget = (name: string, json: object = {}) =>
  `<div data-widget="${name}" data-load="ready" data-open><script type="application/json">${JSON.stringify(json)}</script></div>`

/** A page that shows the week, past and future boxes, and a checkout. */
const open = (daysAhead: number) =>
  openShopPage(
    async visit => {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      const box = (order: number, date: string) =>
        boxesBetween(visit.state, noon, date, date).find(({ order_id }) => order_id === order)
      return [
        widget('header-basket'),
        widget('box-order-detail', { order: box(802, '2026-11-24') }),
        widget('box-order-detail', { order: { ...box(806, '2026-12-05'), past_cutoff: true } }),
        inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup),
      ].join('')
    },
    { at, daysAhead },
  )

const dates = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Delivery date' })
const confirm = () => screen.getByRole('button', { name: /^Confirm/ })
const text = (element: Element) => element.textContent

async function whatIsShown(daysAhead: number) {
  const page = await open(daysAhead)
  const week = await screen.findByRole('region', { name: 'Your week' })
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'))
  await waitFor(() => expect(week).not.toHaveAttribute('aria-busy'))
  await pass(300)
  const shown = {
    days: within(week).getAllByRole('heading', { level: 3 }).map(text),
    week: text(week),
    boxes: screen.getAllByRole('region', { name: /^Best of Local box/ }).map(text),
    dates: [...dates().options].map(({ label, disabled }) => [label.replace('\u00a0', ' '), disabled]),
  }
  await page.user.selectOptions(dates(), '2026-11-27')
  await waitFor(() => expect(page.calls('POST').join()).toContain('update-date'))
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'))
  await page.user.click(confirm())
  await waitFor(() => expect(page.left).toEqual([expect.stringContaining('checkout-complete')]))
  return shown
}

let right: ReturnType<typeof whatIsShown> | undefined
const whereTheClockIsRight = () => {
  right ??= whatIsShown(0)
  return right
}

test('HB-06 A-17 On a device with the right time, today, tenses and cut-offs are right', async () => {
  const expected = await whereTheClockIsRight()
  expect(expected.days.filter(name => name?.includes('Today'))).toHaveLength(1)
  expect(expected.week).toContain('Sun 22nd November - Sat 28th November')
  expect(expected.boxes[0]).toContain('was delivered')
  expect(expected.boxes[1]).toContain('will be delivered')
  expect(expected.dates).toContainEqual(['Friday 27 November', false])
})

test.each([-8, 400])(
  'HB-06 CO-27 A-17 On a device %d days ahead today, tenses, dates and week are right, and an order can be placed',
  async daysAhead => {
    const expected = await whereTheClockIsRight()
    expect(await whatIsShown(daysAhead)).toEqual(expected)
  },
)

test.each([-1, 400])(
  'CO-27 A-39 On a device %d days ahead a date past its cut-off cannot be confirmed',
  async daysAhead => {
    const page = await open(daysAhead)
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'))
    await page.user.selectOptions(dates(), '2026-11-27')
    await waitFor(() => expect(page.calls('POST').join()).toContain('update-date'))
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'))
    page.clock.at = '2026-11-26T21:00:01Z'
    await page.user.click(confirm())
    expect(await screen.findAllByText(/past the Order Cutoff/)).not.toEqual([])
    expect(page.calls('POST').filter(call => call.includes('confirm'))).toEqual([])
  },
)

test('PP-03 An unchosen pause begins two days after the shop’s today, for which the page asks', async () => {
  await openShopPage(widget('pause-picker'), { at, daysAhead: -30 })
  const firstDay = () => screen.getByLabelText<HTMLInputElement>('First day without a delivery').value
  expect(firstDay()).toBe('27/11/2026')
})
