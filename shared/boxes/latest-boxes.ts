import { useStore } from 'zustand'
import { readLatestBoxes, toLatestBoxes } from '../api/box-orders'
import { routes } from '../api/routes'
import { watchFreshness } from '../page/freshness'
import { makeKnown } from '../page/known-facts'
import { listen, theBasket } from '../page/window-events'
import { type BoxOrder, turnsOf } from '../rules/box-order'
import { type Service, useService } from '../services/service'
import { takePrinted } from '../services/take-printed'
import { createTurns } from '../services/turns'
import { apiService } from '../services/use-api'
import { clockService } from '../services/use-now'
import { tabsService } from '../services/use-tabs'
import { createResource, type Resource, type ResourceState } from '../store/resource'

/** The latest boxes, read again when something was ordered or cancelled, here or elsewhere, and when their time has come. */
const latestBoxesService: Service<Resource<BoxOrder[]>> = (need, atEnd) => {
  const printed = takePrinted(routes.readLatestBoxes, routes.readLatestBoxes.path, toLatestBoxes)
  const turns = createTurns(need(clockService), () => boxes.invalidate())
  const follow = (latest: BoxOrder[]) => turns.follow('boxes', latest.flatMap(turnsOf))
  const boxes = createResource({
    async read(signal) {
      const latest = await readLatestBoxes(need(apiService), signal)
      follow(latest)
      makeKnown({ boxes: latest.map(({ id }) => id).join(' ') })
      return latest
    },
    known: printed?.answer,
    isOld: !printed?.isFresh,
  })
  if (printed?.isFresh) follow(printed.answer)
  atEnd(turns.stop)
  // What is put into the basket is in no box yet.
  atEnd(listen('product-posted', (_, by) => by === theBasket || boxes.invalidate()))
  atEnd(watchFreshness({ onStale: boxes.invalidate }, need(tabsService)))
  return boxes
}

/** The latest boxes, read once for all widgets of the page. */
export const useLatestBoxes = (): ResourceState<BoxOrder[]> => useStore(useService(latestBoxesService))
