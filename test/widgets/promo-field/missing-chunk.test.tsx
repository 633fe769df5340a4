import userEvent from '@testing-library/user-event'
import { openForm } from './open-form'

jest.mock('../../../shared/registration/FreeProductChoice', () => {
  throw new Error('the chunk did not arrive')
})

jest.mock('../../../shared/registration/OfflineCheckbox', () => {
  throw new Error('the chunk did not arrive')
})

test('PF-10 when the choice cannot be fetched the field stays, with a sentence', async () => {
  const { field, says, posted } = await openForm()
  await userEvent.type(field(), 'FREEMILK{Enter}')
  expect(
    await says.findByText('We could not show the free products. Please press Check again.'),
  ).toBeVisible()
  expect(field()).toHaveValue('FREEMILK')
  expect(posted()).toMatchObject({ referral_code: 'FREEMILK', referral_code_checked: '1' })
})

test('A-80 when the checkbox cannot be fetched the form still posts what the page started with', async () => {
  const { field, posted } = await openForm({ json: { offline: { checked: true } } })
  expect(field()).toBeVisible()
  expect(posted()).toMatchObject({ offline: '1' })
})
