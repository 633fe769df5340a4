import type { Example } from '../../shared/platform/runtime/example'

const fallback = '<a href="/shop/best-of-local/checkout">Your box</a>'

export const examples: Example[] = [
  {
    name: 'In the header of a phone',
    about: 'The items of the Best of Local box; pressed, the box opens in a dialog.',
    visitor: 'customer',
    markup: `<div data-widget="mobile-basket-button">
  ${fallback}
</div>`,
  },
  {
    name: 'At the foot of a phone',
    about:
      'Around it your page has <section class="doorstep-foot" aria-label="Your box">, which page.css keeps in sight. Nothing is shown while the box is empty.',
    visitor: 'customer',
    markup: `<div data-widget="mobile-basket-button" data-look="bar">
  ${fallback}
</div>`,
  },
  {
    name: 'With a minimum order',
    about: 'The dialog tells how far it is, as the box beside the products does.',
    markup: `<div data-widget="mobile-basket-button" data-minimum-order-value="10.00">
  ${fallback}
</div>`,
  },
]
