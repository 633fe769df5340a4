import { openForm } from './open-form'

jest.mock('../../../shared/features/registration/OfflineCheckbox', () => {
  throw new Error('the chunk did not arrive')
})

test('A-80 when the checkbox cannot be fetched the form still posts what the page started with', async () => {
  const { field, posted } = await openForm({ json: { offline: { checked: true } } })
  expect(field()).toBeVisible()
  expect(posted()).toMatchObject({ offline: '1' })
})
