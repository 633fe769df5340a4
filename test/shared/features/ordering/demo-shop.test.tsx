import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { findProduct } from '../../../../demo-pages/shop/products/catalogue'
import { openPage } from '../../../support/page/open-page'
import { present } from '../../../support/present'

const user = userEvent.setup({ delay: null })

/** A customer's page with one widget for that product. */
async function visit(widget: string, id: number, attributes = '') {
  const visitor = createDemoShop().visit({ as: 'customer' })
  const json = JSON.stringify({ product: findProduct(id) })
  const markup = `<div data-widget="${widget}" data-load="ready" ${attributes}>
    <script type="application/json">${json}</script>
  </div>`
  const show = () => openPage(markup, { fetch: visitor.fetch, globals: visitor.globals() })
  const sent = (path: string) =>
    visitor.log
      .filter(each => each.method === 'POST' && each.path === path)
      .map(({ body }) => JSON.parse(body))
  await show()
  return { show, sent }
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await user.click(button)
}
const green = () => waitFor(() => expect(document.querySelector('[data-tone=success]')).not.toBeNull())
const openDay = () =>
  screen
    .getAllByRole('spinbutton')
    .map(each => /on (\w+)$/.exec(each.getAttribute('aria-label') ?? '')?.[1])
    .find((_, at) => screen.getAllByRole('spinbutton')[at]?.getAttribute('aria-disabled') === null)

describe("a regular order in each of the shop's containers", () => {
  test.each([
    ['by number inside weekdays', 104],
    ['by name', 110],
    ['as a list', 125],
    ['by number at the top', 144],
  ])('A-09 RO-02 RO-15 %s: an order is added, read back, updated and deleted', async (_, id) => {
    const { show, sent } = await visit('regular-order', id)
    await screen.findAllByRole('spinbutton')
    const { name } = findProduct(id) as { name: string }
    const day = openDay()
    await press(`Increase quantity of ${name} on ${day}`)
    await press('Add to my order')
    await green()
    await show()
    const quantity = () => screen.findByRole('spinbutton', { name: `Quantity of ${name} on ${day}` })
    expect(await quantity()).toHaveAttribute('aria-valuenow', '1')
    await user.click(screen.getByRole('radio', { name: 'Fortnightly' }))
    await press('Update order')
    await green()
    await show()
    expect(await screen.findByRole('radio', { name: 'Fortnightly' })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: 'Delete this regular order' }))
    await press('Delete regular order')
    await green()
    await show()
    expect(await quantity()).toHaveAttribute('aria-valuenow', '0')
    expect(screen.getByRole('button', { name: 'Add to my order' })).toBeVisible()
    expect(sent('/api/product/regular').map(body => [body.id, body.delete])).toEqual([
      [id, false],
      [id, false],
      [id, true],
    ])
  })

  test('RO-05 A-71 The shop accepts the lottery as weekly only', async () => {
    await visit('regular-order', 133)
    await screen.findAllByRole('spinbutton')
    await press(`Increase quantity of Doorstep lottery on ${openDay()}`)
    await press(/^(Add to my order|Update order)$/)
    await green()
  })
})

test.each([
  ['an object of headings', 104],
  ['a list of headings', 144],
])('A-23 OO-14 OO-15 A one-off order with %s is added, changed and removed', async (_, id) => {
  const { show, sent } = await visit('one-off-order', id)
  const { name } = findProduct(id) as { name: string }
  await press('Add to my order')
  await green()
  await show()
  await press(`Increase quantity of ${name}`)
  await press('Update order')
  await green()
  await show()
  await screen.findByRole('option', { name: /\(2 ordered\)/ })
  await press('Remove order')
  await green()
  await show()
  await press('Add to my order')
  await green()
  const bodies = sent('/api/product/oneoff')
  expect(bodies.map(({ quantity, remove }) => [quantity, remove])).toEqual([
    [1, undefined],
    [2, undefined],
    [0, true],
    [1, undefined],
  ])
  expect([bodies[0].order_id, typeof bodies[1].order_id]).toEqual([null, 'number'])
  expect(screen.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', '/account/essentials')
})

test('DO-07 DO-09 DO-15 The day’s dialog on the demo shop saves, says so and reloads', async () => {
  const visitor = createDemoShop().visit({ as: 'customer' })
  const product = findProduct(101) as { id: number; name: string }
  const week = await (await visitor.fetch('/api/product/oneoff/101')).json()
  const dates = Object.values(week.dates as Record<string, Record<string, string>>).flatMap(Object.keys)
  const ordered = await Promise.all(
    dates.map(async date => {
      const answer = await visitor.fetch(`/api/product/regular-modified/101/${date}`)
      return [date, (await answer.json()).quantity_ordered] as const
    }),
  )
  const [date, quantity] = present(ordered.find(([, each]) => each > 0))
  const { left } = await openPage(
    `<div data-widget="day-order" data-load="ready" data-selected-date="${date}">
      <script type="application/json">${JSON.stringify({ product })}</script>
    </div>`,
    { fetch: visitor.fetch, globals: visitor.globals() },
  )
  await press(/^Change this day/)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('spinbutton')).toHaveAttribute('aria-valuenow', String(quantity))
  await press(/^Increase/)
  await press('Update order')
  await green()
  expect(await (await visitor.fetch(`/api/product/regular-modified/101/${date}`)).json()).toEqual({
    quantity_ordered: quantity + 1,
  })
  await waitFor(() => expect(left).toEqual(['reload']))
})
