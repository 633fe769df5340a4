import { londonDate } from '../calendar/calendar'
import type { Visitor } from '../visitor'
import { atHome, relocated } from './house-move-state'

/** Applies the moves whose day has come: changes the address, the round and the regular orders. */
export function settleMoves(visitor: Visitor, now: Date): void {
  const today = londonDate(now)
  for (const move of visitor.houseMoves.filter(({ isDone, date }) => !isDone && date <= today)) {
    move.isDone = true
    for (const order of visitor.regularOrders) {
      const relocation = move.relocations[order.id]
      if (!relocation) continue
      const { earlier, days } = order
      const later = earlier.filter(({ before }) => before > move.date)
      order.earlier = [
        ...earlier.filter(({ before }) => before <= move.date),
        { before: move.date, days: later[0]?.days ?? days },
        ...later.map(each => ({ ...each, days: relocated(each.days, relocation) })),
      ]
      order.days = relocated(days, relocation)
    }
    const home = visitor.addresses.find(({ id }) => id === move.addressId)
    if (home) home.address_summary = move.summary
    if (home !== visitor.addresses[0]) continue
    visitor.home = move.postcode
    visitor.postcode = move.postcode
    if (visitor.customer) visitor.customer = atHome(visitor.customer, move.postcode)
  }
}
