import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ServicesContext } from '../../../shared/mount/services'
import { createPageApi } from '../../../shared/mount/use-api'
import { readPageGlobals } from '../../../shared/page/globals'
import { createShopStore } from '../../../shared/store/create-shop-store'
import type { EssentialsShop } from './essentials-shop'

/** Shows a piece of the ordering folder to a customer of that shop. */
export function showOrdering(piece: ReactNode, shop: EssentialsShop) {
  Object.assign(window, { csrfToken: 'token', hasPostcode: true, isGuest: false, dataLayer: [] })
  const services = {
    api: createPageApi(shop.fetch, () => {}),
    store: createShopStore({ page: readPageGlobals }),
  }
  const inside = (children: ReactNode) => <ServicesContext value={services}>{children}</ServicesContext>
  const { rerender } = render(inside(piece))
  return { show: (next: ReactNode) => rerender(inside(next)) }
}
