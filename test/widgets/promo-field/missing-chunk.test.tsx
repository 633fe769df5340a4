import { openForm } from './open-form'

jest.mock('../../../shared/features/registration/OfflineCheckbox', () => {
  throw new Error('the chunk did not arrive')
})

test('A-80 When the checkbox fails to load, the form still posts its printed values', async () => {
  const { field, posted } = await openForm({ json: { offline: { checked: true } } })
  expect(field()).toBeVisible()
  expect(posted()).toMatchObject({ offline: '1' })
})
