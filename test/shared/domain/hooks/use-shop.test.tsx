import { act, render } from '@testing-library/react'
import { shopProvider, useShop } from '../../../../shared/domain/hooks/use-shop'
import { createShopStore } from '../../../../shared/domain/store/create-shop-store'
import { createProviders, ProvidersContext } from '../../../../shared/platform/providers/provider'
import { shortMemory } from '../../../support/visit-memory'

const renders = { postcode: 0, coupon: 0 }
function Postcode() {
  const isConfirmed = useShop(state => state.session.isPostcodeConfirmed)
  renders.postcode += 1
  return <p>{isConfirmed ? 'We deliver to your area' : 'Check your postcode'}</p>
}
function Coupon() {
  useShop(state => state.session.coupon)
  renders.coupon += 1
  return null
}

test('A confirmed postcode rerenders only the widget that shows it', () => {
  const page = () => ({
    csrfToken: null,
    csrfUrl: null,
    hasPostcode: false,
    isGuest: true,
    activeCoupon: null,
  })
  const store = createShopStore({ page, memory: shortMemory() })
  const { container } = render(
    <ProvidersContext value={createProviders([[shopProvider, store]])}>
      <Postcode />
      <Coupon />
    </ProvidersContext>,
  )
  expect(container).toHaveTextContent('Check your postcode')
  const before = { ...renders }
  act(() => store.getState().confirmPostcode({ postcode: 'SW1A 1AA' }))
  expect(container).toHaveTextContent('We deliver to your area')
  expect(renders).toEqual({ postcode: before.postcode + 1, coupon: before.coupon })
})
