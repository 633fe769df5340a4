import { exampleBox, jsonChild } from '../../shared/features/boxes/example-boxes'
import type { Example } from '../../shared/platform/runtime/example'

const markup = (more: object) => `<div data-widget="box-order-detail">
  ${jsonChild({ order: exampleBox(more) })}
  <p><a href="/contact">Ask about your order</a></p>
</div>`

const example = (name: string, about: string, more: object): Example => ({
  name,
  about,
  visitor: 'customer',
  markup: markup(more),
})

export const examples: Example[] = [
  example('Before the cutoff', 'It can be deleted; the question is asked first.', {}),
  example('Every two weeks', 'One delivery can be cancelled, or all that are still to come.', {
    order: { id: 871, frequency: 2 },
  }),
  example('Confirmed', 'Past its cutoff, and on its way.', { past_cutoff: true }),
  example('Delivered, fewer than ordered', 'The quantity tells how many came.', {
    start_date: '2026-05-21',
    past_cutoff: true,
    delivered: true,
    paid: true,
    deliveries: [
      {
        product_name: 'Dry cured back bacon',
        quantity_ordered: 2,
        quantity_delivered: 1,
        total_price: '8.50',
      },
      { product_name: 'Apple chutney', quantity_ordered: 1, total_price: '3.75', unavailable: true },
    ],
  }),
  example('Cancelled', 'It says so, in the tense of its day.', { cancelled: true }),
  example('Failed', 'With the reason the shop gives.', {
    failed: { status: true, reason: 'We could not get to your door: the gate was locked.' },
    past_cutoff: true,
  }),
  example('Failing', 'Something is wrong that can still be put right.', {
    failing: { status: true, reason: 'Your card was declined.' },
  }),
  example('Undeliverable', 'Past its cutoff, and it will not come.', {
    past_cutoff: true,
    deliverable: false,
  }),
]
