import { basketTotals as totalsOfShop } from '../../demo-pages/shop/boxes/box-basket'
import { findProduct } from '../../demo-pages/shop/products/catalogue'
import { basketTotals } from '../../shared/domain/rules/basket'
import { dataLayer } from '../support/page/data-layer'
import type { Account } from './basket-deeds'
import type { BasketWorld, Sent } from './basket-world'

const now = new Date('2026-11-25T12:00:00Z')

/** I1, I10: the shown state is the server's. */
function requireConvergence({ basket, state, require }: BasketWorld) {
  const { basket: shown, status } = basket.getState()
  const { subtotal, discount, total } = totalsOfShop(state, now)
  const lines = shown?.lines.map(({ id, productId, quantity }) => `${id} ${productId} ${quantity}`).sort()
  const served = state.box.lines.map(({ id, productId, quantity }) => `${id} ${productId} ${quantity}`).sort()
  require(status === 'ready', 'I1 the basket can be read again')
  require(String(lines) === String(served), `I1 the shown lines are the server's: ${lines} / ${served}`)
  require((shown?.coupon ?? null) === state.coupon, "I1 the shown code is the server's")
  const totals = shown && basketTotals(shown)
  require(totals?.total === total &&
    totals.subtotal === subtotal &&
    totals.discount === discount, "I10 the shown total is the server's")
}

/** I1 before any requested read: after the last change a read ran, and its result was shown. */
export function requireRead(
  { basket, state, sent, watchers, require }: BasketWorld,
  { others }: Account,
): void {
  const last = sent.at(-1)
  if (!last || !watchers()) return
  require(last.isRead, 'I1 a change is followed by a read')
  if (last.result !== 'done' || others.size) return
  const shown = basket.getState().basket?.lines.map(({ productId, quantity }) => `${productId} ${quantity}`)
  const served = state.box.lines.map(({ productId, quantity }) => `${productId} ${quantity}`)
  require(String(shown) === String(served), `I1 what was read is shown: ${shown} / ${served}`)
}

/** I2: the last change is on the server, unless a call about it failed or somebody else changed it. */
function requireLastChanges({ sent, state, require }: BasketWorld, { changes }: Account) {
  for (const [product, change] of changes) {
    if (change.isDisturbed) continue
    const later = sent.slice(change.since)
    const isAbout = (call: Sent) => call.call === 'cancelBasket' || call.product === product
    const hasFailed = later.some(
      call =>
        isAbout(call) &&
        (call.result === 'failed' || (call.call === 'addToBasket' && call.fault === 'duplicate')),
    )
    const quantity = state.box.lines.find(({ productId }) => String(productId) === product)?.quantity ?? 0
    if (!hasFailed)
      require(quantity ===
        change.quantity, `I2 the last change for ${product} is on the server: ${change.quantity} / ${quantity}`)
    // Also after a failure: a newer change survives the failure of an older one.
    const calls = sent.filter(
      ({ line, call, product: of }, index) =>
        (index >= change.since && line !== null && line === change.line) ||
        (index >= change.at && (call === 'addToBasket' || line !== change.line) && of === product),
    )
    const mayBeGone = later.some(
      call =>
        (isAbout(call) && call.result === 'failed' && call.quantity === 0) || call.call === 'cancelBasket',
    )
    const last = calls.at(-1)
    // Before a product is removed, an uncertain add is looked up; the product may be missing, or the lookup
    // may fail.
    const isSought =
      change.quantity === 0 && (quantity === 0 || later.some(call => call.isRead && call.result === 'failed'))
    if (change.line !== null && last && !mayBeGone && !isSought)
      require(last.quantity === change.quantity, `I2 the last call for ${product} carries the last change`)
  }
}

/** I3: no more calls than causes; an add is never repeated by itself. */
function requireFewCalls({ sent, counts, require }: BasketWorld, { actions, adds, pokes }: Account) {
  const changes = sent.filter(({ isRead }) => !isRead)
  require(changes.length <= actions, `I3 no more changes than actions: ${changes.length} / ${actions}`)
  // Raising a line while its 0 is in flight adds the product anew.
  const emptied = changes.filter(({ line, quantity }) => line && quantity === 0).length
  require(changes.filter(({ call }) => call === 'addToBasket').length <=
    adds + emptied, 'no add is sent twice')
  const reads = sent.length - changes.length
  require(reads <=
    changes.length +
      pokes +
      1, `no more reads than changes and outside causes: ${reads} / ${changes.length} + ${pokes}`)
  const saved = changes.filter(({ result }) => result === 'done').length
  require(counts.announced >= saved, 'each saved change is announced')
  require(counts.announced <= changes.length + pokes, 'nothing is announced without a change')
}

/** I7, I8: sent quantities are whole and within bounds, and requests have the headers. */
function requireSoundCalls({ visit, sent, require }: BasketWorld) {
  for (const { quantity, product } of sent) {
    const most = (product && findProduct(Number(product))?.max_qty_allowed) || 100
    require(quantity === null ||
      (Number.isInteger(quantity) && quantity >= 0 && quantity <= most), `I7 ${quantity} is within bounds`)
  }
  for (const { headers } of visit.log) {
    require(headers['x-requested-with'] === 'XMLHttpRequest', 'I8 the AJAX marker')
    require(!!headers['x-csrf-token'] && !headers['x-xsrf-token'], 'I8 one token header')
  }
}

/** I11: nothing hangs. */
function requireRest({ basket, counts, require }: BasketWorld, { cancelling }: Account) {
  const { isSaving, isUpdating, removed } = basket.getState()
  require(!isSaving && !isUpdating, 'I11 nothing is saving or being read')
  require(removed.every(({ isReturning }) => !isReturning), 'I11 no undo is under way')
  require(counts.inFlight === 0 && cancelling === 0, 'I11 every call has ended')
  require(jest.getTimerCount() === 0, `I11 no timer is left: ${jest.getTimerCount()}`)
}

/**
 * I20: reports count at most the quantity that the server may have accepted, since a lost one may be found
 * (J-29).
 */
function requireReports({ sent, require }: BasketWorld) {
  const layer = dataLayer()
  const reports = layer.filter(({ event }) => event).length
  const saved = sent.filter(({ isRead, result }) => !isRead && result !== 'under way')
  require(reports <= saved.length, 'I20 no report without a saved change')
}

/** Everything that must hold once all calls are answered and nothing is pending. */
export function requireLaws(world: BasketWorld, account: Account): void {
  requireConvergence(world)
  requireLastChanges(world, account)
  requireFewCalls(world, account)
  requireSoundCalls(world)
  requireRest(world, account)
  requireReports(world)
}
