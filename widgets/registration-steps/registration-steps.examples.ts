import type { Example } from '../../shared/platform/runtime/example'

const fallback = `
  <ol>
    <li>Check your postcode</li>
    <li>Choose your items</li>
    <li><a href="/register">Complete your registration for deliveries</a></li>
  </ol>
`

export const examples: Example[] = [
  {
    name: 'For daily essentials',
    about: 'Follows the postcode and what is ordered. Confirm a postcode to see where the second step leads.',
    markup: `<div data-widget="registration-steps">${fallback}</div>`,
  },
  {
    name: 'For Best of Local',
    about: 'The second step leads to the butcher, the bakery and the greengrocer.',
    markup: `<div data-widget="registration-steps" data-variant="bol">${fallback}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    markup: `<div data-widget="registration-steps">
  <script type="application/json">
    { "labels": { "checkPostcode": "Where are you?", "chooseItems": "What would you like?", "complete": "Who are you?" } }
  </script>${fallback}</div>`,
  },
]
