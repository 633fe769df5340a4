import type { PageName } from './pages'

/** Describes each page of a site, for the catalogue and the contract; not part of the bundle. */
export const pagesAbout: Readonly<Record<PageName, string>> = {
  login:
    'Where people log in. A call that is answered with 401 leads there; the page to come back to stands in its parameter return.',
  register: 'Where people become customers.',
  contact: 'How to reach the shop.',
  terms: 'The terms that an order is placed under.',
  deliveryQuestions: 'Questions about deliveries and their answers.',
  orders: "A customer's boxes.",
  pauses: 'Where deliveries are paused and resumed.',
  payments: 'Where a customer pays.',
  addresses: "A customer's addresses.",
  featured: 'Where a box is filled.',
  checkout: 'Where a box is ordered.',
  checkoutComplete: 'The order that has just been placed; {id} is its id.',
  christmasRange: 'What comes for Christmas only.',
  milk: 'Milk and other daily essentials.',
  storeCupboard: 'Daily essentials of the store cupboard.',
  drinksSnacks: 'Drinks and snacks.',
  butcher: 'What the butcher has for a box.',
  bakery: 'What the bakery has for a box.',
  greengrocer: 'What the greengrocer has for a box.',
}
