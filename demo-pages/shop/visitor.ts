import type { BoxBasketState, BoxOrderState } from './boxes/box-state'
import type { SentState } from './customers/sent-state'
import type { EssentialsState } from './essentials/essential-state'
import type { HouseMoveState } from './house-moves/house-move-state'
import type { DetailsState, LedgerState } from './money/ledger-state'
import type { Fault } from './server/fault-kinds'
import type { StoredAnswer } from './server/stored-answer'

/** A customer; `address` is what they typed when they registered, `roundId` is set if the door has another round than its district. */
export type Customer = {
  id: number
  name: string
  email: string
  postcode: string
  address?: string
  roundId?: number
}
type Lead = { first_name: string; last_name: string; email: string; street: string; postcode: string }
/** A registration; `friend` is the customer whose link led to it. */
export type Registration = { roundId: number; date: string; email: string; friend: string | null }
/** A pause, with its first and last day as YYYY-MM-DD. */
export type Pause = { id: number; start: string; end: string }

/** A row of the account's list of addresses. */
export type AddressRow = { id: number; address_summary: string }

/** The address a customer is moving to, once its postcode has been accepted. */
export type MoveStep = { postcode: string; delivery_summary: string; depot: string | null }

/** A message for exactly one page view, after a form post. */
export type Flash = {
  tone: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** True if the page offers to undo the change of the pauses. */
  canUndo?: true
}

/** The pauses before their last change, and the first day that was open then. */
type EarlierPauses = { pauses: Pause[]; openFrom: string }

/** The data that a customer keeps between two logins. */
export type Account = EssentialsState & {
  /** The postcode to which they have moved. */
  home: string | null
  /** The past and planned moves, earliest first. */
  houseMoves: HouseMoveState[]
  pauses: Pause[]
  pausesBefore: EarlierPauses | null
  addresses: AddressRow[]
  box: BoxBasketState
  coupon: string | null
  boxOrders: BoxOrderState[]
  ledger: LedgerState
  details: DetailsState
}

/** One request that the shop received. */
export type LogEntry = {
  /** ISO date-time on the shop's clock. */
  time: string
  visitor: string
  method: string
  /** The path with its query. */
  path: string
  headers: Record<string, string>
  body: string
  /** False if the connection was lost before the request arrived. */
  arrived: boolean
  /** True if the shop accepted the call and carried it out. */
  applied: boolean
  /** The status of the reply; null if none was sent. */
  status: number | null
  /** False if the reply was lost or the client had gone. */
  delivered: boolean
  fault: string | null
}

/** All data of one visitor. */
export type Visitor = EssentialsState & {
  readonly id: string
  csrfToken: string
  customer: Customer | null
  postcode: string | null
  /** True if their pages print no state. */
  printsNothing: boolean
  coupon: string | null
  /** Customers who registered during this visit. */
  registered: Customer[]
  /** The accounts by customer id; `pauses` and `addresses` below are those of the logged-in customer. */
  accounts: Map<number, Account>
  /** The postcodes of failed checks, by the id with which a visitor may leave details. */
  failedChecks: Map<string, string>
  /** The details left, by the id of the failed check. */
  leads: Map<string, Lead>
  registrations: Registration[]
  home: string | null
  houseMoves: HouseMoveState[]
  pauses: Pause[]
  pausesBefore: EarlierPauses | null
  addresses: AddressRow[]
  /** The Best of Local basket; its code is `coupon`. */
  box: BoxBasketState
  boxOrders: BoxOrderState[]
  ledger: LedgerState
  details: DetailsState
  /** The last placed order, its date, and the key of its confirmation. */
  lastConfirmation: { key: string | null; orderId: number; date: string; isAmendment: boolean } | null
  /** The answers to requests with a key, by key. */
  answered: Map<string, StoredAnswer<Flash>>
  move: MoveStep | null
  sent: SentState
  /** The page that a guest wanted before the login. */
  intended: string | null
  flash: Flash | null
  errors: Record<string, string[]>
  old: Record<string, string>
  faults: Fault[]
  log: LogEntry[]
}
