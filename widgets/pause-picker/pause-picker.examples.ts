import type { Example } from '../../shared/platform/runtime/example'

const fallback = (start = '', end = '') => `
  <label for="start_date">First day without a delivery</label>
  <input type="text" id="start_date" name="start_date" value="${start}" placeholder="dd/mm/yyyy" required>
  <label for="end_date">Last day without a delivery</label>
  <input type="text" id="end_date" name="end_date" value="${end}" placeholder="dd/mm/yyyy" required>
`
const inForm = `<form action="/account/pauses" method="post">
  {widget}
  <p><button type="submit">Pause deliveries</button></p>
</form>`

export const examples: Example[] = [
  {
    name: 'No dates given',
    about:
      "Both days start two days from today. The page's own form posts start_date and end_date as DD/MM/YYYY.",
    visitor: 'customer',
    markup: `<div data-widget="pause-picker">${fallback()}</div>`,
    html: inForm,
  },
  {
    name: 'Dates given',
    about: 'A pause that is being changed.',
    visitor: 'customer',
    markup: `<div data-widget="pause-picker" data-start-date="24/05/2027" data-end-date="06/06/2027">${fallback('24/05/2027', '06/06/2027')}</div>`,
    html: inForm,
  },
  {
    name: 'Refused by the server',
    about: 'Each message stands under its field until that field changes.',
    visitor: 'customer',
    markup: `<div data-widget="pause-picker" data-start-date="27/05/2026" data-end-date="27/05/2026">
  <script type="application/json">
    { "errors": { "start_date": ["The start date must be a date after today."] } }
  </script>${fallback('27/05/2026', '27/05/2026')}</div>`,
    html: inForm,
  },
  {
    name: 'Earliest day',
    about: 'Earlier days are struck out, cannot be chosen, and say why.',
    visitor: 'customer',
    markup: `<div data-widget="pause-picker" data-min="2027-05-13" data-start-date="2027-05-20" data-end-date="2027-05-26">${fallback('20/05/2027', '26/05/2027')}</div>`,
    html: inForm,
  },
  {
    name: 'Weeks from Sunday',
    about: 'The calendar as people know it who count weeks from Sunday.',
    visitor: 'customer',
    markup: `<div data-widget="pause-picker" data-week-start="sunday">${fallback()}</div>`,
    html: inForm,
  },
  {
    name: 'Beside pauses that exist',
    about:
      'Lists them with your own links, warns of days that are paused already, and says in your words what goes on.',
    visitor: 'customer',
    markup: `<div data-widget="pause-picker" data-start-date="12/08/2027" data-end-date="20/08/2027" data-note="A one-off order you have already paid for still comes.">
  <script type="application/json">
    {
      "pauses": [
        { "start_date": "14/08/2027", "end_date": "28/08/2027", "editUrl": "/account/pauses?edit=1", "resumeUrl": "/account/pauses?resume=1" },
        { "start_date": "20/12/2027", "end_date": "02/01/2028", "editUrl": "/account/pauses?edit=2" }
      ]
    }
  </script>${fallback('12/08/2027', '20/08/2027')}</div>`,
    html: inForm,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="pause-picker">
  <script type="application/json">
    { "labels": { "start": "First day", "end": "Last day", "weeks": "Away for" } }
  </script>${fallback()}</div>`,
    html: inForm,
  },
]
