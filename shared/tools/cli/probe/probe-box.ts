import * as basket from '../../../domain/api/basket'
import * as boxes from '../../../domain/api/box-orders'
import * as checkout from '../../../domain/api/checkout'
import { type CallName, routes } from '../../../domain/api/client/routes'
import { type Basket, basketTotals } from '../../../domain/rules/basket'
import type { BoxOrder } from '../../../domain/rules/boxes/box-order'
import { addDays, type CalendarDate } from '../../../domain/rules/dates/dates'
import { formatPence } from '../../../platform/values/money'
import { newKey } from '../../../platform/values/new-key'
import { attempt, clientOf, type Play, tryWrongToken } from './play'
import { noBoxProduct, type TestData } from './probe-reads'

const ofBasket: CallName[] = [
  'addToBasket',
  'changeBasketLine',
  'removeBasketLine',
  'applyDiscount',
  'cancelBasket',
]
const ofCheckout: CallName[] = ['readCheckout', 'changeDeliveryDate', 'removeUnavailable', 'confirmOrder']
const ofBoxes: CallName[] = ['editBoxOrder', 'editBasketBox', 'reorderBox', 'cancelBoxOrder']

const lineIn = (found: Basket | undefined, product: string) =>
  found?.lines.find(({ productId }) => productId === product)

/** Adds to the basket, twice with one idempotency key as a browser repeats a post, and changes a quantity. */
async function tryBasket(play: Play, product: string): Promise<void> {
  const client = clientOf(play)
  const read = () => attempt(() => basket.readBasket(client))
  const old = lineIn(await read(), product)
  if (old) await attempt(() => basket.removeBasketLine(client, old.id))
  const key = newKey()
  const body = { id: /^\d+$/.test(product) ? Number(product) : product, quantity: 1, increment: true }
  const again = { call: 'addToBasket', body, headers: { 'Idempotency-Key': key } } as const
  if ((await play.ask(again)) === undefined) return
  await play.ask(again)
  await tryOtherWithKey(play, again)
  const after = await read()
  const line = lineIn(after, product)
  // A shop that does not show its basket yet contradicts nothing.
  if (after && !line) play.blame('addToBasket', `reports success, but readBasket has no product ${product}`)
  else if (line?.quantity === 2)
    play.blame(
      'addToBasket',
      'books a request twice if it is sent twice with one Idempotency-Key; browsers repeat a post by themselves',
    )
  if (!line) return
  const wanted = line.product.maxAllowed === 1 ? 1 : line.quantity === 1 ? 2 : 1
  await attempt(() => basket.changeBasketLine(client, line.id, wanted))
  const changed = lineIn(await read(), product)
  if (changed && changed.quantity !== wanted)
    play.blame(
      'changeBasketLine',
      `reports success, but readBasket has ${changed.quantity} instead of ${wanted}`,
    )
  await tryWrongToken(play, 'changeBasketLine', { lineId: line.id }, { quantity: wanted })
  const many = await attempt(() => basket.readBasketQuantity(client, { id: product }))
  if (many !== undefined && changed && many !== changed.quantity)
    play.blame('readBasketQuantity', `has ${many} of product ${product}, and readBasket ${changed.quantity}`)
  await attempt(() => basket.removeBasketLine(client, line.id))
  if (lineIn(await read(), product))
    play.blame('removeBasketLine', 'reports success, but readBasket has the line')
  await attempt(() => basket.addToBasket(client, { id: product }, { quantity: 1, increment: false }))
}

/**
 * Checks that a key that was used for another request is refused; the shop would otherwise repeat the wrong response.
 */
async function tryOtherWithKey(
  play: Play,
  { call, body, headers }: { call: CallName; body: object; headers: Record<string, string> },
): Promise<void> {
  const other = { ...body, quantity: 2 }
  const { status } = await play.send(call)('POST', routes[call].path, other, headers)
  if (status < 300)
    play.blame(call, 'accepts the Idempotency-Key of another request; it should answer 422', 'odd')
}

async function tryCodes(play: Play): Promise<void> {
  await play.ask({ call: 'applyDiscount', body: { discount_code: 'no such code' }, refusedAt: '' })
  await attempt(() => basket.applyDiscount(clientOf(play), null))
}

/** Sets a date on which the box may come: the first within two weeks that the shop accepts. */
async function chooseDate(play: Play, from: CalendarDate): Promise<checkout.DateAnswer | undefined> {
  for (let days = 2; days < 16; days++) {
    const body = { date: addDays(from, days), day: null, frequency: 0 }
    const { status } = await play.send('changeDeliveryDate')('POST', '/api/bol-checkout/update-date', body)
    if (status === 422) continue
    return attempt(() => checkout.changeDeliveryDate(clientOf(play), body))
  }
  play.skip('it accepts no date of the next two weeks', 'changeDeliveryDate')
  return undefined
}

