import { theBasket } from './events'

/** A server-rendered fact about a widget's first state, in `data-printed`. */
export type Fact =
  | 'items'
  | 'box'
  | 'boxes'
  | 'date'
  | 'place'
  | 'days'
  | 'total'
  | 'postcode'
  | 'open'
  | 'step'
  | 'scheme'
  | 'details'
  | 'balance'

// Facts that only the visitor changes, and only on this page.
export const ownFacts = ['open', 'scheme', 'days']

// Facts that depend on a choice in the tab's storage, which the server does not know, with the name of the stored
// choice.
export const choices = { total: 'week', boxes: 'order-again', place: 'checkout' } as const
export const ofOneDay = ['total', 'box', 'boxes', 'balance', 'days']
export const ofCustomer = ['details', 'balance']

/** Adding to the basket does not change server-rendered boxes, as no box contains the product yet. */
export const untouched = { by: theBasket, fact: 'boxes' } as const
