import type { Example } from '../../shared/platform/runtime/example'

const milk = `{ "id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35", "max_qty_allowed": null }`
const fallback = '<p><a href="/account/essentials">See your regular order</a></p>'

export const examples: Example[] = [
  {
    name: 'Milk for the week',
    about: 'One quantity for each day, Monday to Saturday; saved at a press.',
    visitor: 'customer',
    markup: `<div data-widget="regular-order">
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</div>`,
  },
  {
    name: 'Only weekly',
    about: 'The lottery comes every week or not at all: no frequency can be chosen.',
    visitor: 'customer',
    markup: `<div data-widget="regular-order">
  <script type="application/json">
    { "product": { "id": 133, "name": "Doorstep lottery", "template": "de", "edg_code": "5600", "order_price": "1.00", "max_qty_allowed": 5 } }
  </script>
  ${fallback}
</div>`,
  },
  {
    name: 'Six in total',
    about: 'Each day can have what the others leave of the total.',
    visitor: 'customer',
    markup: `<div data-widget="regular-order" data-total-max-quantity="6">
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</div>`,
  },
  {
    name: "In the page's own form",
    about: 'No button: hidden fields such as gift[weekdays][1][quantity] are posted with the form.',
    visitor: 'customer',
    markup: `<div data-widget="regular-order" data-hide-button data-field-prefix="gift" data-frequency="false">
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</div>`,
    html: '<form action="/register" method="post">{widget}</form>',
  },
]
