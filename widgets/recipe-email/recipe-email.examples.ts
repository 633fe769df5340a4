import type { Example } from '../../shared/platform/runtime/example'

const fallback = (email = '', error = '') => `
  <form action="/email-recipe" method="post">
    <input type="hidden" name="recipe" value="1">
    <label>Email <input type="email" name="email" value="${email}" autocomplete="email"></label>
    ${error && `<p>${error}</p>`}
    <button type="submit">Email me this recipe</button>
  </form>
`

export const examples: Example[] = [
  {
    name: 'Ready',
    about: 'SUBMIT sends recipe and email in a call; the page stays.',
    markup: `<div data-widget="recipe-email" data-recipe="1">${fallback()}</div>`,
  },
  {
    name: 'Refused by the server',
    about: 'As in a form that came back: the first message stands under the field until that changes.',
    markup: `<div data-widget="recipe-email" data-recipe="1" data-email="alison@">
  <script type="application/json">
    { "errors": { "email": ["The email must be a valid email address."] } }
  </script>${fallback('alison@', 'The email must be a valid email address.')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Say what else you do with an address, if you do.',
    markup: `<div data-widget="recipe-email" data-recipe="1">
  <script type="application/json">
    { "labels": { "title": "Cook it later", "purpose": "One email with the recipe, and no other." } }
  </script>${fallback()}</div>`,
  },
]
