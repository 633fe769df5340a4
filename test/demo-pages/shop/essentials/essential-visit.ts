import type { WireBox } from '../../../../demo-pages/shop/boxes/box-orders'
import type { wireLine } from '../../../../demo-pages/shop/calendar/week-lines'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import type { VisitorSetup } from '../../../../demo-pages/shop/server/control'

export type Line = ReturnType<typeof wireLine>
type Answer = Record<string, unknown> & { status: number }
type Collection<T> = T[] | Record<string, T | T[]>

/** The week of an answer with its collections flattened. */
type AnsweredWeek = {
  products: Line[]
  orders: WireBox[]
  pauses: { id: number; start_date: string; end_date: string }[]
  moves: { from: string; to: string; name: string }[]
  activeBolOrder: object | null
}

const flat = <T>(rows: Collection<T>): T[] => Object.values(rows).flat() as T[]

const flags = ['past_cutoff', 'paused', 'shifted', 'limited', 'modified', 'unavailable', 'temp_unavailable']

/** The line with its flags as true and false, in whichever form the week has them. */
const plain = (line: Line): Line => ({
  ...line,
  ...Object.fromEntries(flags.map(name => [name, Boolean(line[name as keyof Line])])),
  orderproduct: { ...line.orderproduct, is_free: Boolean(line.orderproduct.is_free) },
})

/** A visit to a shop on the test's clock, with short names for its calls. */
export function openVisit(at: string, setup: VisitorSetup = { as: 'customer' }) {
  let now = new Date(at)
  const visit = createDemoShop({ now: () => now }).visit(setup)
  const answer = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const reply = await visit.call(method, path, body)
    return { status: reply.status, ...((await reply.json()) as Record<string, unknown>) }
  }
  const rawWeek = async (start: string) =>
    (await visit.call('GET', `/api/basket?start_of_week=${start}`)).json() as Promise<
      Record<keyof AnsweredWeek, Collection<never>>
    >
  return {
    visit,
    state: visit.state,
    /** The shop's time. */
    get now() {
      return now
    },
    setTime: (later: string) => {
      now = new Date(later)
    },
    get: (path: string) => answer('GET', path),
    post: (path: string, body: unknown) => answer('POST', path, body),
    rawWeek,
    week: async (start: string): Promise<AnsweredWeek> => {
      const { products, orders, pauses, moves, activeBolOrder } = await rawWeek(start)
      return {
        products: flat<Line>(products).map(plain),
        orders: flat(orders),
        pauses: flat(pauses),
        moves: flat(moves),
        activeBolOrder,
      }
    },
    /** A product's entry on one date of a week; undefined when there is none. */
    line: async (start: string, productId: number, date: string) => {
      const { products } = (await rawWeek(start)) as unknown as { products: Collection<Line> }
      const found = flat(products).find(each => each.product_id === productId && each.delivery_date === date)
      return found && plain(found)
    },
  }
}

/** A guest in an area with daily deliveries, or on the days of that postcode's round. */
export function openGuest(at: string, postcode = 'BS7 8AA') {
  const opened = openVisit(at, { as: 'guest' })
  opened.state.postcode = postcode
  return opened
}
