import { printDate, readFormDate } from '../calendar/calendar'
import { dateInWords } from '../calendar/delivery-dates'
import type { MoveStep, Visitor } from '../visitor'
import { earliestMove, wireClashes } from './move-conflicts'

/** The data of the pages about a move; dates are DD/MM/YYYY. */
export type HouseMovePage = {
  step: MoveStep | null
  earliest: string
  /** The clashes for the requested day, or for the earliest one. */
  clashes: ReturnType<typeof wireClashes> | null
  /** The planned moves. */
  planned: readonly { summary: string; label: string }[]
}

/** Returns the move that a customer is about to plan, and the planned moves. */
export function houseMovePage(
  visitor: Visitor,
  now: Date,
  old: Readonly<Record<string, string>>,
): HouseMovePage {
  const earliest = earliestMove(now)
  const asked = readFormDate(old.move_date ?? '')
  const address = visitor.addresses.find(({ id }) => String(id) === old.address) ?? visitor.addresses[0]
  const step = visitor.move
  return {
    step,
    earliest: printDate(earliest),
    clashes:
      step && address
        ? wireClashes(visitor, {
            addressId: address.id,
            postcode: step.postcode,
            date: asked && asked > earliest ? asked : earliest,
          })
        : null,
    planned: visitor.houseMoves
      .filter(({ isDone }) => !isDone)
      .map(({ summary, date }) => ({ summary, label: dateInWords(date) })),
  }
}
