import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openForm } from './open-form'

const heading = 'Please Select Your Free Product'

async function openWithCode(code: string, options: Parameters<typeof openForm>[0] = {}) {
  const form = await openForm(options)
  await userEvent.type(form.field(), `${code}{Enter}`)
  await form.says.findByText('Code added successfully!')
  return form
}

test('PF-10 PS-01 PS-02 PS-04 a free scheme lets the customer choose one of its products by name', async () => {
  const { says, services } = await openWithCode('FREEMILK')
  const group = await says.findByRole('group', { name: heading })
  expect(says.getByRole('heading', { name: heading })).toBeVisible()
  expect(group).toContainElement(says.getByRole('radio', { name: 'Channel Island milk' }))
  expect(says.getAllByRole('radio')).toHaveLength(services.scheme.getState().scheme?.products.length ?? 0)
})

test('PF-10 the choice is announced with the success', async () => {
  await openWithCode('FREEMILK')
  await waitFor(() =>
    expect(document.querySelector('[role=status]')).toHaveTextContent(`Code added successfully! ${heading}`),
  )
})

test('PS-05 PS-06 choosing a tile sets product, and product_type "regular" for a regular reward', async () => {
  const { says, posted } = await openWithCode('FREEMILK')
  await userEvent.click(await says.findByRole('radio', { name: 'Channel Island milk' }))
  expect(posted()).toEqual({
    referral_code: 'FREEMILK',
    referral_code_checked: '1',
    product: '103',
    product_type: 'regular',
  })
})

test('PS-06 product_type is "oneoff" for any other reward', async () => {
  const { says, posted } = await openWithCode('FREEBREAKFAST')
  await userEvent.click(await says.findByRole('radio', { name: 'Strawberry jam' }))
  expect(posted().product_type).toBe('oneoff')
})

test('PS-03 a product without a picture, or whose picture is broken, shows the default picture', async () => {
  const { says, form } = await openWithCode('FREEBREAKFAST')
  await says.findAllByRole('radio')
  const pictures = () => form.querySelectorAll('fieldset img')
  const drawings = () => form.querySelectorAll('fieldset svg')
  expect([pictures().length, drawings().length]).toEqual([3, 1])
  fireEvent.error(pictures()[0] as Element)
  expect([pictures().length, drawings().length]).toEqual([2, 2])
})

test('PF-10 A-77 a scheme that is not free brings no choice', async () => {
  const { says, posted } = await openWithCode('WELCOME10')
  expect(says.queryByRole('group', { name: heading })).toBeNull()
  expect(posted()).not.toHaveProperty('product')
})

test('PF-10 A-77 the choice goes away when the code stops being valid', async () => {
  const { says, field, posted } = await openWithCode('FREEMILK')
  await userEvent.click(await says.findByRole('radio', { name: 'Whole milk' }))
  await userEvent.type(field(), 'X')
  expect(says.queryByRole('group', { name: heading })).toBeNull()
  expect(posted()).not.toHaveProperty('product')
})

test('PF-10 A-77 another free code starts without what was chosen for the first', async () => {
  const { says, field, posted } = await openWithCode('FREEMILK')
  await userEvent.click(await says.findByRole('radio', { name: 'Whole milk' }))
  await userEvent.clear(field())
  await userEvent.type(field(), 'FREEBREAKFAST{Enter}')
  await says.findByRole('radio', { name: 'Crumpets' })
  expect(posted().product).toBe('')
})

test('PF-10 PS-05 a form that came back with errors still has its choice', async () => {
  const { says, posted } = await openForm({ attributes: 'data-code="FREEMILK" data-product="102"' })
  expect(await says.findByRole('radio', { name: 'Semi-skimmed milk' })).toBeChecked()
  expect(posted().product).toBe('102')
})

test('PF-10 a free scheme without products says that there is nothing to choose', async () => {
  const scheme = { reward_type: 'free', reward_order_type: null, reward_max_qty: null, products: [] }
  const { says } = await openWithCode('FREENOTHING', {
    fetch: () => Promise.resolve(Response.json({ scheme })),
  })
  expect(await says.findByText('There is no free product to choose with this code.')).toBeVisible()
})

test('PF-10 of two fields on one page only the one with the free code brings the choice', async () => {
  const { field, says } = await openForm({
    before: '<div data-widget="promo-field" data-code="WELCOME10"></div>',
  })
  await userEvent.type(field(), 'FREEMILK{Enter}')
  expect(await says.findByRole('group', { name: heading })).toBeVisible()
  expect(screen.getAllByRole('group', { name: heading })).toHaveLength(1)
})
