import { journeys } from './journey'
import { changeBoxByKeys, person, print } from './presses'

const browser = journeys({ isPrinted: true })

test('L-32 A-126 J-66 A newcomer orders a pint for Friday, once, in five actions without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'guest', hasPostcode: false })
  const { press, type, done } = person()
  const dialog = page.getByRole('dialog')
  await press('Order', page.locator('.product').first().getByRole('link', { name: 'Order' }))
  await type('postcode', dialog.getByRole('textbox'), 'BS3 4TN')
  await press('Check', dialog.getByRole('button', { name: 'Check' }))
  await dialog.getByRole('combobox', { name: 'Delivery date' }).selectOption({ label: 'Friday 27 November' })
  done.push('Friday 27 November')
  await dialog.getByText(/^1 × .* on Friday 27 November, once, £1\.\d\d$/).waitFor()
  await press('Add to my order', dialog.getByRole('button', { name: /^Add to my order/ }))
  await page.getByText('You get 1 on Friday 27 November').waitFor()
  print('a pint for Friday', done)
  expect(done).toHaveLength(5)
})

test('J-61 J-62 L-37 A weekly box is changed for one day in four presses from the first page', async () => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const { press, done } = person()
  const box = { name: /^Change box for Thursday/ }
  await press('Change', page.getByRole('link', box).or(page.getByRole('button', box)))
  await press('Change only this day', page.getByRole('dialog').getByRole('button', { name: /^Change only/ }))
  await press('plus', page.getByRole('button', { name: /^Increase quantity/ }))
  await press('Save changes', page.getByRole('button', { name: 'Save changes' }))
  await page.waitForURL('**/checkout-complete/**')
  print('a weekly box', done)
  expect(done).toHaveLength(4)
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('L-32 A-126 On a phone cream is added to the next delivery in three presses without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'customer', ...phone })
  const { press, done } = person()
  const dialog = page.getByRole('dialog')
  await press('Add something', page.getByRole('link', { name: 'Add something' }))
  await press('Order', page.getByRole('link', { name: 'Order: Single cream' }))
  await dialog.getByRole('combobox', { name: 'Delivery date' }).waitFor()
  await press('Add to my order', dialog.getByRole('button', { name: /^Add to my order/ }))
  await page.getByText('You get 1 on Thursday 26 November').first().waitFor()
  print('cream for the next delivery, on a phone', done)
  expect(done).toHaveLength(3)
})

// Before, 44 Tabs. One of them is the link to a box that needs care.
test('J-61 J-74 By keyboard, with the skip link, a weekly box is changed for one day', async () => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const { count, tabs } = await changeBoxByKeys(page, true)
  console.info(`a box for one day by keys, with the skip link: ${count} Tabs ${tabs}`)
  expect(count).toBeLessThanOrEqual(39)
})