/** Checks that the checkout's total is the sum of the basket's lines less the discount. */
async function compareTotals(play: Play, id: string): Promise<void> {
  const client = clientOf(play)
  const [read, order] = [
    await attempt(() => basket.readBasket(client)),
    await attempt(() => checkout.readCheckout(client, id)),
  ]
  const { total } = read ? basketTotals(read) : { total: null }
  if (order && order.total !== null && total !== null && order.total !== total)
    play.blame(
      'readCheckout',
      `has a total of ${formatPence(order.total)}, and the lines of readBasket come to ${formatPence(total)}`,
    )
}

async function tryCheckout(play: Play, today: CalendarDate): Promise<string | undefined> {
  const client = clientOf(play)
  const draft = (await attempt(() => basket.readBasket(client)))?.draft
  if (draft) await compareTotals(play, draft.id)
  else play.blame('addToBasket', 'reports success, but readBasket has no order that could be confirmed')
  await chooseDate(play, today)
  await attempt(() => checkout.removeUnavailable(client, draft?.id ?? ''))
  const key = newKey()
  const confirmation: checkout.Confirmation = {
    frequency: 0,
    delivery_slot_id: draft?.slot || '0',
    delivery_instructions: '',
    other_delivery_instruction: '',
    day: null,
  }
  const confirm = () => attempt(() => checkout.confirmOrder(client, confirmation, key))
  const id = await confirm()
  if (id === undefined) return undefined
  const left = await attempt(() => basket.readBasket(client))
  if (left?.lines.length)
    play.blame('confirmOrder', 'reports success, but readBasket still has what was ordered')
  if (id === '0') play.blame('confirmOrder', 'names the order 0, which does not exist')
  const repeated = await confirm()
  if (repeated !== undefined && repeated !== id)
    play.blame('confirmOrder', `places order ${repeated} for the same Idempotency-Key as order ${id}`)
  return id
}

/** Amends, reorders and cancels the placed box, so that nothing is delivered. */
async function tryPlaced(play: Play, id: string): Promise<void> {
  const client = clientOf(play)
  const latest = await attempt(() => boxes.readLatestBoxes(client))
  const box = latest?.find(({ orderId, id: own }) => orderId === id || own === id)
  if (latest && !box) play.blame('confirmOrder', `names order ${id}, which readLatestBoxes does not have`)
  if (!box) return play.skip('the box that was placed is not among the latest', ...ofBoxes)
  const discard = async () => {
    const isDone = (await attempt(() => basket.cancelBasket(client).then(() => true))) === true
    if (isDone && (await attempt(() => basket.readBasket(client)))?.lines.length)
      play.blame('cancelBasket', 'reports success, but readBasket still has its lines')
  }
  const amend = async (way: () => Promise<unknown>) => {
    if ((await attempt(way)) !== undefined) await discard()
  }
  await amend(() => boxes.editBoxOrder(client, box))
  await amend(() => boxes.editBasketBox(client, box, { isThisWeekOnly: false }))
  await amend(() => boxes.reorderBox(client, box))
  await cancel(play, box)
}

async function cancel(play: Play, box: BoxOrder): Promise<void> {
  const client = clientOf(play)
  const scope = { isAllFuture: box.date === null }
  if ((await attempt(() => boxes.cancelBoxOrder(client, box, scope))) === undefined) return
  const after = await attempt(() => boxes.readLatestBoxes(client))
  const same = after?.find(({ id }) => id === box.id)
  if (same && !same.isCancelled)
    play.blame('cancelBoxOrder', `reports success, but readLatestBoxes has order ${box.orderId} as it was`)
}

/** Orders a box and cancels it, with every call of the basket, the checkout and the boxes. */
export async function tryBoxes(play: Play, testData: TestData, today: CalendarDate): Promise<void> {
  const wanted = [...ofBasket, ...ofCheckout, ...ofBoxes].filter(play.isWanted)
  if (!wanted.length) return
  if (!testData.box) return play.skip(noBoxProduct, ...wanted)
  await tryBasket(play, testData.box)
  await tryCodes(play)
  const needsOrder = [...ofCheckout, ...ofBoxes].some(play.isWanted)
  const id = needsOrder ? await tryCheckout(play, today) : undefined
  if (id !== undefined) await tryPlaced(play, id)
  else play.skip('no box was placed', ...ofBoxes)
  await attempt(() => basket.cancelBasket(clientOf(play)))
  play.skip('the basket could not be filled', ...wanted)
}
