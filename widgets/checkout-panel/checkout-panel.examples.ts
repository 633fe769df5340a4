import type { Example } from '../../shared/platform/runtime/example'

const order = (more: object = {}) => ({
  id: 900,
  date: null,
  next_delivery_date: null,
  frequency: 0,
  delivery_slot_id: 0,
  delivery_instructions: 'porch',
  other_delivery_instructions: '',
  parent_id: null,
  editing_order_id: null,
  weekday: null,
  ...more,
})

const options = {
  dates: [
    { value: '2030-06-05', label: 'Wednesday 5 June', cutoff: '2030-06-04T21:00:00+01:00' },
    { value: '2030-06-06', label: 'Thursday 6 June', reason: 'Fully booked' },
    { value: '2030-06-07', label: 'Friday 7 June', cutoff: '2030-06-06T21:00:00+01:00' },
    { value: '2030-12-23', label: 'Monday 23 December', cutoff: '2030-12-22T21:00:00+00:00' },
  ],
  days: [
    { value: 1, label: 'Monday' },
    { value: 3, label: 'Wednesday' },
    { value: 5, label: 'Friday' },
  ],
  deliveryOptions: [
    { value: 0, label: 'Leave it, I have special instructions' },
    { value: 1, label: 'Ring the bell' },
  ],
  instructionOptions: [
    { value: 'porch', label: 'In the porch' },
    { value: 'other', label: 'Other' },
  ],
  christmasDates: ['2030-12-23'],
}

const markup = (
  more: object,
  attributes = '',
  beside: object = {},
) => `<div data-widget="checkout-panel"${attributes}>
  <script type="application/json">
    ${JSON.stringify({ order: order(more), ...options, ...beside }, null, 2).replaceAll('\n', '\n    ')}
  </script>
  <p><a href="/contact">Order by telephone</a></p>
</div>`

const example = (name: string, about: string, more: object, attributes?: string): Example => ({
  name,
  about,
  visitor: 'customer',
  markup: markup(more, attributes),
})

export const examples: Example[] = [
  example(
    'A single box',
    'A date by month; one that cannot be chosen says why.',
    {},
    ' data-minimum-order-value="10.00"',
  ),
  example('A box that comes again', 'A weekday takes the place of the date, and the next delivery is told.', {
    frequency: 2,
    weekday: 5,
    next_delivery_date: '2030-06-07',
  }),
  example('One week of a regular box', 'Frequency, day and place stay as they are.', {
    frequency: 1,
    weekday: 5,
    date: '2030-06-07',
    parent_id: 801,
    editing_order_id: 801,
  }),
  {
    name: 'On one screen',
    about: 'Dates and places as tiles; the address, how it is paid, and what the delivery costs.',
    visitor: 'customer',
    markup: markup({}, ' data-tiled data-payment="By Direct Debit on 1 July" data-delivery-cost="0.00"', {
      deliverTo: ['14 Greville Street', 'BS3 4TN'],
    }),
  },
  example('Left somewhere else', 'Words of the customer’s own are needed.', {
    date: '2030-06-05',
    delivery_instructions: 'other',
  }),
]
