import type { BoxBasketState, BoxOrderState } from './boxes/box-state'
import type { SentState } from './customers/sent-state'
import type { EssentialsState } from './essentials/essential-state'
import type { HouseMoveState } from './house-moves/house-move-state'
import type { DetailsState, LedgerState } from './money/ledger-state'
import type { Fault } from './server/fault-kinds'
import type { StoredAnswer } from './server/stored-answer'

/** `roundId` where another round than the district's comes past the door. */
export type Customer = { id: number; name: string; email: string; postcode: string; roundId?: number }
type Lead = { first_name: string; last_name: string; email: string; street: string; postcode: string }
/** `friend` is whose link led to it. */
export type Registration = { roundId: number; date: string; email: string; friend: string | null }
/** Dates are YYYY-MM-DD; both days are paused. */
export type Pause = { id: number; start: string; end: string }

/** A row of the account's list of addresses. */
export type AddressRow = { id: number; address_summary: string }

/** The address a customer is moving to, once its postcode has been accepted. */
export type MoveStep = { postcode: string; delivery_summary: string; depot: string | null }

/** A message kept for exactly one page view, after a form post. */
export type Flash = { tone: 'success' | 'info' | 'warning' | 'error'; message: string }

/** What a customer keeps between two logins. */
export type Account = EssentialsState & {
  /** Where they have moved to. */
  home: string | null
  /** Carried out and planned, earliest first. */
  houseMoves: HouseMoveState[]
  pauses: Pause[]
  addresses: AddressRow[]
  box: BoxBasketState
  coupon: string | null
  boxOrders: BoxOrderState[]
  ledger: LedgerState
  details: DetailsState
}

/** One request as the shop saw it. */
export type LogEntry = {
  /** ISO date-time on the shop's clock. */
  time: string
  visitor: string
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body: string
  /** False if the connection was lost before the request arrived. */
  arrived: boolean
  /** True if the shop accepted the call and did what it asks. */
  applied: boolean
  /** Status of the reply that was sent, null when there was none. */
  status: number | null
  /** False when the reply was lost or the client had gone. */
  delivered: boolean
  fault: string | null
}

/** Everything the shop knows about one visitor; later subjects add their own field. */
export type Visitor = EssentialsState & {
  readonly id: string
  csrfToken: string
  customer: Customer | null
  postcode: string | null
  /** Their pages print no state. */
  printsNothing: boolean
  coupon: string | null
  /** Customers who registered during this visit. */
  registered: Customer[]
  /** By customer id; `pauses` and `addresses` below are those of whoever is logged in. */
  accounts: Map<number, Account>
  /** Failed postcode checks by id: the id a visitor may leave details for. */
  failedChecks: Map<string, string>
  /** Details left, by the id of the failed check. */
  leads: Map<string, Lead>
  registrations: Registration[]
  home: string | null
  houseMoves: HouseMoveState[]
  pauses: Pause[]
  addresses: AddressRow[]
  /** The Best of Local basket; its code is `coupon`. */
  box: BoxBasketState
  boxOrders: BoxOrderState[]
  ledger: LedgerState
  details: DetailsState
  /** The last order that was placed, when it comes, and the key its confirmation carried. */
  lastConfirmation: { key: string | null; orderId: number; date: string; isAmendment: boolean } | null
  /** What was answered to what had a key, by that. */
  answered: Map<string, StoredAnswer<Flash>>
  move: MoveStep | null
  sent: SentState
  /** Where a guest was going when sent to log in. */
  intended: string | null
  flash: Flash | null
  errors: Record<string, string[]>
  old: Record<string, string>
  faults: Fault[]
  log: LogEntry[]
}
