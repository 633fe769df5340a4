/** Answers as the shop writes them, whole; `spoilt` damages them one part at a time. */
export const product = {
  id: 221,
  name: 'Seasonal veg box',
  template: 'bol',
  edg_code: '4201',
  is_available: true,
  max_qty_allowed: 3,
  image: '/assets/products/veg-box.svg',
  order_price: '14.50',
  size: 'Picked this week',
}

export const draft = {
  id: 900,
  date: '2026-11-27',
  next_delivery_date: '2026-12-04',
  frequency: 1,
  delivery_slot_id: 0,
  delivery_instructions: 'porch',
  other_delivery_instructions: '',
  parent_id: null,
  editing_order_id: 871,
  weekday: 5,
}

export const basketAnswer = {
  basket: {
    id: 7,
    discount_amount: '1.39',
    coupon_code: 'SPRING5',
    deliveries: [{ order_product_id: 11, discount_amount: '0.70' }],
  },
  order: draft,
  products: [
    { id: 11, product_id: 221, quantity: 2, product, unavailable: false },
    { id: 12, product_id: 231, quantity: '1', product: { ...product, id: 231 }, unavailable: 1 },
  ],
}

export const boxOrder = {
  id: 31,
  order_id: 871,
  start_date: '2026-11-26',
  items_qty: 3,
  subtotal: '27.80',
  discount_amount: '1.39',
  grand_total: '26.41',
  products: [{ product: { name: 'Seasonal veg box', image: '/veg.svg', order_price: '15.00' }, quantity: 2 }],
  deliveries: [
    {
      id: 1,
      product_id: 221,
      product_name: 'Seasonal veg box',
      quantity_ordered: 2,
      quantity_delivered: null,
      total_price: '29.00',
      unavailable: false,
      temp_unavailable: 0,
    },
  ],
  cancelled: false,
  failed: { status: false, reason: null },
  failing: { status: 1, reason: 'Card declined' },
  past_cutoff: 0,
  deliverable: '1',
  delivered: false,
  paid: false,
  shifted: false,
  paused: false,
  modified: false,
  cutoff: '2026-11-25T21:00:00+00:00',
  order: { id: 871, frequency: 2, weekday: 4, parent_id: null, daymove_id: null },
  weekday: 4,
}

export const weekAnswer = {
  products: [
    {
      id: 41,
      product_id: 101,
      product_name: 'Whole milk',
      product: { ...product, id: 101, name: 'Whole milk', template: 'de' },
      quantity_ordered: 2,
      quantity_delivered: null,
      total_price: '2.70',
      delivery_date: '2026-11-23',
      past_cutoff: false,
      cutoff: '2026-11-22T21:00:00+00:00',
      paused: false,
      shifted: false,
      limited: false,
      modified: false,
      unavailable: false,
      temp_unavailable: false,
      rolledback_at: null,
      rolledback_quantity: null,
      orderproduct: {
        is_free: false,
        order: { id: 5, type: 'de', frequency: 1, daymove_id: null, parent_id: null },
      },
    },
  ],
  orders: [boxOrder],
  pauses: [{ id: 1, start_date: '2026-11-27', end_date: '2026-11-28' }],
  moves: [{ from: '2026-11-24', to: '2026-11-25', name: 'Bank Holiday' }],
  activeBolOrder: { id: 871, date: '2026-11-26', frequency: 2, weekday: 4 },
}

export const checkoutAnswer = {
  total: '27.80',
  products: basketAnswer.products,
}
