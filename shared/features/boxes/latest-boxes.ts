import { useStore } from 'zustand'
import { theBasket } from '#site/events'
import { hearAnswers } from '../../domain/api/answers'
import { readLatestBoxes, toLatestBoxes } from '../../domain/api/box-orders'
import { routes } from '../../domain/api/client/routes'
import { apiProvider } from '../../domain/hooks/use-api'
import { createExpiryTimers } from '../../domain/page/expiry-timers'
import { takeServerRendered } from '../../domain/page/take-server-rendered'
import { type BoxOrder, expiriesOf } from '../../domain/rules/boxes/box-order'
import type { Week } from '../../domain/rules/essentials/week'
import { createResource, type Resource, type ResourceState } from '../../domain/store/resource'
import { listen } from '../../platform/page/events/window-events'
import { publishFacts } from '../../platform/page/facts/published-facts'
import { watchFreshness } from '../../platform/page/lifecycle/freshness'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider } from '../../platform/providers/use-clock'
import { tabsProvider } from '../../platform/providers/use-tabs'
import { stringifyJson } from '../../platform/values/json'

const stateOf = ({ isCancelled, failed, failing, total }: BoxOrder) =>
  stringifyJson([isCancelled, failed, failing, total])

/**
 * Provides the latest boxes. They are read again when something was ordered or cancelled, here or elsewhere, and
 * when the state of a box expires.
 */
const latestBoxesProvider: Provider<Resource<BoxOrder[]>> = (inject, onDispose) => {
  const printed = takeServerRendered(routes.readLatestBoxes, routes.readLatestBoxes.path, toLatestBoxes)
  const timers = createExpiryTimers(inject(clockProvider), () => boxes.invalidate())
  const follow = (latest: BoxOrder[]) => timers.follow('boxes', latest.flatMap(expiriesOf))
  const boxes = createResource({
    async read(signal) {
      const latest = await readLatestBoxes(inject(apiProvider), signal)
      follow(latest)
      publishFacts({ boxes: latest.map(({ id }) => id).join(' ') })
      return latest
    },
    initialValue: printed?.answer,
    isOld: !printed?.isFresh,
  })
  if (printed?.isFresh) follow(printed.answer)
  onDispose(timers.stop)
  // A week may contradict the list.
  const hearWeek = () => (week: Week) => {
    const known = boxes.getState().value ?? []
    const isOther = (box: BoxOrder) =>
      known.some(each => each.id === box.id && stateOf(each) !== stateOf(box))
    if (week.boxes.some(isOther)) boxes.invalidate()
  }
  onDispose(hearAnswers('week', hearWeek))
  // Products added to the basket are ignored, as they are in no box yet.
  onDispose(
    listen(
      'product-posted',
      ({ template }, by) => by === theBasket || boxes.invalidate({ hasChanged: template === 'bol' }),
    ),
  )
  onDispose(watchFreshness({ onStale: () => boxes.invalidate() }, inject(tabsProvider)))
  return boxes
}

/** Returns the latest boxes, read once for all widgets of the page. */
export const useLatestBoxes = (): ResourceState<BoxOrder[]> => useStore(useProvider(latestBoxesProvider))
