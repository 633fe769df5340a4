import { useEffect } from 'react'
import { useStore } from 'zustand'
import { readLatestBoxes } from '../api/box-orders'
import type { ApiClient } from '../api/client'
import { listen } from '../page/window-events'
import type { BoxOrder } from '../rules/box-order'
import { useApi } from '../services/use-api'
import { useShop } from '../services/use-shop'
import { createResource, type Resource, type ResourceState } from '../store/resource'

const known = new WeakMap<ApiClient, Resource<BoxOrder[]>>()

/** One for each client, hence one for a page. */
function latestBoxesOf(api: ApiClient): Resource<BoxOrder[]> {
  const resource = known.get(api) ?? createResource({ read: signal => readLatestBoxes(api, signal) })
  known.set(api, resource)
  return resource
}

/** The latest boxes, read once for all widgets of the page, and again when something was ordered or cancelled. */
export function useLatestBoxes(): ResourceState<BoxOrder[]> {
  const resource = latestBoxesOf(useApi())
  const restores = useShop(state => state.session.restores)
  useEffect(() => {
    if (restores) resource.invalidate()
  }, [resource, restores])
  useEffect(() => listen('product-posted', resource.invalidate), [resource])
  return useStore(resource)
}
