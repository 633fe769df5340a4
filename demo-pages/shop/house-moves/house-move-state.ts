import type { RegularDays } from '../essentials/essential-state'

/** The new weekday for each weekday of a regular order; null if that day ends. */
type Relocation = Record<number, number | null>

/** A move to another address; dates are YYYY-MM-DD. */
export type HouseMoveState = {
  id: number
  /** The first day at the new address. */
  date: string
  addressId: number
  postcode: string
  /** The new address as the account lists it. */
  summary: string
  /** The weekdays of the rounds before the move and after it. */
  before: readonly number[]
  after: readonly number[]
  /** The new weekdays by regular order. */
  relocations: Record<number, Relocation>
  isDone: boolean
}

/** Returns the days of a regular order at the new address. */
export function relocated(days: RegularDays, relocation: Relocation | undefined): RegularDays {
  const moved: RegularDays = {}
  for (const [weekday, day] of Object.entries(days)) {
    const to = relocation?.[Number(weekday)]
    const target = to === undefined ? Number(weekday) : to
    if (target === null) continue
    const there = moved[target]
    moved[target] = there ? { ...there, quantity: there.quantity + day.quantity } : day
  }
  return moved
}

/** Returns the customer with their current postcode. */
export function atHome<C extends { postcode: string; roundId?: number }>(
  customer: C,
  home: string | null,
): C {
  if (home === null) return customer
  const { roundId: _, ...rest } = customer
  return { ...rest, postcode: home } as C
}

type Moves = { houseMoves: readonly HouseMoveState[] }
type Homes = Moves & { addresses: readonly { id: number }[] }

/** Returns the moves of the delivery address, earliest first. */
const movesOfHome = ({ houseMoves, addresses: [home] }: Homes) =>
  houseMoves.filter(({ addressId }) => addressId === home?.id)

/** Returns the weekdays on which a box can come on that date: any of `all`, until a move to another round. */
export const boxDaysOn = (visitor: Homes, date: string, all: readonly number[]): readonly number[] =>
  movesOfHome(visitor)
    .filter(move => move.date <= date)
    .at(-1)?.after ?? all

/** Returns the weekdays on which a repeating box can come; a planned move counts already. */
export const boxDaysEver = (visitor: Homes, all: readonly number[]): readonly number[] =>
  movesOfHome(visitor).at(-1)?.after ?? all

/**
 * Returns the weekdays for which a regular order can be placed: the days of a planned move, and the days that it
 * relocates.
 */
export function regularDaysOf(
  { houseMoves }: Moves,
  orderId: number | undefined,
  present: readonly number[],
) {
  const ahead = houseMoves.find(({ isDone }) => !isDone)
  const led = ahead?.relocations[orderId ?? 0] ?? {}
  return ahead ? present.filter(day => day in led || ahead.after.includes(day)) : present
}

/** Returns the weekdays of the round on that date; `present` if no move changes them. */
export const floatOn = ({ houseMoves }: Moves, date: string, present: readonly number[]) => {
  const past = houseMoves.filter(move => move.date <= date).at(-1)
  return past?.after ?? houseMoves[0]?.before ?? present
}
