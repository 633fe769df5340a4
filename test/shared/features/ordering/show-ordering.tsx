import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { apiProvider, createPageApi } from '../../../../shared/domain/hooks/use-api'
import { createProviders, ProvidersContext } from '../../../../shared/platform/providers/provider'
import type { EssentialsShop } from './essentials-shop'

/** Shows one component of the ordering folder to a customer of that shop. */
export function showOrdering(piece: ReactNode, shop: EssentialsShop) {
  Object.assign(window, { csrfToken: 'token', hasPostcode: true, isGuest: false, dataLayer: [] })
  const providers = createProviders([[apiProvider, createPageApi(shop.fetch, () => true)]])
  const inside = (children: ReactNode) => <ProvidersContext value={providers}>{children}</ProvidersContext>
  const { rerender } = render(inside(piece))
  return { show: (next: ReactNode) => rerender(inside(next)) }
}
