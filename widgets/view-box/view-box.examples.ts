import { exampleBox, jsonChild } from '../../shared/features/boxes/example-boxes'
import type { Example } from '../../shared/platform/runtime/example'

const markup = (options: object, attributes = '') => `<div data-widget="view-box"${attributes}>
  ${jsonChild(options)}
  <a href="/account/orders">View your boxes</a>
</div>`

export const examples: Example[] = [
  {
    name: 'To be changed',
    about: 'Edit order fills the box of the page with this one and goes to the shelves.',
    visitor: 'customer',
    markup: markup({ order: exampleBox() }),
  },
  {
    name: 'To be ordered again',
    about: 'What is gone and what has become dearer is told first.',
    visitor: 'customer',
    markup: markup(
      {
        order: exampleBox({
          past_cutoff: true,
          delivered: true,
          start_date: '2026-05-21',
          deliveries: [
            { product_name: 'Mature cheddar', quantity_ordered: 1, total_price: '4.50' },
            { product_name: 'Apple chutney', quantity_ordered: 1, total_price: '3.75', unavailable: true },
          ],
        }),
      },
      ' data-action="reorder"',
    ),
  },
  {
    name: 'With an amendment that is not finished',
    about: 'It is asked about first: discard it, or go on with it.',
    visitor: 'customer',
    markup: markup({
      order: exampleBox(),
      activeBolOrder: { date: '2026-12-03', frequency: 1, weekday: 4 },
    }),
  },
]
