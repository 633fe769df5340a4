import type { DemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import { createApiClient } from '../../shared/domain/api/client/client'
import type { Fetch } from '../../shared/domain/api/client/exchange'
import type { CallName } from '../../shared/domain/api/client/routes'
import { connectBasket } from '../../shared/domain/page/connect-basket'
import { createBasketStore } from '../../shared/domain/store/basket/basket'
import { createShopStore } from '../../shared/domain/store/create-shop-store'
import { linkTabs } from '../../shared/platform/page/lifecycle/other-tabs'
import type fc from '../support/fast-check'
import { shortMemory } from '../support/visit-memory'
import { createQuickClient } from './quick-client'

const origin = 'https://shop.test'

export type PlannedFault = { kind: FaultKind | 'none'; ms: number; status: number }

/** One call of the page: its subject, and its outcome as the page saw it. */
export type Sent = {
  call: string
  line: string | null
  product: string | null
  quantity: number | null
  isRead: boolean
  fault: string
  result: 'under way' | 'done' | 'failed'
}

export type Lines = { productId: number; quantity: number }[]

/** Waits until all promises that need neither a call nor a timer have settled. */
export const breathe = async (turns = 150) => {
  for (let turn = 0; turn < turns; turn += 1) await null
}

/** A page with a basket, in front of a shop whose calls arrive and answer when the scheduler says so. */
export function openBasketWorld(
  shop: DemoShop,
  scheduler: fc.Scheduler,
  { faults, lines, isQuick }: { faults: PlannedFault[]; lines: Lines; isQuick: boolean },
) {
  const visit = shop.visit({ as: 'customer' })
  const { state } = visit
  state.box.lines = lines.map(({ productId, quantity }, index) => ({ id: 9000 + index, productId, quantity }))
  const sent: Sent[] = []
  // Collected instead of thrown: an error thrown inside a request would only look like a lost answer.
  const broken: string[] = []
  const require = (isKept: boolean, law: string) => {
    if (!isKept) broken.push(law)
  }
  const counts = { planned: 0, changesInFlight: 0, inFlight: 0, announced: 0, isHealed: false }

  const plan = () => {
    const fault = faults[counts.planned++ % faults.length]
    if (fault && fault.kind !== 'none' && !counts.isHealed) visit.setFault({ ...fault, kind: fault.kind })
  }
  const fetch: Fetch = async request => {
    const label = `${request.method} ${new URL(request.url).pathname}`
    request.headers.set('Cookie', `doorstep_demo=${visit.id}`)
    const left = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    left.catch(() => {})
    const exchange = async () => {
      await scheduler.schedule(Promise.resolve(), `arrive ${label}`)
      // An aborted request has closed its connection, so that a call in flight never arrives.
      request.signal.throwIfAborted()
      plan()
      const current = sent.at(-1)
      const { deliver, entry } = await shop.receive(request)
      if (current && entry.fault) current.fault = entry.fault
      const reply = await deliver()
      await scheduler.schedule(Promise.resolve(), `deliver ${label}`)
      return reply
    }
    return Promise.race([exchange(), left])
  }
  const inner = isQuick
    ? createQuickClient(origin, () => visit.csrfToken, fetch)
    : createApiClient({ origin, fetch, token: () => visit.csrfToken, leaveForLogin: () => true })

  const products = new Map<string, string>()
  const note = (name: CallName, given: { params?: object; body?: unknown } = {}): Sent => {
    const { lineId } = (given.params ?? {}) as { lineId?: string }
    const body = (given.body ?? {}) as { id?: unknown; quantity?: number }
    for (const { id, productId } of state.box.lines) products.set(String(id), String(productId))
    const entry: Sent = {
      call: name,
      line: lineId ?? null,
      product: body.id === undefined ? (products.get(lineId ?? '') ?? null) : String(body.id),
      quantity: name === 'removeBasketLine' ? 0 : (body.quantity ?? null),
      isRead: name === 'readBasket',
      fault: 'none',
      result: 'under way',
    }
    sent.push(entry)
    return entry
  }
  const api: typeof inner = {
    async call(name, given) {
      const entry = note(name, given as { params?: object; body?: unknown })
      // Two changes at once lose updates on the server, and a read beside a change may show either.
      require(counts.inFlight === 0, 'I3 one call of the basket in flight')
      counts.inFlight += 1
      try {
        const answer = await inner.call(name, given)
        entry.result = 'done'
        return answer
      } catch (error) {
        entry.result = 'failed'
        throw error
      } finally {
        counts.inFlight -= 1
      }
    },
  }

  Object.assign(window, { dataLayer: [] })
  const basket = createBasketStore({ api: () => api })
  const store = createShopStore({
    page: () =>
      ({ hasPostcode: true, isGuest: false, activeCoupon: null, csrfToken: 'x', csrfUrl: null }) as never,
    memory: shortMemory(),
  })
  const disconnect = connectBasket(basket, store, linkTabs())
  const hear = () => {
    counts.announced += 1
  }
  window.addEventListener('basket-updated', hear)
  const watching: (() => void)[] = []
  return {
    visit,
    state,
    basket,
    sent,
    broken,
    require,
    counts,
    watch: () => watching.push(basket.subscribe(() => {})),
    leave: () => watching.pop()?.(),
    watchers: () => watching.length,
    /** Moves one call a step on: either it arrives, or its answer does. */
    deliver: () => (scheduler.count() ? scheduler.waitOne() : Promise.resolve()),
    close() {
      disconnect()
      window.removeEventListener('basket-updated', hear)
      for (const stop of watching.splice(0)) stop()
    },
  }
}

export type BasketWorld = ReturnType<typeof openBasketWorld>
