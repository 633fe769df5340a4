import type { Example } from '../../shared/platform/runtime/example'

const fallback = (code = '') => `
  <label for="referral_code">Promotional code (optional)</label>
  <input type="text" id="referral_code" name="referral_code" value="${code}" autocomplete="off">
  <input type="hidden" name="referral_code_checked" value="0">
`
const inForm = '<form action="/register" method="post">{widget}</form>'
const withCode = (code: string) =>
  `<div data-widget="promo-field" data-code="${code}">${fallback(code)}</div>`

export const examples: Example[] = [
  {
    name: 'On the registration form',
    about: 'Posts referral_code, and referral_code_checked as 1 once the code has been checked.',
    markup: `<div data-widget="promo-field">${fallback()}</div>`,
    html: inForm,
  },
  {
    name: 'A code from the page',
    about: 'A code in data-code is checked at once; this one is a discount.',
    markup: withCode('WELCOME10'),
    html: inForm,
  },
  {
    name: 'A code that is refused',
    about: "The shop's own words stand under the field until the code is changed.",
    markup: withCode('SPRING19'),
    html: inForm,
  },
  {
    name: 'A code with a free product',
    about:
      'The choice stands in the product-selector of the same form; without one the code is added all the same.',
    markup: withCode('FREEBREAKFAST'),
    html: inForm,
  },
  {
    name: 'With the offline-customer checkbox',
    about: 'For pages that want both in one place.',
    markup: `<div data-widget="promo-field">
  <script type="application/json">
    { "offline": { "checked": true, "email": "bedminster@doorstepdairy.example", "phone": "0117 496 0142" } }
  </script>${fallback()}</div>`,
    html: inForm,
  },
  {
    name: 'Own wording',
    about: 'Any of the labels can be replaced.',
    markup: `<div data-widget="promo-field">
  <script type="application/json">
    { "labels": { "label": "Code from the leaflet", "hint": "Six letters, on the back.", "check": "Use it" } }
  </script>${fallback()}</div>`,
    html: inForm,
  },
]
