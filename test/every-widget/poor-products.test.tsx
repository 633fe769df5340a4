import { isWhole } from '../support/rows'
import { describePoorProducts, rows } from './poor-products'

/* One product of each place of which the shop says little; the full table has each place with each of the gaps. */

const few: typeof rows = [
  { where: 'a card', what: 'facts', how: 'empty', isPrinted: true },
  { where: 'a product sheet', what: 'a price', how: 'null', isPrinted: false },
  { where: 'a product sheet', what: 'a picture', how: 'left out', isPrinted: true },
  { where: 'the dialog of an order', what: 'facts, picture and price', how: 'empty', isPrinted: true },
  { where: 'the box', what: 'facts, picture and price', how: 'left out', isPrinted: false },
  { where: 'the box beside the checkout', what: 'a price', how: 'empty', isPrinted: true },
  { where: 'the checkout', what: 'a price', how: 'left out', isPrinted: true },
  { where: 'the week', what: 'a price', how: 'null', isPrinted: false },
  { where: 'the sum of the week', what: 'a price', how: 'left out', isPrinted: true },
  { where: 'earlier boxes', what: 'facts, picture and price', how: 'null', isPrinted: true },
  { where: 'a look into a box', what: 'a price', how: 'empty', isPrinted: false },
  { where: 'the page of a box', what: 'facts, picture and price', how: 'left out', isPrinted: true },
]

describePoorProducts(isWhole ? rows : few)
