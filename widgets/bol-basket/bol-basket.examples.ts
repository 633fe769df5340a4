import type { Example } from '../../shared/platform/runtime/example'

const fallback = '<p><a href="/shop/best-of-local/checkout">Go to your Best of Local box</a></p>'

export const examples: Example[] = [
  {
    name: 'Beside the products',
    about: 'With a minimum order of £10: below it Checkout says what is missing.',
    visitor: 'customer',
    markup: `<div data-widget="bol-basket" data-minimum-order-value="10.00">
  ${fallback}
</div>`,
  },
  {
    name: 'Beside the checkout',
    about: 'Without a Checkout button, and with a way to put it aside.',
    visitor: 'customer',
    markup: `<div data-widget="bol-basket" data-hide-checkout data-closable>
  ${fallback}
</div>`,
  },
  {
    name: 'For somebody who has no account yet',
    about: 'Guests fill a box as customers do; promotional codes are for customers.',
    markup: `<div data-widget="bol-basket" data-minimum-order-value="10.00">
  <script type="application/json">{ "labels": { "title": "Your box" } }</script>
  ${fallback}
</div>`,
  },
]
