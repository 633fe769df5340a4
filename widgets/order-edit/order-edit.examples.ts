import type { Example } from '../../shared/platform/runtime/example'

const milk = `{ "id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35" }`
const fallback = '<a href="/account/essentials">Edit</a>'

export const examples: Example[] = [
  {
    name: 'A regular order',
    about: 'Opens the regular order of the product.',
    visitor: 'customer',
    markup: `<span data-widget="order-edit">
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</span>`,
    html: '<p>Whole milk, 9 each week {widget}</p>',
  },
  {
    name: 'One delivery',
    about: 'With a delivery date it opens the order of that date.',
    visitor: 'customer',
    markup: `<span data-widget="order-edit" data-delivery-date="2026-11-27">
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</span>`,
    html: '<p>Whole milk, 2 on Friday 27 November {widget}</p>',
  },
  {
    name: 'One delivery with plus and minus',
    about: 'Plus and minus change the quantity of that delivery at once.',
    visitor: 'customer',
    markup: `<span data-widget="order-edit" data-delivery-date="2026-11-27" data-quantity="2" data-stepper>
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</span>`,
    html: '<p>Whole milk, 2 on Friday 27 November</p>{widget}',
  },
  {
    name: 'For a guest',
    about: 'Guests are not offered to pause their deliveries.',
    markup: `<span data-widget="order-edit">
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</span>`,
  },
]
