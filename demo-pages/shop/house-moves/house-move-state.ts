import type { RegularDays } from '../essentials/essential-state'

/** Where a weekday of a regular order goes; null where it ends. */
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
  /** The weekdays on which the float comes, before that day and from then on. */
  before: readonly number[]
  after: readonly number[]
  /** By regular order. */
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

/** Returns the customer where they live now. */
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

/** The moves of the address to which everything is delivered, earliest first. */
const movesOfHome = ({ houseMoves, addresses: [home] }: Homes) =>
  houseMoves.filter(({ addressId }) => addressId === home?.id)

/** Returns the weekdays on which a box can come on that date: any of `all`, until a move has brought another round. */
export const boxDaysOn = (visitor: Homes, date: string, all: readonly number[]): readonly number[] =>
  movesOfHome(visitor)
    .filter(move => move.date <= date)
    .at(-1)?.after ?? all

/** Returns the weekdays on which a box can come again and again: on those of a move to come already. */
export const boxDaysEver = (visitor: Homes, all: readonly number[]): readonly number[] =>
  movesOfHome(visitor).at(-1)?.after ?? all

/**
 * Returns the weekdays for which a regular order can be placed: those of a move to come, and those that it leads
 * elsewhere.
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

/**
 * Returns the weekdays on which somebody comes to the door around that date; `present` where no move says otherwise.
 */
export const floatOn = ({ houseMoves }: Moves, date: string, present: readonly number[]) => {
  const past = houseMoves.filter(move => move.date <= date).at(-1)
  return past?.after ?? houseMoves[0]?.before ?? present
}
