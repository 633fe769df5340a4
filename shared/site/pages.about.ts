import type { PageName } from './pages'

/** Describes each page of a site, for the catalogue and the contract; not part of the bundle. */
export const pagesAbout: Readonly<Record<PageName, string>> = {
  login:
    'The login. After a call is answered with 401, the browser goes there; the parameter return holds the page to return to.',
  register: 'The registration of new customers.',
  contact: 'The contact page of the shop.',
  terms: 'The terms of an order.',
  deliveryQuestions: 'Questions about deliveries and their answers.',
  orders: "A customer's boxes.",
  pauses: 'The page on which customers pause and resume deliveries.',
  payments: 'The page on which customers pay.',
  addresses: "A customer's addresses.",
  featured: 'The products for a box.',
  checkout: 'The checkout of a box.',
  checkoutComplete: 'The order that has just been placed; {id} is its id.',
  christmasRange: 'Products for Christmas only.',
  milk: 'Milk and other daily essentials.',
  storeCupboard: 'Daily essentials of the store cupboard.',
  drinksSnacks: 'Drinks and snacks.',
  butcher: 'Products of the butcher, for a box.',
  bakery: 'Products of the bakery, for a box.',
  greengrocer: 'Products of the greengrocer, for a box.',
}
