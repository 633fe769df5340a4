import type { Example } from '../../shared/platform/runtime/example'

const cream = `{ "id": 111, "name": "Double cream", "template": "de", "order_price": "1.90", "max_qty_allowed": 6 }`
const fallback = '<p><a href="/account/essentials">See your orders</a></p>'

export const examples: Example[] = [
  {
    name: 'Cream for one date',
    about: 'The first date that the shop offers is chosen; another is read when it is chosen.',
    visitor: 'customer',
    markup: `<div data-widget="one-off-order">
  <script type="application/json">{ "product": ${cream} }</script>
  ${fallback}
</div>`,
  },
  {
    name: 'A certain date',
    about: 'What is ordered for that date can be changed or removed.',
    visitor: 'customer',
    markup: `<div data-widget="one-off-order" data-date="2026-11-27">
  <script type="application/json">{ "product": ${cream} }</script>
  ${fallback}
</div>`,
  },
  {
    name: 'Ordering is closed',
    about: 'The customer sees why, in words of the page.',
    visitor: 'customer',
    markup: `<div data-widget="one-off-order" data-blocked>
  <script type="application/json">
    { "product": ${cream}, "labels": { "blocked": "We are stocktaking until noon." } }
  </script>
  ${fallback}
</div>`,
  },
  {
    name: "In the page's own form",
    about: 'No button: the hidden fields quantity and date are posted with the form.',
    visitor: 'customer',
    markup: `<div data-widget="one-off-order" data-hide-button>
  <script type="application/json">{ "product": ${cream} }</script>
  ${fallback}
</div>`,
    html: '<form action="/register" method="post">{widget}</form>',
  },
]
