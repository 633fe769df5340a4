import type { Failure } from '../../api/client/failure'
import type { BoxOrder } from '../../rules/boxes/box-order'

/** The state of Confirm Order. It can be sent only when `idle`, `changed`, `refused` or once the outcome is known (I5). */
export type Confirming =
  | { kind: 'idle' }
  /** Pressed, and not sent: the order is no longer what was shown at the press. */
  | { kind: 'changed' }
  | { kind: 'sending' }
  /** The shop has it, and the page leaves for the completed order; it may stay, so its link is shown. */
  | { kind: 'placed'; orderId: string }
  /** The page is leaving for the one that a refusal has named (CO-41); if it stays, the refusal is shown. */
  | { kind: 'leaving' }
  | { kind: 'refused'; failure: Failure; fields: Readonly<Record<string, string>> }
  /** No answer came: the shop may have the order or not. */
  | { kind: 'unknown'; check: 'checking' | 'not-found' | 'failed' }
  | { kind: 'found'; orderId: string; box: BoxOrder | null }
  /** Not placed here and no longer being checked out: placed, cancelled or given up elsewhere. */
  | { kind: 'gone' }

/** May it be pressed? */
export const canConfirm = (confirming: Confirming): boolean =>
  confirming.kind === 'unknown'
    ? confirming.check !== 'checking'
    : ['idle', 'changed', 'refused'].includes(confirming.kind)

/** Is there nothing left to check out? */
export const isEnded = ({ kind }: Confirming): boolean => ['placed', 'found', 'gone'].includes(kind)
