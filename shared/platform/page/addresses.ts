/** The pages of the site that widgets lead to, each stated once; their calls have a table of their own (`shared/domain/api/client/routes`). */
export const pages = {
  login: '/login',
  register: '/register',
  contact: '/contact',
  terms: '/terms',
  deliveryQuestions: '/faq/category/deliveries',
  orders: '/account/orders',
  pauses: '/account/pauses',
  addresses: '/account/addresses',
  featured: '/shop/best-of-local/featured',
  checkout: '/shop/best-of-local/checkout',
  christmasRange: '/shop/christmas-range',
} as const

/** Where newcomers choose their first items. */
export const shelves = {
  milk: '/shop/milk',
  storeCupboard: '/shop/store-cupboard',
  drinksSnacks: '/shop/drinks-snacks',
  butcher: '/shop/butcher',
  bakery: '/shop/bakery',
  greengrocer: '/shop/greengrocer',
} as const

/** The page of an order that has been placed. */
export const placedOrder = (orderId: string): string => `/shop/best-of-local/checkout-complete/${orderId}`
