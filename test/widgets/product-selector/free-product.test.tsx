import { fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { expectElement } from '../../support/expect-element'
import { openForm } from '../promo-field/open-form'

const heading = 'Please Select Your Free Product'

async function openWithCode(code: string, options: Parameters<typeof openForm>[0] = {}) {
  const form = await openForm(options)
  await userEvent.type(form.field(), `${code}{Enter}`)
  await form.says.findByText('Code added successfully!')
  return form
}

test('PF-10 PS-01 PS-02 PS-04 A free scheme lets the customer choose one of its products by name', async () => {
  const { says, providers } = await openWithCode('FREEMILK')
  const group = await says.findByRole('group', { name: heading })
  expect(says.getByRole('heading', { name: heading })).toBeVisible()
  expect(group).toContainElement(says.getByRole('radio', { name: 'Channel Island milk' }))
  expect(says.getAllByRole('radio')).toHaveLength(providers.scheme.getState().scheme?.products.length ?? 0)
})

test('PF-10 The choice is announced with the success message on a page that has a place for it', async () => {
  await openWithCode('FREEMILK')
  await waitFor(() =>
    expect(document.querySelector('[role=status]')).toHaveTextContent(`Code added successfully! ${heading}`),
  )
})

test('PF-10 A page without a place for free products promises none', async () => {
  const { posted } = await openWithCode('FREEMILK', { selector: false })
  await waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe('Code added successfully!'),
  )
  expect(posted()).not.toHaveProperty('product')
})

test("PS-05 PS-06 PS-07 PS-09 Choosing a tile of a regular reward sets product and product_type and asks for each day's quantity", async () => {
  const { says, posted } = await openWithCode('FREEMILK', { hasPostcode: true })
  expect(says.queryByText('How many each day?')).toBeNull()
  await userEvent.click(await says.findByRole('radio', { name: 'Channel Island milk' }))
  expect(posted()).toEqual({
    referral_code: 'FREEMILK',
    referral_code_checked: '1',
    product: '103',
    product_type: 'regular',
    'weekdays[1][quantity]': '0',
    'weekdays[1][frequency]': '1',
    'weekdays[3][quantity]': '0',
    'weekdays[3][frequency]': '1',
    'weekdays[5][quantity]': '0',
    'weekdays[5][frequency]': '1',
  })
  await userEvent.click(
    await says.findByRole('button', { name: 'Increase quantity of Channel Island milk on Wednesday' }),
  )
  expect(posted()).toMatchObject({ 'weekdays[3][quantity]': '1', 'weekdays[1][quantity]': '0' })
  // Neither the editor's own button nor a price: the product is free and the page's form sends it.
  expect(says.queryByRole('button', { name: 'Add to my order' })).toBeNull()
  expect(says.getByText('1 every Wednesday, until you change it.')).toBeVisible()
})

test('PS-07 PS-09 A-78 A one-off reward asks for one date and posts quantity and date', async () => {
  const { says, posted } = await openWithCode('FREEBREAKFAST', { hasPostcode: true })
  await userEvent.click(await says.findByRole('radio', { name: 'Strawberry jam' }))
  await waitFor(() => expect(says.getByRole('combobox', { name: 'Delivery date' })).toHaveValue('2026-11-27'))
  await waitFor(() => expect(posted().date).toBe('2026-11-27'))
  expect(posted()).toMatchObject({ product_type: 'oneoff', quantity: '1' })
  expect(says.queryByRole('button', { name: 'Add to my order' })).toBeNull()
})

