import type { Example } from '../../shared/platform/runtime/example'

const fallback = (amount = '', error = '') => `
  <form action="/account/payments" method="post">
    <label>Amount in pounds <input type="text" name="amount" value="${amount}" inputmode="decimal"></label>
    ${error && `<p>${error}</p>`}
    <button type="submit">Make Payment</button>
  </form>
`

export const examples: Example[] = [
  {
    name: 'Something is owed',
    about:
      'Picking an amount fills the field and posts nothing. The form then posts amount, _token and _idempotency_key.',
    visitor: 'customer',
    markup: `<div data-widget="payment-form" data-action="/account/payments" data-outstanding-balance="36.85">${fallback()}</div>`,
  },
  {
    name: 'Nothing is owed',
    about: 'No balance, and no way to pay the whole of it.',
    visitor: 'customer',
    markup: `<div data-widget="payment-form" data-action="/account/payments" data-outstanding-balance="0.00" data-amount="20.00">${fallback('20.00')}</div>`,
  },
  {
    name: 'In credit',
    about: 'A balance below zero is money that the customer has paid ahead.',
    visitor: 'customer',
    markup: `<div data-widget="payment-form" data-action="/account/payments" data-outstanding-balance="-5.00">${fallback()}</div>`,
  },
  {
    name: 'Refused by the server',
    about: 'The first message stands under the amount until that changes.',
    visitor: 'customer',
    markup: `<div data-widget="payment-form" data-action="/account/payments" data-outstanding-balance="36.85" data-amount="twenty">
  <script type="application/json">
    { "errors": { "amount": ["The amount must be a number.", "The amount must be at least 0.01."] } }
  </script>${fallback('twenty', 'The amount must be a number.')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="payment-form" data-action="/account/payments" data-outstanding-balance="1234.50">
  <script type="application/json">
    { "labels": { "title": "Pay something on account", "fullBalance": "All of it, {amount}" } }
  </script>${fallback()}</div>`,
  },
]
