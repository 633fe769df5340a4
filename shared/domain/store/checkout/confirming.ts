import type { Failure } from '../../api/client/failure'
import type { BoxOrder } from '../../rules/boxes/box-order'

/**
 * The state of Confirm Order. It can be sent only if it is `idle`, `changed` or `refused`, or once a search for the
 * order has ended (I5).
 */
export type Confirming =
  | { kind: 'idle' }
  /** Pressed but not sent: the order has changed since the press. */
  | { kind: 'changed' }
  | { kind: 'sending' }
  /** The shop has the order, and the page leaves for the completed order. If it stays, it shows a link. */
  | { kind: 'placed'; orderId: string }
  /** The page is leaving for the address that the refusal gave (CO-41). If it stays, it shows the refusal. */
  | { kind: 'leaving' }
  | { kind: 'refused'; failure: Failure; fields: Readonly<Record<string, string>> }
  /** No answer came, so the shop may or may not have the order. */
  | { kind: 'unknown'; check: 'checking' | 'not-found' | 'failed' }
  | { kind: 'found'; orderId: string; box: BoxOrder | null }
  /** Not placed here and no longer in checkout: placed, cancelled or abandoned elsewhere. */
  | { kind: 'gone' }

/** Returns whether Confirm Order may be pressed. */
export const canConfirm = (confirming: Confirming): boolean =>
  confirming.kind === 'unknown'
    ? confirming.check !== 'checking'
    : ['idle', 'changed', 'refused'].includes(confirming.kind)

/** Returns whether nothing is left to check out. */
export const isEnded = ({ kind }: Confirming): boolean => ['placed', 'found', 'gone'].includes(kind)
