/**
 * The usual addresses of the pages to which widgets link; a site may set others. Calls are in
 * `shared/domain/api/client/routes`.
 */
export const usualPages = {
  login: '/login',
  register: '/register',
  contact: '/contact',
  terms: '/terms',
  deliveryQuestions: '/faq/category/deliveries',
  orders: '/account/orders',
  pauses: '/account/pauses',
  payments: '/account/payments',
  addresses: '/account/addresses',
  featured: '/shop/best-of-local/featured',
  checkout: '/shop/best-of-local/checkout',
  checkoutComplete: '/shop/best-of-local/checkout-complete/{id}',
  christmasRange: '/shop/christmas-range',
  milk: '/shop/milk',
  storeCupboard: '/shop/store-cupboard',
  drinksSnacks: '/shop/drinks-snacks',
  butcher: '/shop/butcher',
  bakery: '/shop/bakery',
  greengrocer: '/shop/greengrocer',
} as const

export type PageName = keyof typeof usualPages

/** Pages that a widget opens by itself: they must be on the page's own origin, whatever a site says. */
export const entered: readonly string[] = 'login register addresses featured checkout checkoutComplete'.split(
  ' ',
)
