import { useStore } from 'zustand'
import { readLatestBoxes } from '../api/box-orders'
import { watchFreshness } from '../page/freshness'
import { listen } from '../page/window-events'
import { type BoxOrder, turnsOf } from '../rules/box-order'
import { type Service, useService } from '../services/service'
import { createTurns } from '../services/turns'
import { apiService } from '../services/use-api'
import { clockService } from '../services/use-now'
import { tabsService } from '../services/use-tabs'
import { createResource, type Resource, type ResourceState } from '../store/resource'

/** The latest boxes, read again when something was ordered or cancelled, here or elsewhere, and when their time has come. */
const latestBoxesService: Service<Resource<BoxOrder[]>> = (need, atEnd) => {
  const boxes = createResource({
    async read(signal) {
      const latest = await readLatestBoxes(need(apiService), signal)
      turns.follow('boxes', latest.flatMap(turnsOf))
      return latest
    },
  })
  const turns = createTurns(need(clockService), boxes.invalidate)
  atEnd(turns.stop)
  atEnd(listen('product-posted', boxes.invalidate))
  atEnd(watchFreshness({ onStale: boxes.invalidate }, need(tabsService)))
  return boxes
}

/** The latest boxes, read once for all widgets of the page. */
export const useLatestBoxes = (): ResourceState<BoxOrder[]> => useStore(useService(latestBoxesService))