test("PS-08 The scheme's maximum holds over all days together and for the single date", async () => {
  const { says, field } = await openWithCode('FREEMILK', { hasPostcode: true })
  await userEvent.click(await says.findByRole('radio', { name: 'Whole milk' }))
  const more = (day: string) =>
    says.getByRole('button', { name: `Increase quantity of Whole milk on ${day}` })
  await says.findByText('Maximum 2 in total, 2 left.')
  await userEvent.click(more('Monday'))
  await userEvent.click(more('Friday'))
  expect(says.getByText('Maximum 2 in total, 0 left.')).toBeVisible()
  expect(more('Monday')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.clear(field())
  await userEvent.type(field(), 'FREEBREAKFAST{Enter}')
  await userEvent.click(await says.findByRole('radio', { name: 'Crumpets' }))
  await says.findByText('Maximum 1.')
  expect(says.getByRole('button', { name: 'Increase quantity of Crumpets' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('PS-07 A-79 An existing order of the product is no part of the gift, and a failed read starts from nothing', async () => {
  const { says, visit, posted, field } = await openForm({ hasPostcode: true })
  await visit.call('POST', '/api/product/regular', {
    id: 101,
    weekdays: { 1: { quantity: 5, frequency: 2 } },
  })
  await userEvent.type(field(), 'FREEMILK{Enter}')
  await userEvent.click(await says.findByRole('radio', { name: 'Whole milk' }))
  await says.findByText('Maximum 2 in total, 2 left.')
  expect(posted()).toMatchObject({ 'weekdays[1][quantity]': '0', 'weekdays[1][frequency]': '1' })
  visit.setFault({ kind: '404', match: '/api/product/regular*', times: 'always' })
  await userEvent.click(says.getByRole('radio', { name: 'Semi-skimmed milk' }))
  await waitFor(() => expect(posted()).toMatchObject({ product: '102', 'weekdays[6][quantity]': '0' }))
})

test('PS-03 A product with a missing or broken picture shows the default picture', async () => {
  const { says, form } = await openWithCode('FREEBREAKFAST')
  await says.findAllByRole('radio')
  const pictures = () => form.querySelectorAll('fieldset img')
  const drawings = () => form.querySelectorAll('fieldset label svg')
  expect([pictures().length, drawings().length]).toEqual([3, 1])
  fireEvent.error(expectElement(pictures()[0], Element))
  expect([pictures().length, drawings().length]).toEqual([2, 2])
})

test('PS-03 A-78 The page can set its own default picture', async () => {
  const { says, form } = await openWithCode('FREEBREAKFAST', {
    selector: { attributes: 'data-default-image="/assets/products/default.svg"' },
  })
  await says.findAllByRole('radio')
  expect(form.querySelectorAll('fieldset img[src$="default.svg"]')).toHaveLength(1)
})

test('PF-10 A-77 A scheme that is not free offers no choice', async () => {
  const { says, posted } = await openWithCode('WELCOME10')
  expect(says.queryByRole('group', { name: heading })).toBeNull()
  expect(posted()).not.toHaveProperty('product')
})

test('PF-10 A-77 The choice goes when the code is no longer valid, a printed choice too', async () => {
  const scheme = {
    reward_type: 'free',
    reward_order_type: 'regular',
    reward_max_qty: 2,
    products: [{ id: 101, name: 'Whole milk' }],
  }
  const { says, field, posted } = await openForm({
    attributes: 'data-code="FREEMILK"',
    selector: { json: { scheme }, attributes: 'data-product="101"' },
  })
  expect(await says.findByRole('radio', { name: 'Whole milk' })).toBeChecked()
  await userEvent.type(field(), 'X')
  expect(says.queryByRole('group', { name: heading })).toBeNull()
  expect(posted()).not.toHaveProperty('product')
})

test("PF-10 A-77 Another free code starts without the first code's choice", async () => {
  const { says, field, posted } = await openWithCode('FREEMILK')
  await userEvent.click(await says.findByRole('radio', { name: 'Whole milk' }))
  await userEvent.clear(field())
  await userEvent.type(field(), 'FREEBREAKFAST{Enter}')
  await says.findByRole('radio', { name: 'Crumpets' })
  expect(posted().product).toBe('')
})

test('PF-10 PS-05 A-117 A refused form that comes back has its choice, quantities and messages', async () => {
  const { says, posted } = await openForm({
    attributes: 'data-code="FREEMILK"',
    hasPostcode: true,
    selector: {
      attributes: 'data-product="102"',
      json: { weekdays: { 3: { quantity: '2' } }, errors: { weekdays: ['Please choose another day.'] } },
    },
  })
  expect(await says.findByRole('radio', { name: 'Semi-skimmed milk' })).toBeChecked()
  await says.findByText('Maximum 2 in total, 0 left.')
  expect(posted()).toMatchObject({ product: '102', 'weekdays[3][quantity]': '2' })
  expect(says.getByText('Please choose another day.')).toBeVisible()
  await userEvent.click(
    says.getByRole('button', { name: 'Decrease quantity of Semi-skimmed milk on Wednesday' }),
  )
  expect(says.queryByText('Please choose another day.')).toBeNull()
})

test('A-118 PS-05 A choice made before the script arrived is kept', async () => {
  const fallback = `
    <input type="radio" name="product" value="101"><input type="radio" name="product" value="103">
    <input name="weekdays[5][quantity]" value="0">`
  const scheme = {
    reward_type: 'free',
    reward_order_type: 'regular',
    products: [
      { id: 101, name: 'Whole milk' },
      { id: 103, name: 'Channel Island milk' },
    ],
  }
  const load = jest.fn(async () => {
    // The person was faster than the network.
    const [, second] = document.querySelectorAll<HTMLInputElement>('[name=product]')
    if (second) second.checked = true
    const friday = document.querySelector<HTMLInputElement>('[name^="weekdays"]')
    if (friday) friday.value = '1'
    return import('../../../widgets/product-selector/product-selector.widget')
  })
  const { says, posted } = await openForm({
    hasPostcode: true,
    selector: { fallback, json: { scheme } },
    list: { 'product-selector': { when: 'ready', load } },
  })
  expect(await says.findByRole('radio', { name: 'Channel Island milk' })).toBeChecked()
  await waitFor(() => expect(posted()).toMatchObject({ product: '103', 'weekdays[5][quantity]': '1' }))
})

test.each(['404', '422', '500-before', 'offline'] as const)(
  'G-36 PS-07 When the dates of a free product cannot be read (%s), people can retry or choose another product',
  async kind => {
    const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })
    const [visit, failing] = [shop.visit({ hasPostcode: true }), shop.visit({ hasPostcode: true })]
    failing.setFault({ kind, times: 'always' })
    let isFailing = true
    const { says, posted } = await openWithCode('FREEBREAKFAST', {
      hasPostcode: true,
      globals: { csrfToken: visit.csrfToken },
      fetch: (input, init) => {
        const request = new Request(input, init)
        const isOfDates = request.url.includes('/api/product/oneoff')
        return (isFailing && isOfDates ? failing : visit).fetch(request)
      },
    })
    const pick = async (name: string) => userEvent.click(await says.findByRole('radio', { name }))
    await pick('Strawberry jam')
    await says.findByRole('button', { name: 'Try again' }, { timeout: 4000 })
    expect(says.queryByText('There are no delivery dates to choose from.')).toBeNull()
    expect(posted()).not.toHaveProperty('date')
    await pick('Crumpets')
    const again = await says.findByRole('button', { name: 'Try again' }, { timeout: 4000 })
    isFailing = false
    await userEvent.click(again)
    await waitFor(() => expect(posted().date).toBe('2026-11-27'))
    expect(says.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

test("G-59 PS-08 A refused form with more than the code gives shows and posts the code's number", async () => {
  const scheme = {
    reward_type: 'free',
    reward_order_type: 'oneoff',
    reward_max_qty: 2,
    products: [{ id: 103, name: 'Skimmed milk', edg_code: 'A1', max_qty_allowed: null }],
  }
  const { says, posted } = await openForm({
    hasPostcode: true,
    selector: {
      attributes: 'data-product="103" data-quantity="9" data-date="27/11/2026"',
      json: { scheme },
    },
  })
  await waitFor(() => expect(posted().quantity).toBe('2'))
  expect(says.getByRole('button', { name: 'Increase quantity of Skimmed milk' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test("G-59 PS-08 A week's total never exceeds the code's number, whatever the refused form had", async () => {
  const scheme = {
    reward_type: 'free',
    reward_order_type: 'regular',
    reward_max_qty: 3,
    products: [{ id: 101, name: 'Whole milk', max_qty_allowed: null }],
  }
  const weekdays = { 1: { quantity: 2 }, 3: { quantity: 5 }, 5: { quantity: 4 } }
  const { says, posted } = await openForm({
    hasPostcode: true,
    selector: { attributes: 'data-product="101"', json: { scheme, weekdays } },
  })
  await says.findByText('Maximum 3 in total, 0 left.')
  await waitFor(() =>
    expect(posted()).toMatchObject({
      'weekdays[1][quantity]': '2',
      'weekdays[3][quantity]': '1',
      'weekdays[5][quantity]': '0',
    }),
  )
})

test('PF-10 A free scheme without products says that there is nothing to choose', async () => {
  const scheme = { reward_type: 'free', reward_order_type: null, reward_max_qty: null, products: [] }
  const { says } = await openWithCode('FREENOTHING', {
    fetch: () => Promise.resolve(Response.json({ scheme })),
  })
  expect(await says.findByText('There is no free product to choose with this code.')).toBeVisible()
})
