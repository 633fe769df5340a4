import type { Example } from '../../shared/platform/runtime/example'

const placeholder = (
  product: object,
  attributes = '',
  more?: object,
) => `<div data-widget="order-dialog"${attributes}>
  <script type="application/json">
    ${JSON.stringify({ product, ...more }, null, 2).replaceAll('\n', '\n    ')}
  </script>
  <a class="button" href="/contact">Order</a>
</div>`

const veg = {
  id: 221,
  name: 'Seasonal veg box',
  template: 'bol',
  edg_code: '4201',
  is_available: true,
  max_qty_allowed: 3,
  image: '/assets/products/veg-box.svg',
  order_price: '14.50',
  size: 'Picked this week, feeds 2 to 3',
}
const milk = {
  id: 101,
  name: 'Whole milk',
  template: 'de',
  edg_code: '1001',
  is_available: true,
  max_qty_allowed: null,
  image: '/assets/products/milk-whole.svg',
  order_price: '1.35',
  size: '1 pint glass bottle',
}

export const examples: Example[] = [
  {
    name: 'One press adds one',
    about: 'For a card of a Best of Local product. Nothing is fetched before the first press.',
    visitor: 'customer',
    markup: placeholder(veg),
  },
  {
    name: 'With a dialog',
    about: 'The customer chooses how many.',
    visitor: 'customer',
    markup: placeholder(veg, ' data-mode="dialog"'),
  },
  {
    name: 'A daily essential',
    about: 'Just once or regularly, each in a tab of its own.',
    visitor: 'customer',
    markup: placeholder(milk),
  },
  {
    name: 'With a product sheet',
    about:
      'A link says what it is: unit price, ingredients with allergens, keeping. Without script it leads to its page.',
    visitor: 'customer',
    markup: placeholder(milk, ' data-product-page="/shop/products/101"', {
      facts: {
        perUnit: '£2.38 per litre',
        ingredients: 'Whole milk.',
        allergens: ['milk'],
        keeping: 'Keep in the fridge, and use within three days of opening.',
      },
    }),
  },
  {
    name: 'What the customer gets',
    about:
      'Your server prints it, in the option and inside the placeholder; the card keeps it current. Left out, the card asks the shop when it starts.',
    visitor: 'customer',
    markup: placeholder(milk, '', { comes: { regularly: '2 every Thursday' } }).replace(
      '<a class="button"',
      '<p>You get 2 every Thursday</p>\n  <a class="button"',
    ),
  },
  {
    name: 'Plus and minus',
    about: 'Once some are in the box, they stand in the place of the button.',
    visitor: 'customer',
    markup: placeholder(veg, ' data-stepper'),
  },
  {
    name: 'Without a postcode',
    about: 'It is asked for first, and then the order goes on.',
    visitor: 'guest',
    markup: placeholder(veg, ' data-mode="dialog"'),
  },
  {
    name: 'Out of stock',
    about: 'The button says so and cannot be pressed.',
    visitor: 'customer',
    markup: placeholder({ ...veg, is_available: false }),
  },
  {
    name: 'Nothing can be ordered now',
    about: 'The reason is shown.',
    visitor: 'customer',
    markup: placeholder(veg, ' data-blocked="The shop takes orders again on Monday."'),
  },
]
