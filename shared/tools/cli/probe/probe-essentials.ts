import { type CallName, routes } from '../../../domain/api/client/routes'
import * as essentials from '../../../domain/api/essentials'
import { readWeek } from '../../../domain/api/week'
import { addDays, type CalendarDate, weekStart } from '../../../domain/rules/dates/dates'
import {
  bringsSame,
  hasRegularOrder,
  type RegularOrder,
} from '../../../domain/rules/essentials/regular-order'
import { newKey } from '../../../platform/values/new-key'
import { attempt, clientOf, type Play } from './play'
import { noEssential, type TestData } from './probe-reads'

type ById = { id: string }

/** Saves a regular order, reads it again, and restores the previous one. */
async function tryRegular(play: Play, product: ById, today: CalendarDate): Promise<void> {
  const client = clientOf(play)
  const read = () => attempt(() => essentials.readRegularOrder(client, product))
  const before = await read()
  if (!before) return play.skip('the regular order could not be read', 'saveRegularOrder')
  const first = before.days.find(({ isActive, maximum }) => isActive && maximum !== 0)
  if (!first) return play.skip('the shop delivers on no day', 'saveRegularOrder')
  const isOrdered = hasRegularOrder(before.days)
  const quantity = first.quantity === 1 && first.maximum !== 1 ? 2 : 1
  const wanted: RegularOrder = {
    ...before,
    days: before.days.map(day => (day === first ? { ...day, quantity, frequency: 1 } : day)),
  }
  const save = (order: RegularOrder, isDeleted = false) =>
    attempt(() => essentials.saveRegularOrder(client, product, { ...order, isDeleted }))
  if ((await save(wanted)) === undefined) return
  const after = await read()
  if (after && !bringsSame(after.days, wanted.days))
    play.blame('saveRegularOrder', 'reports success, but readRegularOrder has another order')
  await tryDay(play, product, today)
  await save(before, !isOrdered)
  const last = await read()
  if (!isOrdered && last && hasRegularOrder(last.days))
    play.blame(
      'saveRegularOrder',
      'reports success for "delete": true, but readRegularOrder still has the order',
    )
}

/** Changes one day of a regular order and changes it back, on a date from the week. */
async function tryDay(play: Play, product: ById, today: CalendarDate): Promise<void> {
  const client = clientOf(play)
  const line = await nextLine(play, product, today)
  if (!line?.date)
    return play.skip('no week has a day of the regular order that can be changed', 'saveDayOrder')
  const { date, sentDate } = line
  const read = () => attempt(() => essentials.readDayOrder(client, product, date))
  const before = await read()
  if (before === undefined) return
  const save = (quantity: number) =>
    attempt(() => essentials.saveDayOrder(client, product, { date: sentDate, quantity }))
  if ((await save(before + 1)) === undefined) return
  const after = await read()
  if (after !== undefined && after !== before + 1)
    play.blame('saveDayOrder', `reports success, but readDayOrder has ${after} instead of ${before + 1}`)
  await save(before)
}

async function nextLine(play: Play, { id }: ById, today: CalendarDate) {
  if (!play.isWanted('saveDayOrder')) return undefined
  for (const weeks of [0, 1, 2]) {
    const start = addDays(weekStart(today), weeks * 7)
    const week = await attempt(() => readWeek(clientOf(play), start))
    const line = week?.lines.find(each => each.product.id === id && !each.isPastCutoff && !each.isPaused)
    if (line) return line
  }
  return undefined
}

/**
 * Sets an order's quantity to two, which must be the total and not an addition; a product limited to one may refuse.
 */
async function tryMore(
  play: Play,
  { id, date, orderId }: ById & { date: string; orderId: string },
): Promise<void> {
  const body = { id, quantity: 2, date, order_id: orderId }
  const { path } = routes.saveOneOff
  const { status } = await play.send('saveOneOff')('POST', path, body, { 'Idempotency-Key': newKey() })
  if (status >= 300) return
  const after = await attempt(() => essentials.readOneOff(clientOf(play), { id }, date))
  if (after && after.quantity !== 2)
    play.blame(
      'saveOneOff',
      `says that the order is changed to 2, and readOneOff has ${after.quantity ?? 'nothing'} for ${date}`,
    )
}

/** Orders for one date, reads the order, and removes it. */
async function tryOneOff(play: Play, product: ById): Promise<void> {
  const client = clientOf(play)
  const read = (date: string | null) => attempt(() => essentials.readOneOff(client, product, date))
  const offer = await read(null)
  if (!offer) return play.skip('the dates could not be read', 'saveOneOff')
  for (const { value } of offer.groups.flatMap(({ dates }) => dates)) {
    const before = await read(value)
    if (before?.orderId === null) return tryDate(play, product, value)
  }
  play.skip('no date is free of an order', 'saveOneOff')
}

/** Orders for a date without an order, reads the order, and removes it. */
async function tryDate(play: Play, product: ById, date: string): Promise<void> {
  const client = clientOf(play)
  const read = () => attempt(() => essentials.readOneOff(client, product, date))
  const request = { quantity: 1, date, orderId: null }
  if ((await attempt(() => essentials.saveOneOff(client, product, request))) === undefined) return
  const after = await read()
  if (after && after.quantity !== 1)
    play.blame('saveOneOff', `reports success, but readOneOff has ${after.quantity ?? 'nothing'} for ${date}`)
  if (after?.orderId) await tryMore(play, { ...product, date, orderId: after.orderId })
  await attempt(() => essentials.removeOneOff(client, product, date))
  const last = await read()
  if (last && last.orderId !== null)
    play.blame(
      'saveOneOff',
      `reports success for "remove": true, but readOneOff still has the order of ${date}`,
    )
}

const ofEssentials: CallName[] = ['saveRegularOrder', 'saveDayOrder', 'saveOneOff']

/** Orders a daily essential in each way, and restores everything. */
export async function tryEssentials(play: Play, { essential }: TestData, today: CalendarDate): Promise<void> {
  const wanted = ofEssentials.filter(play.isWanted)
  if (!wanted.length) return
  if (!essential) return play.skip(noEssential, ...wanted)
  const product = { id: essential }
  if (wanted.includes('saveOneOff')) await tryOneOff(play, product)
  if (wanted.some(call => call !== 'saveOneOff')) await tryRegular(play, product, today)
  play.skip('a value that it needs is unknown', ...wanted)
}
