/** Boxes for the examples, as the server prints them. */

const row = (id: number, name: string, quantity: number, price: string, more: object = {}) => ({
  id,
  product_id: id,
  product_name: name,
  quantity_ordered: quantity,
  quantity_delivered: null,
  total_price: price,
  unavailable: false,
  temp_unavailable: false,
  ...more,
})
const product = (name: string, picture: string, price: string, quantity: number) => ({
  product: { name, image: `/assets/products/${picture}.svg`, order_price: price },
  quantity,
})

/** Returns a box that can still be changed; `more` replaces some of its properties. */
export const exampleBox = (more: object = {}) => ({
  id: '871-20261126',
  order_id: 871,
  start_date: '2026-11-26',
  items_qty: 4,
  subtotal: '27.80',
  discount_amount: '1.39',
  grand_total: '26.41',
  products: [
    product('Seasonal veg box', 'veg-box', '14.50', 1),
    product('Mature cheddar', 'cheese', '4.80', 1),
    product('Dry cured back bacon', 'bacon', '4.25', 2),
  ],
  deliveries: [
    row(221, 'Seasonal veg box', 1, '14.50'),
    row(231, 'Mature cheddar', 1, '4.80'),
    row(201, 'Dry cured back bacon', 2, '8.50'),
  ],
  cancelled: false,
  failed: { status: false, reason: null },
  failing: { status: false, reason: null },
  past_cutoff: false,
  deliverable: true,
  delivered: false,
  paid: false,
  order: { id: 871, frequency: 0, parent_id: null, daymove_id: null },
  ...more,
})

/** Returns the JSON child of a placeholder. */
export const jsonChild = (options: object): string =>
  `<script type="application/json">
    ${JSON.stringify(options, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n    ')}
  </script>`
