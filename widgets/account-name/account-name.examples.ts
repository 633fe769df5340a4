import type { Example } from '../../shared/platform/runtime/example'

const row = '<p>Name: Mrs Alison Frampton <a href="/account/details?edit=name">Edit name</a></p>'
const titles = '"titles": ["Mrs", "Ms", "Miss", "Mr", "Mx", "Dr"]'
const form = (lastname: string) => `
  <form action="/account/details" method="post">
    <label>Title <input type="text" name="title" value="Mrs"></label>
    <label>First name <input type="text" name="firstname" value="Alison"></label>
    <label>Last name <input type="text" name="lastname" value="${lastname}"></label>
    <button type="submit">Update</button> <a href="/account/details">Cancel</a>
  </form>
`
const alison = 'data-title="Mrs" data-firstname="Alison" data-lastname="Frampton"'

export const examples: Example[] = [
  {
    name: 'Reading',
    about: 'EDIT opens the fields in their place; Cancel and Escape put back what was there.',
    visitor: 'customer',
    markup: `<div data-widget="account-name" ${alison}>
  <script type="application/json">{ ${titles} }</script>${row}</div>`,
  },
  {
    name: 'Refused by the server',
    about: 'What was typed stands in the fields, with the messages about it.',
    visitor: 'customer',
    markup: `<div data-widget="account-name" ${alison}>
  <script type="application/json">
    {
      ${titles},
      "typed": { "title": "Mrs", "firstname": "Alison", "lastname": "" },
      "errors": { "lastname": ["The lastname field is required."] }
    }
  </script>${form('')}</div>`,
  },
  {
    name: 'Without titles',
    about: 'The title is typed, and may stay empty.',
    visitor: 'customer',
    markup: `<div data-widget="account-name" data-firstname="Joseph" data-lastname="Adeyemi" data-editing>${form('Adeyemi')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="account-name" ${alison}>
  <script type="application/json">
    { ${titles}, "labels": { "name": "What we call you", "editName": "Edit what we call you" } }
  </script>${row}</div>`,
  },
]
