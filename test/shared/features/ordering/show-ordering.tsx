import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { apiService, createPageApi } from '../../../../shared/domain/hooks/use-api'
import { createServices, ServicesContext } from '../../../../shared/platform/services/service'
import type { EssentialsShop } from './essentials-shop'

/** Shows a piece of the ordering folder to a customer of that shop. */
export function showOrdering(piece: ReactNode, shop: EssentialsShop) {
  Object.assign(window, { csrfToken: 'token', hasPostcode: true, isGuest: false, dataLayer: [] })
  const services = createServices([[apiService, createPageApi(shop.fetch, () => {})]])
  const inside = (children: ReactNode) => <ServicesContext value={services}>{children}</ServicesContext>
  const { rerender } = render(inside(piece))
  return { show: (next: ReactNode) => rerender(inside(next)) }
}
