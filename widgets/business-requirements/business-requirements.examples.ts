import type { Example } from '../../shared/platform/runtime/example'

type Row = Record<'pname' | 'usize' | 'uquantity', string>

const row = (pname = '', usize = '', uquantity = '', at = 1) => `
    <tr>
      <td><input type="text" name="pname[]" value="${pname}" aria-label="Product name, row ${at}"></td>
      <td><input type="text" name="usize[]" value="${usize}" aria-label="Unit size, row ${at}"></td>
      <td><input type="text" name="uquantity[]" value="${uquantity}" aria-label="Unit quantity, row ${at}"></td>
    </tr>`
const table = (rows: readonly Row[] = []) => `
  <table>
    <tr><th>Product Name</th><th>Unit Size</th><th>Unit Quantity</th></tr>${[...rows.map(({ pname, usize, uquantity }, at) => row(pname, usize, uquantity, at + 1)), row('', '', '', rows.length + 1)].join('')}
  </table>
`
const form = (inside: string) => `
  <form action="/business" method="post">${inside}    <button type="submit">Send</button>
  </form>
`
const inForm = `<form action="/business" method="post">
  {widget}
  <p><button type="submit">Send</button></p>
</form>`

const needs: Row[] = [
  { pname: 'Semi-skimmed milk', usize: '2 litre', uquantity: '24' },
  { pname: 'White bloomer', usize: '800g', uquantity: '10 on Fridays' },
]
const json = (given: object) => `
  <script type="application/json">
    ${JSON.stringify(given)}
  </script>`

export const examples: Example[] = [
  {
    name: 'One empty row',
    about:
      'Add Product adds another. Your form posts pname[], usize[] and uquantity[], but no empty row. Asleep, what you print is posted. A printed checkbox is called select.0 in the first row.',
    markup: `<div data-widget="business-requirements">${table()}</div>`,
    html: inForm,
  },
  {
    name: 'Rows that came back',
    about: 'Tick rows to delete them. A message about one field of one row is named like pname.1.',
    markup: `<div data-widget="business-requirements" data-action="/business">${json({
      rows: needs,
      errors: { 'uquantity.1': ['The unit quantity must be a number.'] },
    })}${form(table(needs))}</div>`,
  },
  {
    name: 'Nothing was written',
    about: 'A message about all rows stands above them.',
    markup: `<div data-widget="business-requirements" data-action="/business">${json({
      errors: { pname: ['Please tell us at least one product.'] },
    })}${form(table())}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    markup: `<div data-widget="business-requirements" data-action="/business">${json({
      labels: { title: 'Your weekly order', add: 'One more', remove: 'Take out' },
    })}${form(table())}</div>`,
  },
]
