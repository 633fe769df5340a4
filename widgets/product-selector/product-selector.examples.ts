import type { Example } from '../../shared/platform/runtime/example'

const inForm = '<form action="/register" method="post">{widget}</form>'
const milk = `{ "id": 101, "name": "Whole milk", "image": "/assets/products/milk-whole.svg" }`
const eggs = `{ "id": 106, "name": "Free range eggs", "image": "/assets/products/eggs.svg" }`
const butter = `{ "id": 109, "name": "Country butter" }`

const fallback = `
  <fieldset>
    <legend>Please Select Your Free Product</legend>
    <label><input type="radio" name="product" value="101"> Whole milk</label>
    <label><input type="radio" name="product" value="106"> Free range eggs</label>
    <label><input type="radio" name="product" value="109"> Country butter</label>
  </fieldset>
`
const scheme = (order: 'regular' | 'oneoff', most: number) => `"scheme": {
      "reward_type": "free", "reward_order_type": "${order}", "reward_max_qty": ${most},
      "products": [${milk}, ${eggs}, ${butter}]
    }`

export const examples: Example[] = [
  {
    name: 'With the code in the same form',
    about:
      'What the page prints holds until the promo-field has something to say; without a scheme nothing is shown before that.',
    markup: `<div data-widget="product-selector">
  <script type="application/json">
    { ${scheme('oneoff', 1)} }
  </script>${fallback}</div>`,
    html: `<form action="/register" method="post">
  {widget}
  <div data-widget="promo-field" data-code="FREEBREAKFAST"><input type="text" name="referral_code" value="FREEBREAKFAST" aria-label="Promotional code"></div>
</form>`,
  },
  {
    name: 'A reward for every week',
    about:
      'The chosen product comes with as many as the code brings, on the days the customer likes. Posts product, product_type and weekdays[day][quantity].',
    markup: `<div data-widget="product-selector" data-product="101">
  <script type="application/json">
    { ${scheme('regular', 2)} }
  </script>${fallback}</div>`,
    html: inForm,
  },
  {
    name: 'A reward for one date',
    about: 'Posts product, product_type, quantity and date. A product without a picture shows yours.',
    markup: `<div data-widget="product-selector" data-product="109" data-quantity="1" data-date="2026-11-27" data-default-image="/assets/products/default.svg">
  <script type="application/json">
    { ${scheme('oneoff', 1)} }
  </script>${fallback}</div>`,
    html: inForm,
  },
  {
    name: 'A form that came back with errors',
    about: "The server's messages stand above the choice until it is changed.",
    markup: `<div data-widget="product-selector" data-product="106">
  <script type="application/json">
    {
      ${scheme('regular', 2)},
      "weekdays": { "1": { "quantity": 2 }, "3": { "quantity": 1 } },
      "errors": { "weekdays": ["Your code brings 2 of Free range eggs, and no more."] }
    }
  </script>${fallback}</div>`,
    html: inForm,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    markup: `<div data-widget="product-selector">
  <script type="application/json">
    { ${scheme('oneoff', 1)}, "labels": { "title": "Which one would you like for free?" } }
  </script>${fallback}</div>`,
    html: inForm,
  },
]
