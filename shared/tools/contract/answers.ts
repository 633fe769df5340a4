/** Complete responses as the shop sends them; `spoilt` damages them one part at a time. */
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
  previous_total: '26.41',
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

const weekday = { quantity: 2, frequency: 1, active: true, max_quantity: 6, is_order: true }

export const regularAnswer = { weekdays: { 1: weekday, 3: { ...weekday, quantity: 0, is_order: false } } }

export const oneOffAnswer = {
  dates: { 'This week': { '2026-11-27': 'Friday 27 November' } },
  quantity: 3,
  order_id: 871,
  frequency: 1,
}

const depot = {
  title: 'Oakdale',
  address_1: '1 Dairy Lane',
  address_2: '',
  address_3: null,
  city: 'Oakdale',
  postcode: 'OA1 1AA',
  phone: '01632 960001',
}

export const postcodeAnswers = {
  matched: {
    postcode_match: true,
    quota_reached: false,
    is_affiliate: false,
    results: { delivery_summary: 'Monday, Wednesday and Friday', round: { roundsman: 'Pat', depot } },
  },
  affiliates: {
    postcode_match: false,
    quota_reached: false,
    is_affiliate: true,
    results: [
      {
        affiliate: {
          company_name: 'Hill Farm',
          contact_name: 'Jo Hill',
          telephone: '01632 960002',
          website: 'www.hill-farm.example',
        },
      },
    ],
  },
  notServed: { postcode_match: false, quota_reached: false, is_affiliate: false, results: { id: 5001 } },
}

export const schemeAnswer = {
  scheme: {
    reward_type: 'free',
    reward_order_type: 'regular',
    reward_max_qty: 3,
    products: [
      {
        id: 101,
        name: 'Whole milk',
        image: '/assets/products/milk.svg',
        edg_code: '1001',
        order_price: '1.35',
        max_qty_allowed: 6,
      },
    ],
  },
}

export const moveAnswer = {
  conflicts: [
    {
      id: 7,
      frequency: 1,
      weekday: 1,
      date: null,
      name: 'Whole milk',
      product_name: '',
      quantity: 2,
      image: '',
    },
  ],
  available_days: { 2: 'Tuesday', 5: 'Friday' },
  delivery_dates: [{ value: '2026-12-01', label: 'Tuesday 1 December' }],
}

export const savedAnswer = {
  success: true,
  message: 'Thank you, that is saved.',
  order_link: '/account/orders',
}
