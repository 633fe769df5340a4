/** A message to other tabs: it reports a change and never commands. */
export type TabMessage =
  | { kind: 'postcode-confirmed'; postcode: string; quotaReached: boolean }
  | { kind: 'orders-changed' }

/** The message to other tabs after a form that the browser posted, once its answer is shown. */
export const afterForm: TabMessage = { kind: 'orders-changed' }

/** The message of another tab that the page receives as an event, unless a widget has published the fact itself. */
export const relayed = { event: 'valid-postcode', fact: 'postcode' } as const
