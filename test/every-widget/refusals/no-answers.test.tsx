import { isWhole } from '../../support/rows'
import { cells, describeNoAnswers } from './no-answers'

/* A dozen cells; the full table has each action × each thing in the place of its answer. */

jest.setTimeout(60_000)

const few: typeof cells = [
  ['postcode-panel checks a postcode', 'a login page (200)'],
  ['promo-field checks a code', 'half an answer'],
  ['recipe-email sends a recipe', 'a page of maintenance (503)'],
  ['order-dialog adds a product', 'nothing (200), although it is done'],
  ['order-dialog adds an essential once', 'a login page (200)'],
  ['order-again orders a box again', 'null, although it is done'],
  ['bol-basket cancels', 'nothing (200)'],
  ['checkout-panel takes out what cannot come', 'nothing (200)'],
  ['checkout-panel confirms', 'half an answer, although it is done'],
  ['regular-order is read', 'a page of maintenance (503)'],
  ['day-order is saved', 'the login page, by a redirect'],
  ['account-phone is saved', 'a login page (200)'],
]

describeNoAnswers(isWhole ? cells : few)
