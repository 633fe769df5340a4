import type { Example } from '../../shared/platform/runtime/example'

const home = `{ "id": 1, "address_summary": "14 Greville Street, BS3 4TN" }`
const dairy = `{ "id": 2, "address_summary": "The Old Dairy, BS41 8QA" }`
const inForm = '<form action="/account/house-moves" method="post">{widget}</form>'

const fallback = (date = '') => `
  <label for="move-from">Moving from</label>
  <select id="move-from" name="address"><option value="1">14 Greville Street, BS3 4TN</option></select>
  <label for="move-date">Moving on</label>
  <input type="text" id="move-date" name="move_date" value="${date}" placeholder="dd/mm/yyyy" required>
`

export const examples: Example[] = [
  {
    name: 'Inside the page’s form',
    about:
      'Orders that clash with the new delivery days are listed, each with the days or dates it can go to. The form posts address, move_date and conflict[id][from] and [to].',
    visitor: 'customer',
    markup: `<div data-widget="house-move" data-postcode="BA1 5LR">
  <script type="application/json">
    { "addresses": [${home}, ${dairy}] }
  </script>${fallback()}</div>`,
    html: inForm,
  },
  {
    name: 'One address, a form of its own',
    about: 'With data-action it brings the form and the token; the only address is said, not asked.',
    visitor: 'customer',
    markup: `<div data-widget="house-move" data-postcode="BS1 4DJ" data-action="/account/house-moves" data-week-start="sunday">
  <script type="application/json">
    { "addresses": [${home}] }
  </script>
  <form action="/account/house-moves" method="post">${fallback()}</form></div>`,
  },
  {
    name: 'A day that is too early',
    about: 'A day before data-earliest-date becomes that day, and the customer is told.',
    visitor: 'customer',
    markup: `<div data-widget="house-move" data-postcode="GL5 1AA" data-earliest-date="07/12/2027" data-move-date="01/12/2027">
  <script type="application/json">
    { "addresses": [${home}] }
  </script>${fallback('07/12/2027')}</div>`,
    html: inForm,
  },
  {
    name: 'Refused by the server',
    about: 'Each message stands by its field until that changes; the others stand above.',
    visitor: 'customer',
    markup: `<div data-widget="house-move" data-postcode="BS6 5AA" data-address="2" data-move-date="24/05/2027">
  <script type="application/json">
    {
      "addresses": [${home}, ${dairy}],
      "errors": { "move_date": ["You have planned a move already."], "conflict": ["Please say where each of your orders should go."] }
    }
  </script>${fallback('24/05/2027')}</div>`,
    html: inForm,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="house-move" data-postcode="BA1 5LR">
  <script type="application/json">
    { "addresses": [${home}], "labels": { "title": "On the move", "confirm": "Move my deliveries" } }
  </script>${fallback()}</div>`,
    html: inForm,
  },
]
