import { boxesBetween } from '../../../../demo-pages/shop/boxes/box-orders'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'

type Answer = Record<string, unknown> & { status: number }

/** The first demo customer with an adjustable clock, and short calls for everything about boxes. */
export function openBoxVisit(at = '2026-11-25T12:00:00Z') {
  let moment = at
  const now = () => new Date(moment)
  const visit = createDemoShop({ now }).visit({ as: 'customer' })
  const call = async (method: string, path: string, sent?: unknown, headers = {}): Promise<Answer> => {
    const reply = await visit.call(method, path, sent, headers)
    return { ...(await reply.json()), status: reply.status }
  }
  const post = (path: string, sent: unknown = {}) => call('POST', path, sent)
  const boxesOn = (date: string) => boxesBetween(visit.state, now(), date, date)
  const boxOn = (order: number, date: string) => boxesOn(date).find(({ order_id }) => order_id === order)
  return {
    visit,
    state: visit.state,
    now,
    call,
    post,
    boxesOn,
    boxOn,
    setTime: (time: string) => {
      moment = time
    },
    /** Products and quantities of one box; undefined when there is none. */
    contents: (order: number, date: string) =>
      boxOn(order, date)?.deliveries.map(row => [row.product_id, row.quantity_ordered]),
    add: (id: number, quantity = 1) => post('/api/product/bol', { id, quantity, increment: false }),
    edit: (order: number, date: string | null) => post('/api/basket/edit-bol', { order, date }),
    cancel: (order: number, date: unknown) => post('/api/basket/cancel-bol', { order_id: order, date }),
    setDate: (date: string | null, frequency = 0, day: number | null = null) =>
      post('/api/bol-checkout/update-date', { date, day, frequency }),
    /** Confirms as the checkout page does, with the values of the order. */
    confirm: (changes: object = {}) =>
      post('/api/bol-checkout/confirm', {
        frequency: visit.state.box.draft?.frequency ?? 0,
        day: visit.state.box.draft?.weekday ?? null,
        delivery_slot_id: '0',
        delivery_instructions: 'porch',
        other_delivery_instruction: '',
        ...changes,
      }),
  }
}
