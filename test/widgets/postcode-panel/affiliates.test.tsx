import { screen, within } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import { check, dialog, field, panel, spoken, user, verifyPath, visitPanel } from './visit-panel'

const partners = () => screen.getAllByRole('listitem')

/** A shop that answers every check with these affiliates. */
const affiliatesFrom = (results: unknown) => async () =>
  new Response(JSON.stringify({ postcode_match: false, quota_reached: false, is_affiliate: true, results }), {
    headers: { 'Content-Type': 'application/json' },
  })

test('PC-13 PC-25 When partners deliver, the dialog says so and lists every partner', async () => {
  const { heard } = await visitPanel()
  await check('BS27 3QF')
  expect(await dialog()).toHaveTextContent("We don't deliver to your area ourselves, but these partners do:")
  expect(partners()).toHaveLength(3)
  await spoken('these partners do')
  expect(heard).toEqual([])
})

test('PC-25 A list that arrives as an object with gaps is shown completely', async () => {
  await visitPanel()
  await check('BS28 4AA')
  await dialog()
  expect(partners()).toHaveLength(2)
})

test('PC-26 A partner is named by the company, or else by the person', async () => {
  await visitPanel()
  await check('BS27 3QF')
  const names = within(await dialog()).getAllByRole('heading', { level: 3 })
  expect(names.map(name => name.textContent)).toEqual([
    'Mendip Milk & Provisions',
    'Hollis Dairies',
    'Margaret Teague',
  ])
})

test('PC-27 Each telephone number can be rung', async () => {
  await visitPanel()
  await check('BS27 3QF')
  await dialog()
  expect(
    within(expectElement(partners()[1], HTMLElement)).getByRole('link', { name: '01632 960 273' }),
  ).toHaveAttribute('href', 'tel:01632960273')
})

test('PC-28 Each website link names its partner and says that it opens a new tab', async () => {
  await visitPanel()
  await check('BS27 3QF')
  await dialog()
  const link = screen.getByRole('link', {
    name: 'Visit website of Mendip Milk & Provisions (opens in a new tab)',
  })
  expect(link).toHaveAttribute('href', 'https://mendip-milk.example/round')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: /Margaret Teague/ })).toHaveAttribute(
    'href',
    'https://www.teague-farm.example/',
  )
})

test('PC-28 An invalid web address, and markup in a name, stay text', async () => {
  await visitPanel()
  await check('GL54 2AA')
  const found = await dialog()
  expect(found).toHaveTextContent('Cotswold <img src=x onerror=alert(1)> Milk')
  expect(found.querySelector('img')).toBeNull()
  expect([...found.querySelectorAll('a')].map(link => link.protocol)).toEqual(['tel:', 'tel:'])
})

test('PC-27 An invalid telephone number stays text', async () => {
  await visitPanel(panel(), {
    fetch: affiliatesFrom([{ affiliate: { company_name: 'A', telephone: 'ask; Bill' } }]),
  })
  await check('BS27 3QF')
  expect(await dialog()).toHaveTextContent('ask; Bill')
  expect(screen.queryByRole('link', { name: /Bill/ })).not.toBeInTheDocument()
})

test('PC-13 Without a partner to name, the answer is that we do not deliver', async () => {
  await visitPanel(panel(), { fetch: affiliatesFrom([]) })
  await check('BS27 3QF')
  expect(
    await screen.findByRole('dialog', { name: "Sorry, we don't deliver to your area just yet..." }),
  ).toBeVisible()
})

test('PC-11 After Close the postcode is still in the field, and another can be checked', async () => {
  const { sentTo } = await visitPanel()
  await check('BS27 3QF')
  const [, close] = within(await dialog()).getAllByRole('button', { name: 'Close' })
  await user.click(expectElement(close, HTMLElement))
  expect(field()).toHaveValue('BS27 3QF')
  await check('BS3 4TN')
  expect(await dialog()).toHaveTextContent('We deliver to your area')
  expect(sentTo(verifyPath)).toHaveLength(2)
})
