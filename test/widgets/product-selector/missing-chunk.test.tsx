import userEvent from '@testing-library/user-event'
import { openForm } from '../promo-field/open-form'

jest.mock('../../../widgets/product-selector/FreeProductChoice', () => {
  throw new Error('the chunk did not arrive')
})

test('PF-10 PS-01 When the choice fails to load, one message says so, and the form posts its printed values', async () => {
  const { field, says, posted } = await openForm({ selector: { attributes: 'data-product="102"' } })
  await userEvent.type(field(), 'FREEMILK{Enter}')
  expect(await says.findByText('We could not show your free product. Please reload the page.')).toBeVisible()
  expect(posted()).toMatchObject({ referral_code: 'FREEMILK', referral_code_checked: '1', product: '102' })
})
