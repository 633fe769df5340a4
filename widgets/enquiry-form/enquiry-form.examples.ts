import type { Example } from '../../shared/platform/runtime/example'

const types = [
  { value: 'deliveries', label: 'My deliveries' },
  { value: 'bill', label: 'My bill' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'report_driving', label: 'Report driving' },
  { value: 'other', label: 'Other' },
]
const json = (more: object = {}) => `
  <script type="application/json">
    ${JSON.stringify({ types, ...more })}
  </script>`

const fields = (chosen = '', address = '', postcode = '') => `
  <label>Enquiry Type <select name="type">
    <option value="">Please choose</option>
${types.map(({ value, label }) => `    <option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`).join('\n')}
  </select></label>
  <label>First line of address <input type="text" name="address_1" value="${address}" autocomplete="address-line1"></label>
  <label>Postcode <input type="text" name="postcode" value="${postcode}" autocomplete="postal-code"></label>
`
const [withoutAddress = ''] = fields('feedback').split('  <label>First line')
const form = (inside: string) => `
  <form action="/contact" method="post">${inside}    <button type="submit">Send enquiry</button>
  </form>
`
const inForm = `<form action="/contact" method="post">
  {widget}
  <p><label>Your message <textarea name="message"></textarea></label></p>
  <p><button type="submit">Send message</button></p>
</form>`

export const examples: Example[] = [
  {
    name: 'In your own form',
    about: 'Adds its fields to yours. An address that is not asked for is neither shown nor posted.',
    markup: `<div data-widget="enquiry-form">${json()}${fields()}</div>`,
    html: inForm,
  },
  {
    name: 'A form of its own',
    about: 'With data-action it posts type, address_1, postcode and _token by itself.',
    markup: `<div data-widget="enquiry-form" data-action="/contact">${json()}${form(fields())}</div>`,
  },
  {
    name: 'Without an address',
    about: 'Feedback, reported driving and what is of no kind need none.',
    markup: `<div data-widget="enquiry-form" data-action="/contact">${json({ values: { type: 'feedback' } })}${form(withoutAddress)}</div>`,
  },
  {
    name: 'Refused by the server',
    about: 'What was sent stands in the fields, each message under its own until that changes.',
    markup: `<div data-widget="enquiry-form" data-action="/contact">${json({
      values: { type: 'deliveries', address_1: '', postcode: 'BS3' },
      errors: {
        address_1: ['The address 1 field is required.'],
        postcode: ['The postcode format is invalid.'],
      },
    })}${form(fields('deliveries', '', 'BS3'))}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    markup: `<div data-widget="enquiry-form" data-action="/contact">${json({
      labels: { title: 'How can we help?', type: 'What is it about?' },
    })}${form(fields())}</div>`,
  },
]
