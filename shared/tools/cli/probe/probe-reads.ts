import { toBasket } from '../../../domain/api/basket'
import { toLatestBoxes } from '../../../domain/api/box-orders'
import type { CallName } from '../../../domain/api/client/routes'
import { weekFields } from '../../../domain/api/week'
import { addDays, type CalendarDate, weekStart } from '../../../domain/rules/dates/dates'
import { pathAt } from '../answer'
import { type Play, understood } from './play'
import type { Try } from './probe-calls'

/** The values that the probe needs, from its options or from the pages it reads. */
export type TestData = {
  /** The id of a product of each kind. */
  box?: string | undefined
  essential?: string | undefined
  order?: string | undefined
  recipe?: string | undefined
  address?: string | undefined
  /** The address of a list of suggestions, as a page names it. */
  suggestions?: string | undefined
  /** A promotional code that the shop accepts. */
  code?: string | undefined
  postcode: string
  /** A postcode to which the shop does not deliver. */
  farPostcode: string
  email: string
}

/** Returns the first value of one of these names anywhere in a response. */
function firstOf(body: unknown, names: readonly string[]): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  for (const [name, value] of Object.entries(body)) {
    if (names.includes(name) && (typeof value === 'string' || typeof value === 'number')) return String(value)
    const inner = firstOf(value, names)
    if (inner !== undefined) return inner
  }
  return undefined
}

export const noBoxProduct = 'no answer and no page names a product of a box; give one with --product box=ID'
export const noEssential =
  'no answer and no page names a daily essential; give one with --product essential=ID'

/** Makes the reads that need only a session, and returns the ids found in them. */
async function readFirst(play: Play, today: CalendarDate) {
  const basket = await play.ask({ call: 'readBasket' })
  const thisWeek: Try = { call: 'readWeek', query: { start_of_week: weekStart(today) } }
  const needsWeek = play.isWanted('readDayOrder') && !play.isWanted('readWeek')
  const week = await (needsWeek ? play.peek(thisWeek) : play.ask(thisWeek))
  await tryNextWeek(play, today)
  await play.ask({ call: 'readOrdered' })
  const latest = await play.ask({ call: 'readLatestBoxes' })
  const box = basket === undefined ? undefined : understood('readBasket', basket, toBasket)
  const lines = week === undefined ? [] : (understood('readWeek', week, weekFields)?.products.entries ?? [])
  const essential = lines.find(({ date }) => date) ?? lines[0]
  const boxes = latest === undefined ? undefined : understood('readLatestBoxes', latest, toLatestBoxes)
  return {
    box: box?.lines[0]?.productId ?? firstOf(latest, ['product_id']),
    essential: essential?.product.id,
    date: essential?.date,
    order: box?.draft?.id,
    boxes,
  }
}

/** Checks that a shop honours the requested week: a shop that ignores it answers with the days of another week. */
async function tryNextWeek(play: Play, today: CalendarDate): Promise<void> {
  if (!play.isWanted('readWeek')) return
  const start = addDays(weekStart(today), 7)
  const body = await play.peek({ call: 'readWeek', query: { start_of_week: start } })
  const week = body === undefined ? undefined : understood('readWeek', body, weekFields)
  const dates = [...(week?.products.entries ?? []), ...(week?.orders.entries ?? [])].map(({ date }) => date)
  const other = dates.find(date => date && (date < start || date >= addDays(start, 7)))
  if (other) play.blame('readWeek', `is asked for the week from ${start}, but answers with ${other}`)
}

/** Makes every read call; returns the test data that the responses contain. */
export async function tryReads(play: Play, testData: TestData, today: CalendarDate): Promise<TestData> {
  const found = await readFirst(play, today)
  const box = testData.box ?? found.box
  const essential = testData.essential ?? found.essential
  const order = testData.order ?? found.order
  if (box) await play.ask({ call: 'readBasketQuantity', params: { productId: box } })
  else play.skip(noBoxProduct, 'readBasketQuantity')
  const ofEssential: CallName[] = ['readRegularOrder', 'readOneOff']
  if (essential) for (const call of ofEssential) await play.ask({ call, params: { productId: essential } })
  else play.skip(noEssential, ...ofEssential)
  if (found.essential && found.date)
    await play.ask({
      call: 'readDayOrder',
      params: { productId: found.essential, selectedDate: found.date },
    })
  if (order) await play.ask({ call: 'readCheckout', params: { orderId: order } })
  await readSuggestions(play, testData.suggestions)
  return { ...testData, box, essential, order }
}

/** Asks for the list of suggestions that a page names, if the list is the shop's own. */
async function readSuggestions(play: Play, written: string | undefined): Promise<void> {
  if (!written) return
  const here = 'https://shop.invalid'
  const path = pathAt(written, here)
  if (path === null)
    return play.skip(`its list is at ${written}, another origin, where nothing is sent`, 'readSuggestions')
  const { pathname, searchParams } = new URL(path, here)
  const query = { ...Object.fromEntries(searchParams), q: 'mil' }
  await play.ask({ call: 'readSuggestions', params: { list: pathname }, query })
}

/** Records why calls were not made. */
export function skipReads(play: Play): void {
  play.skip('nothing is ordered regularly in this week', 'readDayOrder')
  play.skip('no box is being ordered; give one with --order', 'readCheckout')
  play.skip('no page that was looked at has a typeahead; give one with --page', 'readSuggestions')
  play.skip(
    'Load more fetches a page of HTML by the page’s own link; check that page yourself',
    'readMorePosts',
  )
}
