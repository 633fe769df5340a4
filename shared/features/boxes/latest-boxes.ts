import { useStore } from 'zustand'
import { readLatestBoxes, toLatestBoxes } from '../../domain/api/box-orders'
import { routes } from '../../domain/api/client/routes'
import { takePrinted } from '../../domain/hooks/take-printed'
import { createTurns } from '../../domain/hooks/turns'
import { apiService } from '../../domain/hooks/use-api'
import { type BoxOrder, turnsOf } from '../../domain/rules/boxes/box-order'
import { createResource, type Resource, type ResourceState } from '../../domain/store/resource'
import { makeKnown } from '../../platform/page/known-facts'
import { watchFreshness } from '../../platform/page/lifecycle/freshness'
import { listen, theBasket } from '../../platform/page/window-events'
import { type Service, useService } from '../../platform/services/service'
import { clockService } from '../../platform/services/use-now'
import { tabsService } from '../../platform/services/use-tabs'

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
