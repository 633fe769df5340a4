import type { Example } from '../../shared/platform/runtime/example'

const fallback = (title: string, label = 'Pop in your postcode', action = '/register', method = 'get') => `
  <h2>${title}</h2>
  <form action="${action}" method="${method}">
    <label>${label} <input name="postcode" autocomplete="postal-code"></label>
    <button>Check</button>
  </form>`
const login = '\n  <p>Existing customer? <a href="/login">Log in</a></p>'

export const examples: Example[] = [
  {
    name: 'Beside the shop',
    about: 'Asks, and answers in a dialog. Without script the form leads to the registration page.',
    markup: `<div data-widget="postcode-panel">${fallback('Check My Postcode')}${login}
</div>`,
  },
  {
    name: 'On the registration page',
    about: 'Where we do not deliver, the visitor may try another postcode.',
    markup: `<div data-widget="postcode-panel" data-variant="registration" data-title="Check we deliver to your area">${fallback('Check we deliver to your area')}${login}
</div>`,
  },
  {
    name: 'Already confirmed',
    about: 'The page knows the postcode; its button opens the field again.',
    markup: `<div data-widget="postcode-panel" data-postcode="BS3 4TN">
  <h2>Check My Postcode</h2>
  <p>We deliver to your area: BS3 4TN</p>
</div>`,
  },
  {
    name: 'In a narrow column',
    about: 'Below 300 pixels field and button stand one above the other.',
    markup: `<div data-widget="postcode-panel">${fallback('Check My Postcode')}${login}
</div>`,
    html: '<table role="presentation" width="240"><tr><td>{widget}</td></tr></table>',
  },
  {
    name: 'Across a coloured band',
    about: 'Takes the ground it stands on. Mark that area with data-ground="brand".',
    markup: `<div data-widget="postcode-panel" data-look="band" data-title="Check we deliver to your area">${fallback('Check we deliver to your area')}${login}
</div>`,
    html: '<section data-ground="brand">{widget}</section>',
  },
  {
    name: 'Smaller heading, own words, no daily limit',
    about: "Continue leads elsewhere, and today's limit of registrations stops nobody.",
    markup: `<div data-widget="postcode-panel" data-heading-level="3" data-continue-url="/contact" data-quota-blocks="false">
  <script type="application/json">
    { "labels": { "login": "Have we met? Log in", "delivered": "Yes, we come past your door" } }
  </script>${fallback('Check My Postcode')}${login}
</div>`,
  },
  {
    name: 'In the account',
    about: 'A postcode we deliver to is posted to the account, with further fields of the page.',
    visitor: 'customer',
    markup: `<div data-widget="postcode-panel" data-variant="account">
  <script type="application/json">
    { "extraFields": { "from": "addresses" } }
  </script>${fallback('Check My Postcode', 'Pop in your postcode', '/account/addresses/postcode/verify', 'post')}
</div>`,
  },
  {
    name: 'Moving house',
    about: 'Asks for a future address; the postcode we deliver to now stays as it is.',
    visitor: 'customer',
    markup: `<div data-widget="postcode-panel" data-variant="account" data-moving>${fallback(
      'Check My Postcode',
      "Check the postcode for the address you're moving to",
      '/account/addresses/postcode/verify',
      'post',
    )}
</div>`,
  },
  {
    name: 'A form post that was refused',
    about: "Brings back what was typed, with the server's message.",
    visitor: 'customer',
    markup: `<div data-widget="postcode-panel" data-variant="account" data-moving data-value="EX4 4QJ" data-error="Sorry, we don't deliver to your new address just yet.">${fallback(
      'Check My Postcode',
      "Check the postcode for the address you're moving to",
      '/account/addresses/postcode/verify',
      'post',
    )}
</div>`,
  },
]
