import type { Example } from '../../shared/platform/runtime/example'

const fallback = (checked = '') => `
  <input type="hidden" name="offline" value="0">
  <label><input type="checkbox" name="offline" value="1"${checked}> I am an offline customer</label>
`
const inForm = '<form action="/register" method="post">{widget}</form>'

export const examples: Example[] = [
  {
    name: 'On the registration form',
    about: 'Posts offline as 0 or 1. Ticking it shows how to reach the depot.',
    markup: `<div data-widget="offline-customer" data-email="bedminster@doorstepdairy.example" data-phone="0117 496 0142">${fallback()}</div>`,
    html: inForm,
  },
  {
    name: 'Ticked',
    about: 'As in a form that came back with errors.',
    markup: `<div data-widget="offline-customer" data-checked data-email="bedminster@doorstepdairy.example" data-phone="0117 496 0142">${fallback(' checked')}</div>`,
    html: inForm,
  },
  {
    name: 'Depot not known yet',
    about: 'Without an email address and a phone number the help leads to the contact form.',
    markup: `<div data-widget="offline-customer" data-checked>${fallback(' checked')}</div>`,
    html: inForm,
  },
  {
    name: 'Own wording',
    about: '{contact} stands for the email address and the phone number.',
    markup: `<div data-widget="offline-customer" data-checked data-phone="0117 496 0142">
  <script type="application/json">
    { "labels": { "label": "I already have deliveries from you", "help": "Welcome. Any questions? Your depot is on {contact}." } }
  </script>${fallback(' checked')}</div>`,
    html: inForm,
  },
]
