import type { Example } from '../../shared/platform/runtime/example'

const fallback = (from = '', to = '', q = '') => `
  <form action="/account/transactions" method="get">
    <label>Search <input type="text" name="q" value="${q}"></label>
    <label>From <input type="text" name="from" value="${from}" placeholder="dd/mm/yyyy"></label>
    <label>To <input type="text" name="to" value="${to}" placeholder="dd/mm/yyyy"></label>
    <button type="submit">Search</button>
  </form>
`

export const examples: Example[] = [
  {
    name: 'The last 30 days',
    about: 'Sends q, from and to to the page that lists what is found; dates as DD/MM/YYYY.',
    visitor: 'customer',
    markup: `<div data-widget="transaction-search" data-action="/account/transactions">${fallback()}</div>`,
  },
  {
    name: 'A search that was made',
    about: 'The page gives back what was asked for.',
    visitor: 'customer',
    markup: `<div data-widget="transaction-search" data-action="/account/transactions" data-q="milk" data-start="01/05/2026" data-end="31/05/2026">${fallback('01/05/2026', '31/05/2026', 'milk')}</div>`,
  },
  {
    name: 'Refused by the server',
    about: 'A date that is none stands as it was typed, with the message about it.',
    visitor: 'customer',
    markup: `<div data-widget="transaction-search" data-action="/account/transactions" data-start="31/02/2026" data-end="27/05/2026">
  <script type="application/json">
    { "errors": { "start_date": ["The start date is not a valid date."] } }
  </script>${fallback('31/02/2026', '27/05/2026')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="transaction-search" data-action="/account/transactions">
  <script type="application/json">
    { "labels": { "title": "Look something up", "search": "Look" } }
  </script>${fallback()}</div>`,
  },
]
