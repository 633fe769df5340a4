import type { Example } from '../../shared/platform/runtime/example'

const row = '<p>Password: hidden <a href="/account/password">Edit password</a></p>'
const form = (error = '') => `
  <form action="/account/password" method="post">
    <label>Current Password <input type="password" name="old_password" autocomplete="current-password"></label>
    ${error && `<p>${error}</p>`}
    <label>New Password <input type="password" name="password" autocomplete="new-password"></label>
    <label>Password Confirmation <input type="password" name="password_confirmation" autocomplete="new-password"></label>
    <button type="submit">Update</button> <a href="/account/details">Cancel</a>
  </form>
`

export const examples: Example[] = [
  {
    name: 'Reading',
    about: 'EDIT opens three fields; what is typed is kept nowhere, and forgotten when the page is left.',
    visitor: 'customer',
    markup: `<div data-widget="account-password" data-hint="At least 8 characters.">${row}</div>`,
  },
  {
    name: 'Editing at first',
    about:
      'For a page that is about nothing else. Update waits for a current password and for the new one, twice.',
    visitor: 'customer',
    markup: `<div data-widget="account-password" data-editing data-username="alison@doorstep.example" data-hint="At least 8 characters.">${form()}</div>`,
  },
  {
    name: 'Refused by the server',
    about: 'Each message stands under its field; no password ever comes back with the page.',
    visitor: 'customer',
    markup: `<div data-widget="account-password">
  <script type="application/json">
    { "errors": { "old_password": ["That is not your current password."] } }
  </script>${form('That is not your current password.')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="account-password" data-editing>
  <script type="application/json">
    { "labels": { "oldPassword": "The password you have", "newPassword": "The one you want" } }
  </script>${form()}</div>`,
  },
]
