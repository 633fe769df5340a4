import type { Example } from '../../shared/platform/runtime/example'

const row = '<p>Phone: 0117 496 0188 <a href="/account/details?edit=phone">Edit phone</a></p>'
const form = (phone: string, error = '') => `
  <form action="/account/details" method="post">
    <label>Phone <input type="tel" name="phone" value="${phone}" autocomplete="tel"></label>
    ${error && `<p>${error}</p>`}
    <button type="submit">Update</button> <a href="/account/details">Cancel</a>
  </form>
`

export const examples: Example[] = [
  {
    name: 'Reading',
    about: 'EDIT opens the field in its place; Cancel and Escape put back what was there.',
    visitor: 'customer',
    markup: `<div data-widget="account-phone" data-phone="0117 496 0188">${row}</div>`,
  },
  {
    name: 'Editing at first',
    about: 'For a page that was asked for the form.',
    visitor: 'customer',
    markup: `<div data-widget="account-phone" data-phone="0117 496 0188" data-editing>${form('0117 496 0188')}</div>`,
  },
  {
    name: 'Refused by the server',
    about:
      'What was typed stands in the field, with the message about it; Cancel goes back to the number that the shop has.',
    visitor: 'customer',
    markup: `<div data-widget="account-phone" data-phone="0117 496 0188" data-typed="12">
  <script type="application/json">
    { "errors": { "phone": ["The phone format is invalid."] } }
  </script>${form('12', 'The phone format is invalid.')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="account-phone" data-phone="+44 117 496 0188">
  <script type="application/json">
    { "labels": { "phone": "How we ring you", "editPhone": "Edit how we ring you" } }
  </script>${row}</div>`,
  },
]
