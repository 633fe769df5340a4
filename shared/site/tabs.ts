/** What one tab tells the others: that something changed, never a command. */
export type TabMessage =
  | { kind: 'postcode-confirmed'; postcode: string; quotaReached: boolean }
  | { kind: 'orders-changed' }

/** The message to other tabs once the answer to a form that the browser has posted is shown. */
export const afterForm: TabMessage = { kind: 'orders-changed' }

/** The message of another tab that the page hears as an event, unless a widget has published the fact itself. */
export const relayed = { event: 'valid-postcode', fact: 'postcode' } as const
